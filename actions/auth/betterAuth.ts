import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { jwt } from "better-auth/plugins/jwt";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { PASSWORD } from "../../schema/account.ts";
import type { Services } from "../context.ts";
import { hasuraClaims } from "./claims.ts";
import { hashPassword, verifyPassword } from "./passwordHash.ts";
import { sealedSessions } from "./sealedSessions.ts";
import { uncountedWhileReadOnly } from "./uncountedWhileReadOnly.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const SESSION_EXPIRES_S = 30 * DAY;
export const TOKEN_EXPIRES_S = 15 * MINUTE;

/** A pool that sees only schema `auth`. */
export function openAuthPool({ env, log }: Pick<Services, "env" | "log">): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.AUTH_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    options: "-c search_path=auth -c timezone=UTC",
  });
  // When the database server stops, it ends all connections. The pool opens new ones, and the process goes on.
  const note = (error: Error) => log.warn({ err: error }, "a database connection of sign-in ended");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", note));
  return pool;
}

/**
 * The library that keeps accounts, sessions and keys. Only the routes of this folder reach it: they check the input,
 * count attempts and choose the messages. It sends no mail (a trigger of schema `auth` writes to the outbox).
 */
export function buildBetterAuth({ db, env, log }: Pick<Services, "db" | "env" | "log">, pool: pg.Pool) {
  const isSecure = new URL(env.PUBLIC_ORIGIN).protocol === "https:";
  return betterAuth({
    appName: "Savings circle",
    baseURL: env.PUBLIC_ORIGIN,
    basePath: "/auth",
    secret: env.AUTH_SECRET,
    trustedOrigins: [env.PUBLIC_ORIGIN],
    telemetry: { enabled: false },
    // One transaction per endpoint, so that there is never half an account.
    database: {
      db: new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool }) }),
      type: "postgres",
      transaction: true,
    },
    // One statement looks for an account. With two, an existing account would take longer than a missing one.
    experimental: { joins: true },
    advanced: {
      cookiePrefix: "circle",
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isSecure, path: "/" },
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: ["x-client-ip"] },
      // Set explicitly: by default the library drops both checks when it detects a test environment.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      // signUp.ts makes accounts instead, in the same time for every address.
      disableSignUp: true,
      minPasswordLength: PASSWORD.min,
      maxPasswordLength: PASSWORD.max,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    emailVerification: {
      sendOnSignUp: false,
      // The link only confirms: the person who opens it may not be the one who signed up.
      autoSignInAfterVerification: false,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: MINUTE,
      max: 600,
      modelName: "rate_limits",
      fields: { lastRequest: "last_request" },
      customRules: {
        "/jwks": false,
        // Generous, because many people may share one address; signInAttempts.ts counts the failures.
        "/sign-in/email": { window: MINUTE, max: 600 },
      },
    },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
    },
    session: {
      modelName: "sessions",
      fields: {
        token: "token_hash",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        userId: "user_id",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      expiresIn: SESSION_EXPIRES_S,
      updateAge: DAY,
    },
    account: {
      modelName: "accounts",
      fields: {
        accountId: "account_id",
        providerId: "provider_id",
        userId: "user_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      storeIdentifier: "hashed",
    },
    plugins: [
      sealedSessions,
      uncountedWhileReadOnly,
      jwt({
        jwks: { keyPairConfig: { alg: "ES256" } },
        jwt: {
          issuer: env.PUBLIC_ORIGIN,
          audience: env.PUBLIC_ORIGIN,
          expirationTime: `${TOKEN_EXPIRES_S}s`,
          definePayload: async ({ session, user }) => hasuraClaims(db, user, session.id),
        },
        disableSettingJwtHeader: true,
        schema: {
          jwks: {
            modelName: "jwks",
            fields: {
              publicKey: "public_key",
              privateKey: "private_key",
              createdAt: "created_at",
              expiresAt: "expires_at",
            },
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const { rows } = await sql`
              select from public.user_profiles
              where user_id = ${userId} and (suspended_at is not null or deleted_at is not null)`.execute(db);
            if (rows.length > 0) throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED" });
          },
        },
      },
    },
    // The route logs faults by our rules; the library would print rows of its tables.
    onAPIError: { throw: true },
    logger: {
      level: "error",
      // Only the message is logged, because the library's other arguments may hold addresses.
      log: (level, message) => log[level === "error" ? "error" : "debug"]({ source: "better-auth" }, message),
    },
  });
}

export type BetterAuth = ReturnType<typeof buildBetterAuth>;

import { betterAuth, type BetterAuthOptions } from "better-auth";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Services } from "../context.ts";
import { NamingClient } from "../db/NamingClient.ts";
import { FEATURES } from "./features/features.ts";
import { fixedWindows } from "./fixedWindows.ts";
import { keptWhileReadOnly } from "./keptWhileReadOnly.ts";
import type { BetterAuth } from "./library.ts";
import { LIBRARY_TABLES } from "./libraryTables.ts";
import { togetherOf } from "./togetherOf.ts";

const MINUTE = 60;

/** A pool that sees only schema `auth`. */
export function openAuthPool({ env, log }: Pick<Services, "env" | "log">): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.AUTH_CONNECTIONS,
    Client: NamingClient,
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
 * The library that keeps accounts, sessions and keys, with what each of our features asks of it. Only the routes of this
 * folder reach it: they check the input, count attempts and choose the messages. It sends no mail (a trigger of schema
 * `auth` writes to the outbox).
 */
export function buildBetterAuth(services: Pick<Services, "db" | "env" | "log">, pool: pg.Pool): BetterAuth {
  const { env, log } = services;
  const isSecure = new URL(env.PUBLIC_ORIGIN).protocol === "https:";
  const settings = togetherOf<BetterAuthOptions>(
    LIBRARY_TABLES,
    { rateLimit: { enabled: true, customStorage: fixedWindows(services), window: MINUTE, max: 600 } },
    ...FEATURES.map(({ library }) => library?.(services) ?? {}),
    { plugins: [keptWhileReadOnly] },
  );
  const { api, handler } = betterAuth({
    ...settings,
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
    // The route logs faults by our rules; the library would print rows of its tables.
    onAPIError: { throw: true },
    logger: {
      level: "error",
      // Only the message is logged, because the library's other arguments may hold addresses.
      log: (level, message) => log[level === "error" ? "error" : "debug"]({ source: "better-auth" }, message),
    },
  });
  return { api, handler, options: { baseURL: env.PUBLIC_ORIGIN } };
}

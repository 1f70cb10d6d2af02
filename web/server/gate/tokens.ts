import { hash } from "node:crypto";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { GateRefusal, unavailable } from "./refusal.ts";

/** The person and session of a verified token. */
export interface Bearer {
  userId: string;
  /** undefined in a token without a session; only its person can end it early. */
  sessionId: string | undefined;
  roles: readonly string[];
  defaultRole: string;
  /** Milliseconds of real time. */
  issuedAt: number;
  expiresAt: number;
}

export interface Tokens {
  /** @throws GateRefusal in Hasura's words */
  verify(token: string): Promise<Bearer>;
}

const NAMESPACE = "https://hasura.io/jwt/claims";
const MINUTE_MS = 60_000;

/** The keys that actions publishes, fetched on first use and again every few minutes. */
export const keysOf = (actions: URL): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL("/auth/jwks", actions), {
    timeoutDuration: 3000,
    cooldownDuration: 5000,
    cacheMaxAge: 5 * MINUTE_MS,
  });

/** Verifies tokens and remembers the outcome by the token's hash. @param most how many outcomes are remembered */
export function openTokens(keys: JWTVerifyGetKey, publicOrigin: URL, most: number): Tokens {
  const known = new Map<string, Bearer | GateRefusal>();
  /** A page comes with several requests at once: its token is verified for all of them. */
  const checking = new Map<string, Promise<Bearer | GateRefusal>>();
  const address = [publicOrigin.origin, `${publicOrigin.origin}/`];

  const check = async (token: string): Promise<Bearer | GateRefusal> => {
    try {
      const options = { algorithms: ["ES256"], issuer: address, audience: address };
      return bearerOf((await jwtVerify(token, keys, options)).payload);
    } catch (error) {
      return refusalOf(error);
    }
  };
  const remember = (key: string, check: Promise<Bearer | GateRefusal>) => {
    checking.set(key, check);
    return check.then((outcome) => {
      checking.delete(key);
      // A token that could not be checked is checked again next time.
      if (!(outcome instanceof GateRefusal) || outcome.code !== "temporarily-unavailable") {
        known.set(key, outcome);
        if (known.size > most) known.delete(known.keys().next().value!);
      }
      return outcome;
    });
  };
  return {
    async verify(token) {
      const key = hash("sha256", token, "base64");
      const outcome = known.get(key) ?? (await (checking.get(key) ?? remember(key, check(token))));
      if (outcome instanceof GateRefusal) throw outcome;
      if (outcome.expiresAt <= Date.now()) {
        known.delete(key);
        throw notVerified("JWTExpired");
      }
      return outcome;
    },
  };
}

function bearerOf({ exp, iat, [NAMESPACE]: claims }: JWTPayload): Bearer | GateRefusal {
  const {
    "x-hasura-user-id": userId,
    "x-hasura-session-id": sessionId,
    "x-hasura-default-role": defaultRole,
    "x-hasura-allowed-roles": roles,
  } = (claims ?? {}) as Record<string, unknown>;
  if (
    typeof userId !== "string" ||
    typeof defaultRole !== "string" ||
    !Array.isArray(roles) ||
    exp === undefined ||
    iat === undefined
  ) {
    return new GateRefusal("jwt-invalid-claims", "the claims of this token are not whole");
  }
  return {
    userId,
    sessionId: typeof sessionId === "string" ? sessionId : undefined,
    roles: roles.filter((role) => typeof role === "string"),
    defaultRole,
    issuedAt: iat * 1000,
    expiresAt: exp * 1000,
  };
}

function refusalOf(error: unknown): GateRefusal {
  if (error instanceof errors.JWTExpired) return notVerified("JWTExpired");
  if (error instanceof errors.JWTClaimValidationFailed) {
    return notVerified(
      { aud: "JWTNotInAudience", iss: "JWTNotInIssuer", nbf: "JWTNotYetValid" }[error.claim] ??
        "JWTClaimsSetDecodeError",
    );
  }
  return isFaultOfToken(error) ? notVerified("JWSError JWSInvalidSignature") : unavailable();
}

/**
 * Whether the token is at fault. Otherwise the keys could not be fetched: no connection, a late or failed answer, or no
 * list of keys.
 */
function isFaultOfToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"].includes(error.code);
}

const notVerified = (reason: string): GateRefusal => new GateRefusal("invalid-jwt", `Could not verify JWT: ${reason}`);

/** The refusal of every token that ended early. The client then asks sign-in, which knows the reason. */
export const ended = (): GateRefusal => notVerified("JWTExpired");

import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from "jose";
import { RequestError } from "../http/RequestError.ts";
import { readClaims, type HasuraClaims } from "./claims.ts";
import type { JwtSettings } from "./jwtSettings.ts";
import type { KeySet } from "./keySet.ts";

export interface VerifiedToken {
  claims: HasuraClaims;
  /**
   * Milliseconds of real time at which the token is no longer accepted, the allowed skew included; undefined: never.
   */
  expiresAt: number | undefined;
}

/** The last second that a JavaScript date can name: an `exp` beyond it is a mistake or an attack. */
const LAST_SECOND = 8.64e12;

/**
 * Checks signature, times, audience and issuer, then reads Hasura's claims.
 * @throws RequestError with code invalid-jwt, jwt-invalid-claims or jwt-missing-role-claims
 */
export async function verifyToken(token: string, settings: JwtSettings, keys: KeySet): Promise<VerifiedToken> {
  const { allowedSkew, audience, issuer } = settings;
  const options: JWTVerifyOptions = {
    algorithms: [...keys.algorithms],
    clockTolerance: allowedSkew,
    ...(audience ? { audience: [...audience] } : {}),
    ...(issuer === undefined ? {} : { issuer }),
  };
  let payload: JWTPayload;
  try {
    payload = await verifyWithEachKey(token, keys, options);
  } catch (error) {
    throw notVerified(reasonOf(error, token));
  }
  const { exp, iat } = payload;
  if (exp !== undefined && !(Math.abs(exp) <= LAST_SECOND)) throw notVerified(decodeFault("exp is out of range"));
  // RFC 7519 leaves a future iat open; Hasura's library refuses it.
  if (iat !== undefined && iat > Date.now() / 1000 + allowedSkew) throw notVerified("JWTIssuedAtFuture");
  return {
    claims: readClaims(payload, settings.claims),
    expiresAt: exp === undefined ? undefined : (exp + allowedSkew) * 1000,
  };
}

/** Several keys may fit a token without `kid`, and any of them may have signed it. */
async function verifyWithEachKey(token: string, keys: KeySet, options: JWTVerifyOptions): Promise<JWTPayload> {
  const { key } = keys;
  if (typeof key !== "function") return (await jwtVerify(token, key, options)).payload;
  try {
    return (await jwtVerify(token, key as JWTVerifyGetKey, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const candidate of error) {
      try {
        return (await jwtVerify(token, candidate, options)).payload;
      } catch (refusal) {
        if (!(refusal instanceof errors.JWSSignatureVerificationFailed)) throw refusal;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

/** The library's failure, in the words of Hasura's library. */
function reasonOf(error: unknown, token: string): string {
  if (error instanceof errors.JWTExpired) return "JWTExpired";
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === "aud") return "JWTNotInAudience";
    if (error.claim === "iss") return "JWTNotInIssuer";
    if (error.claim === "nbf" && error.reason === "check_failed") return "JWTNotYetValid";
    return decodeFault(error.message);
  }
  if (error instanceof errors.JWTInvalid) return decodeFault("not a claims set");
  const parts = token.split(".").length;
  if (error instanceof errors.JWSInvalid && parts !== 3) {
    return `JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got ${parts})`;
  }
  return "JWSError JWSInvalidSignature";
}

function decodeFault(reason: string): string {
  return `JWTClaimsSetDecodeError ${JSON.stringify(reason)}`;
}

function notVerified(reason: string): RequestError {
  return new RequestError(400, "invalid-jwt", `Could not verify JWT: ${reason}`);
}

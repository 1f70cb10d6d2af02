import { timingSafeEqual } from "node:crypto";
import { jwtVerify } from "jose";
import type { AppleTeam, Client } from "./issuers.ts";

/** Apple takes no secret that is good for longer: six months. */
const LONGEST_S = 15_777_000;

/** Whether a client gave its secret. At Apple that is a token which its team signed for this app and this issuer. */
export async function isSecretOf({ id, secret }: Client, given: string, issuer: string): Promise<boolean> {
  if (secret === null) return false;
  return typeof secret === "string" ? isSame(given, secret) : isSignedBy(secret, given, { app: id, issuer });
}

const isSame = (given: string, wanted: string) =>
  Buffer.byteLength(given) === Buffer.byteLength(wanted) && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

async function isSignedBy(
  { keyId, publicKey, teamId }: AppleTeam,
  given: string,
  { app, issuer }: { app: string; issuer: string },
): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(given, publicKey, {
      algorithms: ["ES256"],
      issuer: teamId,
      subject: app,
      audience: issuer,
      requiredClaims: ["exp", "iat"],
    });
    return protectedHeader.kid === keyId && payload.exp! - payload.iat! <= LONGEST_S;
  } catch {
    return false;
  }
}

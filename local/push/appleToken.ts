import type { KeyObject } from "node:crypto";
import { errors, jwtVerify } from "jose";

/** What Apple knows of a sender. */
export interface AppleAccount {
  teamId: string;
  keyId: string;
  publicKey: KeyObject;
  /** The app's bundle id. */
  topic: string;
}

const HOUR_S = 3600;
/** How far the two clocks may be apart. */
const SKEW_S = 60;

/**
 * Whether a provider token is good: signed with the key that Apple knows, by the team, not an hour ago. Tokens are by the
 * machine's clock, which no shift of the product's moves.
 * @returns Apple's word for what is wrong, or null
 */
export async function tokenFault(
  authorization: string | undefined,
  { keyId, publicKey, teamId }: AppleAccount,
): Promise<"MissingProviderToken" | "InvalidProviderToken" | "ExpiredProviderToken" | null> {
  const token = /^bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) return "MissingProviderToken";
  try {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: ["ES256"],
      issuer: teamId,
      requiredClaims: ["iat"],
      maxTokenAge: HOUR_S,
      clockTolerance: SKEW_S,
    });
    return protectedHeader.kid === keyId && payload.iat !== undefined ? null : "InvalidProviderToken";
  } catch (error) {
    return error instanceof errors.JWTExpired ? "ExpiredProviderToken" : "InvalidProviderToken";
  }
}

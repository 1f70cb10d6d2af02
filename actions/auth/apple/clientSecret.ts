import { importPKCS8, SignJWT } from "jose";

/** Each call makes its own, so none needs to live longer than the call. */
const GOOD_FOR = "5 minutes";

export interface AppleKey {
  /** Our team at Apple, and the key that it made for Sign in with Apple. */
  teamId: string;
  keyId: string;
  /** PKCS #8, as Apple's file has it. */
  privateKey: string;
}

/**
 * Makes the client secret, a token that proves to Apple who we are. Our team's key signs it, for one app.
 * @param app the app's bundle id
 */
export async function appleClientSecret(
  { keyId, privateKey, teamId }: AppleKey,
  { app, issuer }: { app: string; issuer: string },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(app)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(GOOD_FOR)
    .sign(await importPKCS8(privateKey, "ES256"));
}

import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";

const PURPOSE = "two-factor";

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));

/** The secret of a person's authenticator app as the table keeps it: it opens with AUTH_SECRET, and for this person alone. */
export const sealSecret = (authSecret: string, userId: string, secret: string): Promise<string> =>
  new EncryptJWT({ secret })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(userId)
    .setAudience(PURPOSE)
    .encrypt(keyOf(authSecret));

/** @throws when it was sealed for somebody else or with another key */
export async function openSecret(authSecret: string, userId: string, sealed: string): Promise<string> {
  const { payload } = await jwtDecrypt(sealed, keyOf(authSecret), { audience: PURPOSE, subject: userId });
  return String(payload["secret"]);
}

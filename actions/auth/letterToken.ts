import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const keyOf = (secret: string, purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));

/** A token that proves access to the inbox to which the letter about this row went, for `hours`. It is made with the letter and stored nowhere. */
export function makeLetterToken(secret: string, purpose: string, rowId: string, hours: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(rowId)
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(keyOf(secret, purpose));
}

/** The id of the token's row; null when it is for another purpose, not ours or has expired. */
export async function readLetterToken(secret: string, purpose: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret, purpose), { algorithms: ["HS256"], audience: purpose });
    return z.uuid().safeParse(payload.sub).data ?? null;
  } catch {
    return null;
  }
}

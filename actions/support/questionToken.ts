import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const PURPOSE = "confirm-question";
const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));

/** A token that proves access to the inbox of whoever asked, for `hours` (D214). It is made with the letter and stored nowhere. */
export function makeQuestionToken(secret: string, questionId: string, hours: number): Promise<string> {
  return new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(questionId)
    .setAudience(PURPOSE)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(keyOf(secret));
}

/** The id of the token's question; null when it is not ours or has expired. */
export async function readQuestionToken(secret: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: PURPOSE });
    return z.uuid().safeParse(payload.sub).data ?? null;
  } catch {
    return null;
  }
}

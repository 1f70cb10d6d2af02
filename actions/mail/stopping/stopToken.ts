import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

const PURPOSE = "stop-letters";
const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));

/** Lets whoever holds a letter switch off letters of news for its reader, and nothing else, however old it is. Stored nowhere. */
export const makeStopToken = (secret: string, userId: string): Promise<string> =>
  new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(userId).setAudience(PURPOSE).sign(keyOf(secret));

/** The reader that a token is of; null for one that is not ours. */
export async function readStopToken(secret: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: PURPOSE });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}

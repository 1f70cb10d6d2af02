import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

const PURPOSE = "stop-letters";
const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));

export const STOP_PATH = "/letters/stop";

/**
 * Where the reader of a letter switches such letters off, a path of ours. Its token lets whoever holds the letter do this, and
 * nothing else, however old it is. It is stored nowhere.
 */
export async function stopPath(secret: string, userId: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(PURPOSE)
    .sign(keyOf(secret));
  return `${STOP_PATH}?${new URLSearchParams({ token })}`;
}

/** The reader that a token is of; null for one that is not ours. */
export async function readStopToken(secret: string, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: PURPOSE });
    return payload.sub ?? null;
  } catch {
    return null;
  }
}

import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

const PURPOSE = "reset-password";

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));
const stateOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url").slice(0, 22);

/**
 * A token that lets its holder set a new password once, for `hours` (D149). It names the password that it replaces, so
 * it is void as soon as the password changes. It is not stored.
 */
export function makeResetToken(
  secret: string,
  { hours, passwordHash, userId }: { userId: string; passwordHash: string; hours: number },
): Promise<string> {
  return new SignJWT({ state: stateOf(passwordHash) })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(PURPOSE)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(keyOf(secret));
}

/** The token's person and password; null when it is not ours or has expired. */
export async function readResetToken(
  secret: string,
  token: string,
): Promise<{ userId: string; replaces(passwordHash: string): boolean } | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: PURPOSE });
    const { state, sub } = payload;
    if (typeof sub !== "string" || typeof state !== "string") return null;
    const replaces = (passwordHash: string) => {
      const [given, actual] = [Buffer.from(state), Buffer.from(stateOf(passwordHash))];
      return given.length === actual.length && timingSafeEqual(given, actual);
    };
    return { userId: sub, replaces };
  } catch {
    return null;
  }
}

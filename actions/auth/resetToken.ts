import { createHash, hkdfSync, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";

const PURPOSE = "reset-password";

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, 32));
/** The length of the salt that argon2 takes. */
const SALT_BYTES = 16;
/** The salt of a password that is set with a token. The same token and password make the same hash, so a reset that is sent again is known. */
const saltOf = (secret: string, token: string) =>
  new Uint8Array(hkdfSync("sha256", secret, token, `${PURPOSE}-salt`, SALT_BYTES));

/** What a reset goes out from. */
interface State {
  passwordHash: string;
  email: string;
}

const stateOf = ({ email, passwordHash }: State) =>
  createHash("sha256").update(`${passwordHash} ${email}`).digest("base64url").slice(0, 22);

/**
 * A token that lets its holder set a new password once, for `hours` (D149). It names the password that it replaces and the
 * address that it is sent to, so it is void as soon as one of them changes: whoever changes the address may have lost the
 * old inbox. It is not stored.
 */
export function makeResetToken(
  secret: string,
  { hours, userId, ...state }: State & { userId: string; hours: number },
): Promise<string> {
  return new SignJWT({ state: stateOf(state) })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(PURPOSE)
    .setIssuedAt()
    .setExpirationTime(`${hours}h`)
    .sign(keyOf(secret));
}

/** What a token of ours lets do. */
interface ResetClaim {
  userId: string;
  /** Whether the password and the address are still those that it was made for. */
  isFor(now: State): boolean;
  salt: Uint8Array;
}

/** Reads a token of a reset link. @returns null where it is not ours or has expired */
export async function readResetToken(secret: string, token: string): Promise<ResetClaim | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ["HS256"], audience: PURPOSE });
    const { state, sub } = payload;
    if (typeof sub !== "string" || typeof state !== "string") return null;
    const isFor = (now: State) => {
      const [given, actual] = [Buffer.from(state), Buffer.from(stateOf(now))];
      return given.length === actual.length && timingSafeEqual(given, actual);
    };
    return { userId: sub, isFor, salt: saltOf(secret, token) };
  } catch {
    return null;
  }
}

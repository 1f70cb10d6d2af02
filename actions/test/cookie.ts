import { createHmac } from "node:crypto";

/** The cookie of a person of `buildUser`, as sign-in would have given it: the session's token, signed. */
export function cookieOf(userId: string, secret = "test-auth-secret-of-32-characters"): string {
  const signature = createHmac("sha256", secret).update(userId).digest("base64");
  return `__Secure-circle.session_token=${encodeURIComponent(`${userId}.${signature}`)}`;
}

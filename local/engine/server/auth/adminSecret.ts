import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Whether a text is the secret. The time that it takes says nothing about either text. */
export function secretMatcher(secret: string): (candidate: string) => boolean {
  const salt = randomBytes(32);
  const digest = (text: string): Buffer => createHmac("sha256", salt).update(text).digest();
  const expected = digest(secret);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

import { randomUUID } from "node:crypto";
import { signToken, WRONGS } from "./idTokens.ts";
import type { Key } from "./keys.ts";

/** A server of the application may be slow, and a test must not hang. */
const TIMEOUT_MS = 10_000;

/**
 * A notice as Apple signs it: `{type, sub, at?, id?, audience?, wrong?}`, where `at` is in milliseconds and the same `id` is the
 * same notice told again. The event is JSON inside a text, as Apple writes it.
 */
export const makeNotice = (
  given: Record<string, unknown>,
  { app, issuer, key }: { app: string; issuer: string; key: Key },
): Promise<string> => {
  const event = { type: given.type, sub: given.sub, event_time: given.at ?? Date.now() };
  const said = { jti: given.id ?? randomUUID(), events: JSON.stringify(event) };
  const wrong = WRONGS.find((one) => one === given.wrong);
  return signToken(key, said, { issuer, audience: typeof given.audience === "string" ? given.audience : app, wrong });
};

/** Tells the application. @returns the status that it answered; null where it could not be reached */
export async function tellApplication(url: string, payload: string): Promise<number | null> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ payload }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  return answer?.status ?? null;
}

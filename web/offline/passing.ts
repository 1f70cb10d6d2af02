/** Which failures pass by themselves, and when it is worth another try. */
import type { AppFailure } from "../lib/AppFailure.ts";
import { productNow } from "../lib/productClock.ts";

/** The wait before the first try after a failure, in milliseconds; each one after it is twice as long. */
const FIRST_WAIT_MS = 1000;
/** What waits anyway waits this much longer where the server names an instant, in milliseconds. */
const LONGEST_MS = 120_000;

const PASSING: ReadonlySet<string> = new Set([
  "network",
  "temporarily-unavailable",
  "service-unavailable",
  "postgres-error",
  // What waits is stored once, however often it is sent.
  "outcome-unknown",
  "too-many-requests",
  // The page of the next release sends it.
  "unknown-document",
]);

/**
 * In how many milliseconds it may work; null for a refusal that nothing but the person can mend.
 * @param retries how often it was tried again already
 */
export function passesInMs(
  { code, until, values }: AppFailure,
  { hasWaited }: { hasWaited: boolean },
  retries: number,
): number | null {
  // Who writes too fast is told; what has waited for hours may wait another minute.
  const untilMs = Date.parse(until ?? "") - productNow().getTime();
  if (hasWaited && untilMs < LONGEST_MS) return Math.max(0, untilMs);
  if (!PASSING.has(code)) return null;
  return typeof values.retryAfter === "number" ? values.retryAfter * 1000 : FIRST_WAIT_MS * 2 ** retries;
}

import { createHash } from "node:crypto";
import type { Database, Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { AuthRefusal } from "./refusals.ts";

/** D241: the time between two letters, and how many there are in a day. */
const PAUSE = { pause: "resend_pause" };
const DAY = { limit: "resend_max" };

const nameOf = (email: string) => createHash("sha256").update(email).digest("hex");

const pauseOf = (email: string) => `mail-pause:${nameOf(email)}`;
const dayOf = (email: string) => `mail-day:${nameOf(email)}`;

/** Starts the pause after a new account's first letter, which does not count towards the limit. */
export async function startLetters(db: Database | Tx, email: string): Promise<void> {
  await takeRequest(db, pauseOf(email), PAUSE);
  await db.deleteFrom("private.request_limits").where("bucket", "=", dayOf(email)).execute();
}

/**
 * Counts one more letter to this address, with or without an account: a pause after the last and a limit per day
 * (D241).
 * @throws AuthRefusal
 */
export async function takeResend(db: Database | Tx, email: string): Promise<void> {
  const pause = await takeRequest(db, pauseOf(email), PAUSE);
  if (pause > 0) throw new AuthRefusal({ code: "resend-paused", values: { retryAfter: pause } });
  const limit = await takeRequest(db, dayOf(email), DAY);
  if (limit > 0) throw new AuthRefusal({ code: "resend-limit-reached", values: { retryAfter: limit } });
}

import { createHash } from "node:crypto";
import { type Database, inTransaction, type Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { AuthRefusal } from "./refusals.ts";

/** D241: the time between two letters, and how many there are in a day. */
const PAUSE = { pause: "resend_pause" };
const DAY = { limit: "resend_max" };

const nameOf = (email: string) => createHash("sha256").update(email).digest("hex");

const pauseOf = (email: string) => `mail-pause:${nameOf(email)}`;
const dayOf = (email: string) => `mail-day:${nameOf(email)}`;
const signUpsOf = (email: string) => `mail-sign-up:${nameOf(email)}`;

/**
 * Starts the pause after the letter of a sign-up, for an address with an account as for a new one: no later answer tells
 * which it was (D246). Letters of sign-ups have a count of their own, beside that of the letters that somebody asks for.
 * @returns whether the owner of an account with this address may get a letter now
 */
export async function takeSignUp(db: Database | Tx, email: string): Promise<boolean> {
  if ((await takeRequest(db, pauseOf(email), PAUSE)) > 0) return false;
  return (await takeRequest(db, signUpsOf(email), DAY)) === 0;
}

/**
 * Counts one more letter to this address, with or without an account: a pause after the last and a limit per day
 * (D241). One that is refused counts for nothing, so no pause follows a letter that was not sent.
 * @throws AuthRefusal
 */
export const takeResend = (db: Database, email: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const pause = await takeRequest(tx, pauseOf(email), PAUSE);
    if (pause > 0) throw new AuthRefusal({ code: "resend-paused", values: { retryAfter: pause } });
    const limit = await takeRequest(tx, dayOf(email), DAY);
    if (limit > 0) throw new AuthRefusal({ code: "resend-limit-reached", values: { retryAfter: limit } });
  });

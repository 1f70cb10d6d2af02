import { createHash } from "node:crypto";
import type { Database, Tx } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { AuthRefusal } from "./refusals.ts";

const PAUSE_S = 60;
const DAY_S = 24 * 60 * 60;
const RESENDS_PER_DAY = 3;

const nameOf = (email: string) => createHash("sha256").update(email).digest("hex");

const pauseOf = (email: string) => `mail-pause:${nameOf(email)}`;
const dayOf = (email: string) => `mail-day:${nameOf(email)}`;

/** A new account has got its first letter: the pause begins, and all the letters of a day are still to come. */
export async function startLetters(db: Database | Tx, email: string): Promise<void> {
  await takeRequest(db, pauseOf(email), { max: 1, seconds: PAUSE_S });
  await db.deleteFrom("private.request_limits").where("bucket", "=", dayOf(email)).execute();
}

/**
 * One more letter to this address: 60 seconds after the last, 3 in 24 hours, whether or not it has an account (D241).
 * @throws AuthRefusal
 */
export async function takeResend(db: Database | Tx, email: string): Promise<void> {
  const pause = await takeRequest(db, pauseOf(email), { max: 1, seconds: PAUSE_S });
  if (pause > 0) throw new AuthRefusal({ code: "resend-paused", values: { retryAfter: pause } });
  const limit = await takeRequest(db, dayOf(email), { max: RESENDS_PER_DAY, seconds: DAY_S });
  if (limit > 0) throw new AuthRefusal({ code: "resend-limit-reached", values: { retryAfter: limit } });
}

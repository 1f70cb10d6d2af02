import { createHash } from "node:crypto";
import type { Database } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { AuthRefusal } from "./refusals.ts";

const PAUSE_S = 60;
const DAY_S = 24 * 60 * 60;
const RESENDS_PER_DAY = 3;

const nameOf = (email: string) => createHash("sha256").update(email).digest("hex");

/** Starts the pause after a letter to this address, such as the first one of a sign-up. */
export const startResendPause = (db: Database, email: string): Promise<number> =>
  takeRequest(db, `mail-pause:${nameOf(email)}`, { max: 1, seconds: PAUSE_S });

/**
 * One more letter to this address: 60 seconds after the last, 3 in 24 hours, whether or not it has an account (D241).
 * @throws AuthRefusal
 */
export async function takeResend(db: Database, email: string): Promise<void> {
  const pause = await startResendPause(db, email);
  if (pause > 0) throw new AuthRefusal({ code: "resend-paused", values: { retryAfter: pause } });
  const limit = await takeRequest(db, `mail-day:${nameOf(email)}`, { max: RESENDS_PER_DAY, seconds: DAY_S });
  if (limit > 0) throw new AuthRefusal({ code: "resend-limit-reached", values: { retryAfter: limit } });
}

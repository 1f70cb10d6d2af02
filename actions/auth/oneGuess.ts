import type { Database } from "../db/database.ts";
import { AuthRefusal } from "./refusals.ts";
import { type Attempt, reserveAttempt, type Reservation, settleAttempt } from "./signInAttempts.ts";

/** @param retryAfter seconds until the lock ends */
export const lockedOut = (retryAfter: number) =>
  new AuthRefusal({ code: "account-locked", values: { minutes: Math.ceil(retryAfter / 60), retryAfter } });

/** Why an attempt was not even looked at. */
export const lockRefusal = ({ by, lockedFor }: Extract<Reservation, { lockedFor: number }>): AuthRefusal =>
  by === "subject"
    ? lockedOut(lockedFor)
    : new AuthRefusal({ code: "too-many-sign-ins", values: { retryAfter: lockedFor } });

/**
 * Looks at one guess at a password or a code, and counts it before it looks: of any number at once, as many are looked at
 * as the limits say.
 * @param look answers null for a wrong guess
 * @param wrong what is answered to one while some are left
 * @param onLocked what is to be noted when this was the last one
 * @throws AuthRefusal
 */
export async function oneGuess<Found>(
  db: Database,
  attempt: Attempt,
  {
    look,
    onLocked,
    wrong,
  }: {
    look: () => Promise<Found | null>;
    wrong: (attemptsLeft: number) => AuthRefusal;
    onLocked: () => Promise<void>;
  },
): Promise<Found> {
  const permission = await reserveAttempt(db, attempt);
  if ("lockedFor" in permission) throw lockRefusal(permission);
  const found = await look().catch(async (error: unknown) => {
    await settleAttempt(db, attempt, "unknown");
    throw error;
  });
  await settleAttempt(db, attempt, found === null ? "wrong" : "right");
  if (found !== null) return found;
  if (permission.attemptsLeft > 0) throw wrong(permission.attemptsLeft);
  await onLocked();
  throw lockedOut(permission.locksFor);
}

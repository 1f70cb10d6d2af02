import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";

/** D165: per e-mail address, and per network address, behind which many people may sit. */
const WINDOW_MINUTES = 15;
const EMAIL_FAILURES = 5;
export const EMAIL_LOCK_MINUTES = 30;
const NETWORK_FAILURES = 20;

export interface Attempt {
  /** In lower case. */
  email: string;
  /** See `networkOf`. */
  network: string;
}

/** Permission for one attempt, or the number of seconds until the next one is allowed. */
export type Reservation = { attemptsLeft: number } | { lockedFor: number; by: "email" | "network" };

const emailSubject = ({ email }: Attempt) => `email:${email}`;
const networkSubject = ({ network }: Attempt) => `network:${network}`;
const minutes = (count: number) => sql`now() + ${count} * interval '1 minute'`;
const secondsUntil = (instant: RawBuilder<unknown>) =>
  sql<number>`greatest(1, ceil(extract(epoch from ${instant} - now())))::int`;

/**
 * Counts the attempt as failed for its e-mail address before the password is looked at, so that no number of attempts at
 * once gets more tries than the limit. The network address is only asked: a burst of people who sign in behind one must
 * not lock each other out.
 */
export async function reserveAttempt(db: Database, attempt: Attempt): Promise<Reservation> {
  const blocked = await sql<{ wait: number }>`
    select ${secondsUntil(sql`window_ends_at`)} as wait from auth.sign_in_attempts
    where subject = ${networkSubject(attempt)} and failures >= ${NETWORK_FAILURES} and window_ends_at > now()`.execute(
    db,
  );
  if (blocked.rows[0]) return { lockedFor: blocked.rows[0].wait, by: "network" };

  const subject = emailSubject(attempt);
  const reserved = await sql<{ failures: number }>`
    insert into auth.sign_in_attempts as a (subject, failures, window_ends_at) values (${subject}, 1, ${minutes(WINDOW_MINUTES)})
    on conflict (subject) do update set
      failures = case when a.window_ends_at <= now() or a.locked_until is not null then 1 else a.failures + 1 end,
      window_ends_at = case when a.window_ends_at <= now() or a.locked_until is not null then ${minutes(WINDOW_MINUTES)} else a.window_ends_at end,
      locked_until = case when a.window_ends_at > now() and a.locked_until is null and a.failures + 1 >= ${EMAIL_FAILURES} then ${minutes(EMAIL_LOCK_MINUTES)} end
    where a.locked_until is null or a.locked_until <= now()
    returning failures`.execute(db);
  if (reserved.rows[0]) return { attemptsLeft: EMAIL_FAILURES - reserved.rows[0].failures };

  const locked = await sql<{ wait: number }>`
    select ${secondsUntil(sql`locked_until`)} as wait from auth.sign_in_attempts where subject = ${subject}`.execute(
    db,
  );
  return { lockedFor: locked.rows[0]?.wait ?? 1, by: "email" };
}

/**
 * How the attempt ended: the password was `right`, so the address starts afresh; it was `wrong`, which counts for the
 * network too; or it was never looked at.
 */
export async function settleAttempt(db: Database, attempt: Attempt, end: "right" | "wrong" | "unknown"): Promise<void> {
  const subject = emailSubject(attempt);
  if (end === "right") {
    await db.deleteFrom("auth.sign_in_attempts").where("subject", "=", subject).execute();
  } else if (end === "unknown") {
    await sql`update auth.sign_in_attempts set failures = greatest(failures - 1, 0), locked_until = null
      where subject = ${subject}`.execute(db);
  } else {
    await sql`
      insert into auth.sign_in_attempts as a (subject, failures, window_ends_at)
      values (${networkSubject(attempt)}, 1, ${minutes(WINDOW_MINUTES)})
      on conflict (subject) do update set
        failures = case when a.window_ends_at <= now() then 1 else a.failures + 1 end,
        window_ends_at = case when a.window_ends_at <= now() then ${minutes(WINDOW_MINUTES)} else a.window_ends_at end`.execute(
      db,
    );
  }
}

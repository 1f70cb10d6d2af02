import { sql } from "kysely";
import type { Database } from "../db/database.ts";

interface Limit {
  failures: number;
  windowMinutes: number;
  lockMinutes: number;
}

/** D165: per e-mail address, and per network address behind which many people may sit. */
const EMAIL_LIMIT: Limit = { failures: 5, windowMinutes: 15, lockMinutes: 30 };
const IP_LIMIT: Limit = { failures: 20, windowMinutes: 15, lockMinutes: 15 };

/** A place among the attempts, or how long there is none. */
export type Reservation = { attemptsLeft: number } | { lockedFor: number; by: "email" | "ip" };

const emailSubject = (email: string) => `email:${email}`;
const ipSubject = (ip: string) => `ip:${ip}`;

/**
 * Counts the attempt as failed before the password is looked at, so that no number of attempts at once gets more tries
 * than the limit. `settleAttempt` takes it back.
 */
export async function reserveAttempt(db: Database, { email, ip }: { email: string; ip: string }): Promise<Reservation> {
  const byIp = await reserve(db, ipSubject(ip), IP_LIMIT);
  if ("lockedFor" in byIp) return { ...byIp, by: "ip" };
  const byEmail = await reserve(db, emailSubject(email), EMAIL_LIMIT);
  if (!("lockedFor" in byEmail)) return byEmail;
  await release(db, ipSubject(ip));
  return { ...byEmail, by: "email" };
}

/**
 * How the attempt ended. `right`: the password was, so the address starts afresh. `unknown`: it was never looked at.
 * A wrong one needs no settling.
 */
export async function settleAttempt(
  db: Database,
  { email, ip }: { email: string; ip: string },
  end: "right" | "unknown",
): Promise<void> {
  await release(db, ipSubject(ip));
  if (end === "unknown") await release(db, emailSubject(email));
  else await db.deleteFrom("auth.sign_in_attempts").where("subject", "=", emailSubject(email)).execute();
}

async function reserve(
  db: Database,
  subject: string,
  { failures, lockMinutes, windowMinutes }: Limit,
): Promise<{ attemptsLeft: number } | { lockedFor: number }> {
  const window = sql`now() + ${windowMinutes} * interval '1 minute'`;
  const lock = sql`now() + ${lockMinutes} * interval '1 minute'`;
  const reserved = await sql<{ failures: number }>`
    insert into auth.sign_in_attempts as a (subject, failures, window_ends_at) values (${subject}, 1, ${window})
    on conflict (subject) do update set
      failures = case when a.window_ends_at <= now() or a.locked_until is not null then 1 else a.failures + 1 end,
      window_ends_at = case when a.window_ends_at <= now() or a.locked_until is not null then ${window} else a.window_ends_at end,
      locked_until = case when a.window_ends_at > now() and a.locked_until is null and a.failures + 1 >= ${failures} then ${lock} end
    where a.locked_until is null or a.locked_until <= now()
    returning failures`.execute(db);
  const row = reserved.rows[0];
  if (row) return { attemptsLeft: failures - row.failures };
  const locked = await sql<{ wait: number }>`
    select ceil(extract(epoch from locked_until - now()))::int as wait from auth.sign_in_attempts where subject = ${subject}`.execute(
    db,
  );
  return { lockedFor: Math.max(1, locked.rows[0]?.wait ?? 1) };
}

async function release(db: Database, subject: string): Promise<void> {
  await sql`
    update auth.sign_in_attempts set failures = greatest(failures - 1, 0), locked_until = null
    where subject = ${subject}`.execute(db);
}

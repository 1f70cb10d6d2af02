import { setTimeout } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";
import { inTurn } from "./inTurn.ts";

/** D165, in `limits`: per network address, behind which many people may sit. */
const NETWORK = {
  failures: sql`limit_of('sign_in_failures_of_network')`,
  window: sql`now() + span_of('sign_in_failures_of_network')`,
};
const LOCK = sql`now() + span_of('sign_in_lock')`;

export interface Attempt {
  /** What is guessed at: an address's password, a person's codes. */
  subject: string;
  /** Which row of `limits` says how often it may be guessed at. */
  limit: "sign_in_failures" | "code_failures";
  /** See `networkOf`. */
  network: string;
}

/** A guess at the password of an address in lower case (D165). */
export const passwordGuess = (email: string, network: string): Attempt => ({
  subject: `email:${email}`,
  limit: "sign_in_failures",
  network,
});

/**
 * A guess at the password of an account by somebody who is signed in to it (D302). It is counted apart, so a stranger who
 * guesses at the sign-in page does not keep the owner from proving who they are.
 */
export const proofGuess = (userId: string, network: string): Attempt => ({
  subject: `proof:${userId}`,
  limit: "sign_in_failures",
  network,
});

/** A guess at the codes of a person (D164). It is counted apart: whoever sets a new password gets no more looks at codes. */
export const codeGuess = (userId: string, network: string): Attempt => ({
  subject: `code:${userId}`,
  limit: "code_failures",
  network,
});

/** One attempt, how many are left after it when it fails, and the seconds that its subject is locked when that is none. */
interface Permission {
  attemptsLeft: number;
  locksFor: number;
}

/** Permission for one attempt, or the number of seconds until the next one is allowed. */
export type Reservation = Permission | { lockedFor: number; by: "subject" | "network" };

/**
 * Milliseconds that an attempt waits for running attempts of its network, and how often it asks. A right password must
 * not be refused because others sign in at the same time.
 */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 20;

const networkSubject = ({ network }: Attempt) => `network:${network}`;
const secondsUntil = (instant: RawBuilder<unknown>) =>
  sql<number>`greatest(1, ceil(extract(epoch from ${instant} - now())))::int`;

/**
 * Counts the attempt before the password is checked, so that many attempts at once get no more tries than the limits.
 * For its subject it counts as failed, for its network as one that may fail.
 */
export async function reserveAttempt(db: Database, attempt: Attempt): Promise<Reservation> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  const wait = await inTurn(networkSubject(attempt), () => reserveNetwork(db, attempt, giveUpAt));
  if (wait > 0) return { lockedFor: wait, by: "network" };
  const reserved = await reserveSubject(db, attempt);
  if ("lockedFor" in reserved) await settleNetwork(db, attempt, 0);
  return reserved;
}

/** @returns 0 when reserved, else the seconds until it may be tried again */
async function reserveNetwork(db: Database, attempt: Attempt, giveUpAt: number): Promise<number> {
  const subject = networkSubject(attempt);
  for (;;) {
    const reserved = await sql`
      insert into auth.sign_in_attempts as a (subject, failures, pending, window_ends_at)
      values (${subject}, 0, 1, ${NETWORK.window})
      on conflict (subject) do update set
        failures = case when a.window_ends_at <= now() then 0 else a.failures end,
        pending = case when a.window_ends_at <= now() then 1 else a.pending + 1 end,
        window_ends_at = case when a.window_ends_at <= now() then ${NETWORK.window} else a.window_ends_at end
      where a.window_ends_at <= now() or a.failures + a.pending < ${NETWORK.failures}
      returning pending`.execute(db);
    if (reserved.rows.length > 0) return 0;
    const full = await sql<{ wait: number }>`
      select ${secondsUntil(sql`window_ends_at`)} as wait from auth.sign_in_attempts
      where subject = ${subject} and failures >= ${NETWORK.failures}`.execute(db);
    if (full.rows[0]) return full.rows[0].wait;
    if (performance.now() > giveUpAt) return 1;
    await setTimeout(PAUSE_MS);
  }
}

async function reserveSubject(db: Database, attempt: Attempt): Promise<Reservation> {
  const { limit, subject } = attempt;
  const failures = sql`limit_of(${limit})`;
  const window = sql`now() + span_of(${limit})`;
  const reserved = await sql<Permission>`
    insert into auth.sign_in_attempts as a (subject, failures, window_ends_at) values (${subject}, 1, ${window})
    on conflict (subject) do update set
      failures = case when a.window_ends_at <= now() or a.locked_until is not null then 1 else a.failures + 1 end,
      window_ends_at = case when a.window_ends_at <= now() or a.locked_until is not null then ${window} else a.window_ends_at end,
      locked_until = case when a.window_ends_at > now() and a.locked_until is null and a.failures + 1 >= ${failures} then ${LOCK} end
    where a.locked_until is null or a.locked_until <= now()
    returning ${failures} - failures as "attemptsLeft", ${secondsUntil(sql`locked_until`)} as "locksFor"`.execute(db);
  if (reserved.rows[0]) return reserved.rows[0];

  const locked = await sql<{ wait: number }>`
    select ${secondsUntil(sql`locked_until`)} as wait from auth.sign_in_attempts where subject = ${subject}`.execute(
    db,
  );
  return { lockedFor: locked.rows[0]?.wait ?? 1, by: "subject" };
}

/**
 * Records how the attempt ended: `right` clears the subject's failures, `wrong` counts for the network too, `unknown`
 * means that nothing was looked at.
 */
export async function settleAttempt(db: Database, attempt: Attempt, end: "right" | "wrong" | "unknown"): Promise<void> {
  const { subject } = attempt;
  if (end === "right") {
    await db.deleteFrom("auth.sign_in_attempts").where("subject", "=", subject).execute();
  } else if (end === "unknown") {
    await sql`update auth.sign_in_attempts set failures = greatest(failures - 1, 0), locked_until = null
      where subject = ${subject}`.execute(db);
  }
  await settleNetwork(db, attempt, end === "wrong" ? 1 : 0);
}

/** Gives the network's reservation back and counts a failure. The window begins with the first failure. */
async function settleNetwork(db: Database, attempt: Attempt, failures: 0 | 1): Promise<void> {
  await sql`
    update auth.sign_in_attempts set
      pending = greatest(pending - 1, 0),
      failures = failures + ${failures},
      window_ends_at = case when failures = 0 then ${NETWORK.window} else window_ends_at end
    where subject = ${networkSubject(attempt)}`.execute(db);
}

import type pg from "pg";
import type { ProductSize } from "./productSize.ts";
import { id } from "./recruitingCircles.ts";

/** The circle whose page is measured: fifty members, half of whose turns are over. */
export const LARGE_CIRCLE = "c0000000-0000-7000-8000-000000000000";
/** Who looks at it: one of its members, whose turn is to come. */
export const LARGE_CIRCLES_MEMBER = "a0000000-0000-7000-8000-000000000040";

const numbered = (kind: string, n: number): string => `${kind}0000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
/** A running circle by its number, from 1; the large one is 0. */
export const runningCircle = (circle: number): string => numbered("c", circle);
/** Who has a seat, counted from 1, in a running circle. */
export const memberOf = (circle: number, seat: number): string => numbered("a", circle * 10 + seat);

const VOTE = "d0000000-0000-7000-8000-000000000000";

/** Opens a vote of the large circle in which everybody may vote. @returns its id */
export async function openVote(pool: pg.Pool): Promise<string> {
  await pool.query(`insert into grace_period_votes (vote_id, group_id, vote_type, cycle, eligible_voters, created_by, expires_at)
    values ('${VOTE}', '${LARGE_CIRCLE}', 'restart_group', 2, 50, '${memberOf(0, 1)}', now() + interval '1 day')`);
  await pool.query(
    `insert into private.vote_voters select '${VOTE}', user_id from group_members where group_id = '${LARGE_CIRCLE}'`,
  );
  return VOTE;
}

/** The next one votes. */
export const VOTE_NEXT = `insert into vote_responses (vote_id, voter_id, vote_choice)
  select '${VOTE}', voter_id, 'yes' from private.vote_voters where vote_id = '${VOTE}' order by voter_id offset $1::int - 1 limit 1`;

/** In a running circle the next one who has not paid for the round at hand pays; $1 does not matter. */
export const payNext = (
  circle: number,
): string => `insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee,
    processing_fee, total, currency, payment_method, status, due_date, is_early, started_at, paid_at, receipt_number)
  select user_id, group_id, cycle, payout_round, amount, 25, 60, amount + 85, currency, 'card', 'completed', due_date, true, at, at, nextval('receipt_number_seq')
  from obligation_standings where group_id = '${runningCircle(circle)}' and is_current and payment_id is null and $1::int > 0 order by user_id limit 1`;

/** A circle in the middle of its cycle: so many seats, and the round that it is in. */
export interface Running {
  /** An SQL query for `n`, the number of each circle. */
  numbers: string;
  seats: number;
  round: number;
}

/**
 * Private circles that run, weekly ones for 10.00: rounds that are over are paid and paid out, of the one at hand a third
 * has paid. A tenth of the people is in one with ten seats, and fifty of them are in the large one.
 */
export async function createRunningCircles(pool: pg.Pool, { people }: ProductSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await runCircles(client, { numbers: `select generate_series(1, ${people / 100}) n`, seats: 10, round: 5 });
    await runCircles(client, { numbers: "select 0 n", seats: 50, round: 25 });
    await client.query("commit");
    // As a database that has been used for a while: what was just written is not sought in lists that are still to be merged.
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}

/** Within a transaction in which no trigger runs. */
export async function runCircles(client: pg.PoolClient, { numbers, round, seats }: Running): Promise<void> {
  const circle = id("c", "c.n");
  const person = (seat: string) => id("a", `c.n * 10 + ${seat}`);
  // Round 1 was due so many weeks ago that the round at hand is due in three days.
  const first = `current_date + 3 - 7 * ${round - 1}`;
  const circles = `(${numbers}) c`;
  const all = `${circles}, generate_series(1, ${seats}) r, lateral (select ${first} + 7 * (r - 1) as due) d`;
  await client.query(`insert into groups (group_id, url_slug, name, frequency, contribution_amount, admin_id, created_by, status, is_public,
      join_method, member_limit, current_members, minimum_members_to_start)
    select ${circle}, 'running-' || c.n, 'Running ' || c.n, 'weekly', 1000, ${person("1")}, ${person("1")}, 'started', false,
      'invite_only', ${seats}, ${seats}, 2 from ${circles}`);
  await client.query(`insert into group_members (group_id, user_id, role, alias_look, joined_at)
    select ${circle}, ${person("r")}, CASE r WHEN 1 THEN 'admin' ELSE 'member' END, 'person' || (c.n * 10 + r), now() - interval '400 days'
    from ${circles}, generate_series(1, ${seats}) r`);
  await client.query(`insert into payout_assignments (group_id, cycle, user_id, payout_position)
    select ${circle}, 1, ${person("r")}, r from ${circles}, generate_series(1, ${seats}) r`);
  await client.query(`insert into rounds (group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at, due_at,
      grace_ends_at, payout_at, closed_at)
    select ${circle}, 1, r, ${person("r")}, due, due + 3, due, due - 3, due + 1, due + 4, due, CASE WHEN r < ${round} THEN due + 1 END from ${all}`);
  await client.query(`insert into obligations (group_id, cycle, payout_round, user_id, recipient_id, amount, grace_ends_at, defaults_at)
    select ${circle}, 1, r, ${person("m")}, ${person("r")}, 1000, due + 4, due + 31 from ${all}, generate_series(1, ${seats}) m where m <> r`);
  await client.query(`insert into cycles (group_id, cycle, start_date, contribution_amount, frequency, payout_assignment_method, payout_delay_days,
      round_count, locked_member_count, end_date, started_at, current_payout_round)
    select ${circle}, 1, ${first}, 1000, 'weekly', 'random', 0, ${seats}, ${seats}, ${first} + 7 * ${seats - 1}, ${first} - 1, ${round} from ${circles}`);
  await client.query(`insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency,
      payment_method, status, due_date, is_early, started_at, paid_at, receipt_number)
    select ${person("m")}, ${circle}, 1, r, 1000, 25, 60, 1085, 'USD', 'card', 'completed', due, true, due - 1, due - 1, nextval('receipt_number_seq')
    from ${all}, generate_series(1, ${seats}) m where m <> r and (r < ${round} or r = ${round} and m % 3 = 0)`);
  await client.query(`insert into payout_distributions (group_id, cycle, payout_round, recipient_id, status, gross_amount, offset_amount, amount,
      currency, released_at)
    select ${circle}, 1, r, ${person("r")}, 'completed', ${seats * 1000}, 1000, ${(seats - 1) * 1000}, 'USD', due from ${all} where r < ${round}`);
}

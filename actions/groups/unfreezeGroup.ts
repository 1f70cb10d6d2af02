import { sql } from "kysely";
import { oweAgainAfterFreeze } from "../contributions/oweAgainAfterFreeze.ts";
import type { Tx } from "../db/database.ts";
import { localDate } from "../domain/cycle.ts";
import { freezeDays } from "../domain/freeze.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import type { GroupRow } from "./queries.ts";

/**
 * Lets a frozen group go on (D263): every date that had not passed at the freeze moves by its length in whole days, so
 * nobody becomes late through it; then what is due is done, and what had to wait for that is told. A group that is not frozen
 * stays as it is. The caller holds the group's lock.
 */
export async function unfreezeGroup(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  const { frozen_at: frozenAt, group_id: groupId, time_zone: timeZone } = group;
  if (frozenAt === null) return;
  const days = freezeDays({ frozenAt, now, timeZone });
  const freeze = { groupId, timeZone, frozenAt, frozenOn: localDate(frozenAt, timeZone), days };
  await moveRounds(tx, freeze);
  await moveDeadlines(tx, freeze);
  await moveStart(tx, freeze);
  await tx.updateTable("groups").set({ frozen_at: null }).where("group_id", "=", groupId).execute();
  const thawed = { ...group, frozen_at: null };
  await advanceGroup(tx, thawed, now);
  await oweAgainAfterFreeze(tx, thawed);
}

interface Move {
  groupId: string;
  timeZone: string;
  frozenAt: Date;
  /** The calendar day of the freeze in the group's zone. */
  frozenOn: string;
  days: number;
}

/** Days move as days, and instants with them: a day begins at another hour where clocks change. */
const movedInstant = (column: string, { days, timeZone }: Move) =>
  sql`(${sql.ref(column)} at time zone ${timeZone} + make_interval(days => ${days}::integer)) at time zone ${timeZone}`;

async function moveRounds(tx: Tx, move: Move): Promise<void> {
  const { days, frozenAt, frozenOn, groupId, timeZone } = move;
  const day = (column: string) =>
    sql`case when ${sql.ref(column)} < ${frozenOn}::date then ${sql.ref(column)} else ${sql.ref(column)} + ${days}::integer end`;
  const instantOf = (instant: string, column: string) =>
    sql`case when ${sql.ref(column)} < ${frozenOn}::date then ${sql.ref(instant)} else ${movedInstant(instant, move)} end`;
  await sql`update rounds set
      due_date = ${day("due_date")}, due_at = ${instantOf("due_at", "due_date")},
      grace_end_date = ${day("grace_end_date")}, grace_ends_at = ${instantOf("grace_ends_at", "grace_end_date")},
      payout_date = ${day("payout_date")}, payout_at = ${instantOf("payout_at", "payout_date")},
      opens_at = case when opens_at > ${frozenAt} then ${movedInstant("opens_at", move)} else opens_at end
    where group_id = ${groupId}::uuid and (grace_end_date >= ${frozenOn}::date or payout_date >= ${frozenOn}::date)`.execute(
    tx,
  );
  // Early money is held until its due day begins (D31).
  await sql`update payments set due_date = due_date + ${days}::integer,
      held_until = case when is_early and status = 'completed' and given_back_at is null and not private.has_moved_on(payments)
        then greatest(held_until, (due_date + ${days}::integer)::timestamp at time zone ${timeZone}) else held_until end
    where group_id = ${groupId}::uuid and due_date >= ${frozenOn}::date`.execute(tx);
  await sql`update cycles c set end_date = (select max(r.payout_date) from rounds r where r.group_id = c.group_id and r.cycle = c.cycle)
    where c.group_id = ${groupId}::uuid and c.phase = 'started'`.execute(tx);
}

/** What else runs out while nobody could act: graces of single members, leave to pay late, invitations, links, offers, votes. */
async function moveDeadlines(tx: Tx, move: Move): Promise<void> {
  const { frozenAt, groupId } = move;
  const ofRounds = sql`round_id in (select round_id from rounds where group_id = ${groupId}::uuid)`;
  const ofGroup = sql`group_id = ${groupId}::uuid`;
  const deadlines = [
    { table: "obligations", column: "defaults_at", where: ofGroup },
    { table: "obligations", column: "grace_ends_at", where: ofGroup },
    { table: "late_allowances", column: "valid_until", where: ofRounds },
    { table: "late_requests", column: "opens_at", where: sql`${ofRounds} and answered_at is null` },
    { table: "group_invitations", column: "expires_at", where: sql`${ofGroup} and status = 'pending'` },
    { table: "group_waiting_list", column: "offer_ends_at", where: ofGroup },
    { table: "join_links", column: "expires_at", where: sql`${ofGroup} and revoked_at is null` },
    { table: "term_consents", column: "expires_at", where: sql`${ofGroup} and accepted_at is null` },
    { table: "admin_offers", column: "expires_at", where: sql`${ofGroup} and ended_at is null` },
    { table: "leave_requests", column: "answer_due_at", where: sql`${ofGroup} and status = 'open'` },
    { table: "grace_period_votes", column: "expires_at", where: sql`${ofGroup} and status = 'active'` },
  ];
  for (const { column, table, where } of deadlines) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${movedInstant(column, move)}
      where ${where} and ${sql.ref(column)} > ${frozenAt}`.execute(tx);
  }
}

/**
 * The start date moves as long as the circle has not started, also one that had passed: the four weeks in which the admin
 * is reminded stood still too (D75). What was missed and told of the old date counts for the new one.
 */
async function moveStart(tx: Tx, { days, groupId }: Move): Promise<void> {
  await sql`with moved as (
      update cycles c set start_date = c.start_date + ${days}::integer,
        missed_start_date = c.missed_start_date + ${days}::integer
      where c.group_id = ${groupId}::uuid and c.phase = 'planned' and c.start_date is not null
      returning c.start_date - ${days}::integer as old, c.start_date as new)
    insert into private.told_news (kind, occasion)
    select t.kind, replace(t.occasion, ':' || moved.old || ':', ':' || moved.new || ':')
    from private.told_news t, moved where t.kind = 'start_missed' and t.occasion like ${groupId} || ':%'
    on conflict do nothing`.execute(tx);
}

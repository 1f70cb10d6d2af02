import { sql } from "kysely";
import { ReadTooEarly, type Tx } from "../db/database.ts";
import { closeBeforeStart } from "../groups/closeBeforeStart.ts";
import { discard } from "../groups/discardPendingGroup.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { type GroupRow, lockGroup } from "../groups/queries.ts";
import { isActiveMember } from "../members/queries.ts";
import { releaseMember } from "../members/releaseMember.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/** Locks every circle that a person has to do with, all in one order, so that nothing of it changes any more. */
export async function lockCirclesOf(tx: Tx, userId: string): Promise<GroupRow[]> {
  const locked: GroupRow[] = [];
  for (const groupId of await circlesOf(tx, userId)) {
    const group = await lockGroup(tx, groupId);
    if (group) locked.push(group);
  }
  return locked;
}

/**
 * Looks again once the person is locked, because from then on they cannot enter a circle. Circles are locked before people, so
 * the person may have entered one after `lockCirclesOf` had made its list.
 * @param locked what `lockCirclesOf` returned
 * @throws ReadTooEarly where there is another circle
 */
export async function expectNoOtherCircle(tx: Tx, userId: string, locked: readonly GroupRow[]): Promise<void> {
  const known = new Set(locked.map(({ group_id }) => group_id));
  if ((await circlesOf(tx, userId)).some((groupId) => !known.has(groupId))) throw new ReadTooEarly();
}

async function circlesOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ group_id: string }>`
    select group_id from groups where deleted_at is null and group_id in (
      select group_id from groups where admin_id = ${userId}
      union select group_id from group_members where user_id = ${userId}
      union select group_id from group_waiting_list where user_id = ${userId}
      union select group_id from join_requests where user_id = ${userId} and status = 'pending')
    order by 1`.execute(tx);
  return rows.map(({ group_id }) => group_id);
}

/**
 * Takes a person out of circles that they may leave, whose locks the caller holds: a seat before the start goes to who
 * waits, what they asked for ends, and a circle that they had begun alone is closed (D114, D169, D256).
 */
export async function leaveCircles(tx: Tx, circles: readonly GroupRow[], userId: string, now: Date): Promise<void> {
  for (const group of circles) await leave(tx, group, userId, now);
  await sql`update group_invitations set status = 'revoked', answered_at = ${now}
    where inviter_id = ${userId} and status = 'pending'`.execute(tx);
  await sql`update admin_offers set ended_at = ${now} where user_id = ${userId} and ended_at is null`.execute(tx);
}

async function leave(tx: Tx, group: GroupRow, userId: string, now: Date): Promise<void> {
  const { group_id, status } = group;
  const mine = <Table extends string>(table: Table) =>
    sql`delete from ${sql.table(table)} where group_id = ${group_id} and user_id = ${userId}`;
  await sql`${mine("group_waiting_list")}`.execute(tx);
  await sql`${mine("join_requests")} and status = 'pending'`.execute(tx);
  const isBeforeStart = status === "recruiting" || status === "ready_to_start";
  if (group.admin_id === userId && status === "pending") return discard(tx, group, now);
  // With others in it, it would have been a reason not to go.
  if (group.admin_id === userId && isBeforeStart) await closeBeforeStart(tx, group, now);
  else if (isBeforeStart && (await isActiveMember(tx, group_id, userId))) await giveUpSeat(tx, group, userId, now);
  await sql`update group_members set status = 'left', left_at = coalesce(left_at, ${now})
    where group_id = ${group_id} and user_id = ${userId} and status <> 'left'`.execute(tx);
  await offerFreeSeats(tx, group, now);
}

async function giveUpSeat(tx: Tx, group: GroupRow, userId: string, now: Date): Promise<void> {
  await releaseMember(tx, group, userId, { by: null, now });
  await record(tx, group, "leave_agreed", { by: null, about: userId, values: {} });
  const [member] = await withAliases(tx, [userId]);
  const occasion = `${group.group_id}:${userId}:${now.getTime()}`;
  await tell(tx, "member_left", { group, values: { reason: "before_start", member: member! }, occasion });
}

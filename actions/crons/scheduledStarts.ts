import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { daysBetween, localDate } from "../domain/cycle.ts";
import { isCompleteOrder } from "../domain/payoutOrder.ts";
import { currentCycle } from "../groups/cycles.ts";
import { readOrder } from "../groups/payoutAssignments.ts";
import { activeMembers, lockGroup, type GroupRow } from "../groups/queries.ts";
import { startCycle } from "../groups/startCycle.ts";
import { notify } from "../notifications/notify.ts";
import { eachOf } from "./eachOf.ts";

/** The admin is reminded weekly for so many weeks; then a group that never became ready is closed (D75). */
const WEEKS = 4;

/** Starts groups on their start date, or tells their admins what is missing (D75). */
export const scheduledStarts = defineCron("scheduled_starts", async (context) => {
  const { rows } = await sql<{ group_id: string }>`
    select g.group_id from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
    where g.status in ('recruiting', 'ready_to_start') and g.deleted_at is null and g.frozen_at is null
      and c.start_date <= (app_now() at time zone g.time_zone)::date`.execute(context.db);
  await eachOf(rows, { log: context.log, name: (row) => row }, ({ group_id }) => startOrRemind(context, group_id));
});

function startOrRemind({ db }: Services, groupId: string): Promise<void> {
  return inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    // Asked again under the lock: the admin may have started, closed or moved it in between.
    if (!group || (group.status !== "recruiting" && group.status !== "ready_to_start")) return;
    const { start_date: startDate } = await currentCycle(tx, group);
    if (startDate === null) return;
    const today = localDate(now, group.time_zone);
    const overdue = daysBetween(startDate, today);
    if (overdue < 0) return;

    const missing = await missingToStart(tx, group);
    const isFirstLook = !(await wasReminded(tx, group, startDate));
    if (missing === null && isFirstLook) {
      // Where we come late, nobody owes money for a day that has passed.
      await startCycle(tx, group, { firstDue: today, isManual: false, now });
    } else if (overdue >= WEEKS * 7) {
      await close(tx, group);
    } else {
      await remind(tx, group, { startDate, week: Math.floor(overdue / 7), missing });
    }
  });
}

/** What keeps a group from starting by itself, as a sentence for its admin; null when nothing does. */
async function missingToStart(tx: Tx, group: GroupRow): Promise<string | null> {
  const { current_members: members, minimum_members_to_start: needed } = group;
  if (members < needed) return `It needs at least ${needed} members (currently ${members}).`;
  if (group.payout_assignment_method !== "manual") return null;
  const order = await readOrder(tx, group.group_id, group.current_cycle);
  const userIds = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  return isCompleteOrder(order, userIds) ? null : "Its payout order does not name every member.";
}

const reminderOf = (group: GroupRow, startDate: string, week: number) =>
  `start-missing:${group.group_id}:${group.current_cycle}:${startDate}:${week}`;

async function wasReminded(tx: Tx, group: GroupRow, startDate: string): Promise<boolean> {
  const reminders = Array.from({ length: WEEKS }, (_, week) => reminderOf(group, startDate, week));
  const row = await tx
    .selectFrom("notifications")
    .select("notification_id")
    .where("user_id", "=", group.admin_id)
    .where("dedupe_key", "in", reminders)
    .executeTakeFirst();
  return row !== undefined;
}

async function remind(
  tx: Tx,
  group: GroupRow,
  { startDate, week, missing }: { startDate: string; week: number; missing: string | null },
): Promise<void> {
  await notify(tx, [group.admin_id], {
    type: "start_missed",
    title: "Your group could not start",
    message: `${group.name} did not start on ${startDate}. ${missing ?? "It is ready now: start it by hand or choose another date."}`,
    occasion: reminderOf(group, startDate, week),
    group,
    priority: "high",
  });
}

async function close(tx: Tx, group: GroupRow): Promise<void> {
  await tx.updateTable("groups").set({ status: "closed" }).where("group_id", "=", group.group_id).execute();
  const members = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  await notify(tx, members, {
    type: "group_closed",
    title: "Group closed",
    message: `${group.name} was closed: it did not become ready within ${WEEKS} weeks of its start date.`,
    occasion: `closed:${group.group_id}:${group.current_cycle}`,
    group,
  });
}

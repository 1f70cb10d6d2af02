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
import { closeBeforeStart } from "../groups/closeBeforeStart.ts";
import { letGoBeforeStart, stayersOf } from "../leaving/letGo.ts";
import { tell } from "../news/tell.ts";
import type { ValuesOf } from "../news/catalogue.ts";
import { unansweredTerms } from "../terms/consents.ts";
import { eachOf } from "./eachOf.ts";
import { inAnyOrder } from "./inAnyOrder.ts";
import { untilNextTick } from "./untilNextTick.ts";
import { record } from "../record/record.ts";

/** Weekly reminders to the admin before a group that never became ready is closed (D75). */
const WEEKS = 4;

/** Starts groups on their start date, or tells their admins what is missing (D75). */
export const scheduledStarts = defineCron("scheduled_starts", async (context) => {
  const { rows } = await sql<{ group_id: string }>`
    select g.group_id from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
    where g.status in ('recruiting', 'ready_to_start') and g.deleted_at is null and g.frozen_at is null
      and c.start_date <= (app_now() at time zone g.time_zone)::date`.execute(context.db);
  await eachOf(untilNextTick(inAnyOrder(rows)), { log: context.log, name: (row) => row }, ({ group_id }) =>
    startOrRemind(context, group_id),
  );
});

function startOrRemind({ db }: Services, groupId: string): Promise<void> {
  return inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    // Checked again under the lock: the admin may have started or closed the group, or moved its date, since the query.
    if (!group || group.frozen_at !== null || (group.status !== "recruiting" && group.status !== "ready_to_start"))
      return;
    const { missed_start_date: missedDate, start_date: startDate } = await currentCycle(tx, group);
    if (startDate === null) return;
    const today = localDate(now, group.time_zone);
    const overdue = daysBetween(startDate, today);
    if (overdue < 0) return;

    // Who has not accepted changed terms has, or is released, within the hours of the catalogue (D89).
    if (await unansweredTerms(tx, groupId)) return;

    const obstacle = await obstacleOf(tx, group);
    if (obstacle === null && missedDate !== startDate) {
      await letGoBeforeStart(tx, group, now);
      // When the cron runs late, the first due date moves: nobody owes money for a day that has passed.
      await startCycle(tx, group, { firstDue: today, isManual: false, now });
    } else if (overdue >= WEEKS * 7) {
      await close(tx, group, { startDate, now });
    } else {
      await remind(tx, group, { startDate, week: Math.floor(overdue / 7), obstacle });
    }
  });
}

type StartMissed = ValuesOf<"start_missed">;
/** What keeps a group from starting by itself. */
type Obstacle =
  | Omit<Extract<StartMissed, { reason: "too_few_members" }>, "start_date">
  | Omit<Extract<StartMissed, { reason: "order_incomplete" }>, "start_date">;

/** Null when nothing keeps it from starting. */
async function obstacleOf(tx: Tx, group: GroupRow): Promise<Obstacle | null> {
  const userIds = (await activeMembers(tx, group.group_id)).map(({ userId }) => userId);
  // Whoever asks to leave is let go by the start, which is decided after it (D258).
  const { stayers, stays } = await stayersOf(tx, group, userIds);
  const { minimum_members_to_start: needed } = group;
  const members = stayers.length;
  if (members < needed) return { reason: "too_few_members", needed, members };
  if (group.payout_assignment_method !== "manual") return null;
  const order = await readOrder(tx, group.group_id, group.current_cycle);
  return isCompleteOrder(order.filter(stays), stayers) ? null : { reason: "order_incomplete" };
}

async function remind(
  tx: Tx,
  group: GroupRow,
  { obstacle, startDate, week }: { obstacle: Obstacle | null; startDate: string; week: number },
): Promise<void> {
  const ready = { reason: group.manual_start_enabled ? "ready_now" : "ready_for_another_day" } as const;
  await tell(tx, "start_missed", {
    to: [group.admin_id],
    group,
    values: { start_date: startDate, ...(obstacle ?? ready) },
    occasion: `${group.group_id}:${group.current_cycle}:${startDate}:${week}`,
  });
  await tx
    .updateTable("cycles")
    .set({ missed_start_date: startDate })
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .where("missed_start_date", "is distinct from", startDate)
    .execute();
}

async function close(tx: Tx, group: GroupRow, { now, startDate }: { startDate: string; now: Date }): Promise<void> {
  await closeBeforeStart(tx, group, now);
  await record(tx, group, "group_closed", { by: null, values: {} });
  await tell(tx, "group_closed", {
    to: (await activeMembers(tx, group.group_id)).map(({ userId }) => userId),
    group,
    values: { start_date: startDate, weeks: WEEKS },
    occasion: `${group.group_id}:${group.current_cycle}`,
  });
}

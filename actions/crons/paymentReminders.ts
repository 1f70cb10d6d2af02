import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineCron } from "../define.ts";
import type { Reminder, ReminderHours } from "../domain/reminders.ts";
import { failPoint } from "../faults.ts";
import { type GroupRow, lockGroup } from "../groups/queries.ts";
import { groupPages } from "../groups/groupPages.ts";
import { tell } from "../news/tell.ts";
import { readLimits } from "../plans/catalogue.ts";
import { type Owing, readOwing, reminderHours } from "../reminders/owing.ts";
import { dueReminders } from "../reminders/dueReminders.ts";
import { productNow } from "../db/productClock.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";

/** How many groups one look reads. */
const BATCH = 500;

/** Reminds members of contributions that they have not paid, at the time each member chose and on each day of grace (D191). */
export const paymentReminders = defineCron("payment_reminders", (context) => remindAll(context, BATCH));

/** @param atOnce how many groups are read at once; one that cannot be handled keeps no other from it */
export async function remindAll(context: Services, atOnce: number): Promise<void> {
  const { db, log } = context;
  const hours = reminderHours(await readLimits(db));
  const dueNow = dueReminders(hours, await productNow(db));
  const pages = groupPages(db, { statuses: ["started"], atOnce });
  await eachOf(untilNextTick(pages), { log, name: ([first]) => ({ groups_from: first }) }, async (groupIds) => {
    const groups = Map.groupBy(await readOwing(db, groupIds), ({ group_id }) => group_id);
    await eachOf(groups, { log, name: ([groupId]) => ({ group_id: groupId }) }, async ([groupId, owing]) => {
      if (owing.some(dueNow)) await remind(context, groupId, hours);
    });
  });
}

/** Holds the group's lock, so that nobody is reminded of a contribution while paying it. */
async function remind({ db }: Services, groupId: string, hours: ReminderHours): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (!group) return;
    const dueNow = dueReminders(hours, now);
    for (const owed of await readOwing(tx, [groupId])) {
      const reminder = dueNow(owed);
      if (reminder) await tellOwing(tx, group, owed, reminder, now);
    }
    failPoint("reminders:before-commit");
  });
}

async function tellOwing(tx: Tx, group: GroupRow, owed: Owing, { at, stage }: Reminder, now: Date): Promise<void> {
  const { amount, currency, cycle, grace_end_date, group_id, payout_round, terms, user_id } = owed;
  await tx
    .insertInto("private.payment_reminders")
    .values({ group_id, cycle, payout_round, user_id, reminded_at: now })
    .onConflict((conflict) =>
      conflict.columns(["group_id", "cycle", "payout_round", "user_id"]).doUpdateSet({ reminded_at: now }),
    )
    .execute();
  const facts = { cycle, round: payout_round, amount: { cents: amount, currency }, due: terms.dueDate };
  await tell(tx, "payment_due", {
    to: [user_id],
    group,
    values: stage === "grace" ? { reason: stage, ...facts, until: grace_end_date } : { reason: stage, ...facts },
    occasion: [group_id, cycle, payout_round, user_id, at.toISOString()].join(":"),
  });
}

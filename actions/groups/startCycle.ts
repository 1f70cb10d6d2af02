import { randomBytes } from "node:crypto";
import type { Tx } from "../db/database.ts";
import { frequencyOf, localDate, schedule } from "../domain/cycle.ts";
import { defaultsAt, obligations } from "../domain/obligation.ts";
import { drawOrder, isCompleteOrder, joinOrder, type PayoutOrder } from "../domain/payoutOrder.ts";
import { offerToSuccessor } from "../adminRole/successor.ts";
import { orderAfter } from "../domain/restart.ts";
import { AppError } from "../refusals/AppError.ts";
import { tell } from "../news/tell.ts";
import { limit, paymentWindows, readLimits } from "../plans/catalogue.ts";
import { endAdmission } from "./endAdmission.ts";
import { currentCycle, type CycleRow } from "./cycles.ts";
import { readOrder, writeOrder } from "./payoutAssignments.ts";
import { activeMembers, type GroupRow } from "./queries.ts";
import { record } from "../record/record.ts";

/**
 * Starts a group's planned cycle: settles the order, writes the whole schedule and who owes what, freezes the terms, and
 * tells everybody (D51, D52, D70, D79, D81).
 * The caller holds the group's lock and has refused whatever is to be refused.
 * @param firstDue the first due date, `YYYY-MM-DD` (D56)
 * @throws AppError `payout-order-incomplete` when a hand-made order does not name every member once
 */
export async function startCycle(
  tx: Tx,
  group: GroupRow,
  { firstDue, isManual, now }: { firstDue: string; isManual: boolean; now: Date },
): Promise<void> {
  const planned = await currentCycle(tx, group);
  const members = await activeMembers(tx, group.group_id);
  const { order, drawProof } = await settleOrder(tx, group, { members, drawn: planned.draw_proof, now });
  const limits = await readLimits(tx);
  const inDefault = { defaultAfterDays: limit(limits, "default_after"), timeZone: group.time_zone };
  const rounds = schedule({
    firstDue,
    frequency: frequencyOf(group.frequency)!,
    timeZone: group.time_zone,
    payoutDelayDays: group.payout_delay_days,
    rounds: members.length,
    ...paymentWindows(limits),
  });
  await tx
    .insertInto("rounds")
    .values(
      rounds.map((round, index) => ({
        group_id: group.group_id,
        cycle: group.current_cycle,
        payout_round: round.payoutRound,
        recipient_id: order[index]!,
        due_date: round.dueDate,
        grace_end_date: round.graceEndDate,
        payout_date: round.payoutDate,
        opens_at: round.opensAt,
        due_at: round.dueAt,
        grace_ends_at: round.graceEndsAt,
        payout_at: round.payoutAt,
      })),
    )
    .execute();
  await tx
    .insertInto("obligations")
    .values(
      obligations({ order, rounds, amount: group.contribution_amount }).map((obligation) => ({
        group_id: group.group_id,
        cycle: group.current_cycle,
        payout_round: obligation.payoutRound,
        user_id: obligation.userId,
        recipient_id: obligation.recipientId,
        amount: obligation.amount,
        grace_ends_at: obligation.graceEndsAt,
        defaults_at: defaultsAt(rounds[obligation.payoutRound - 1]!.dueDate, inDefault),
      })),
    )
    .execute();
  await tx
    .updateTable("cycles")
    .set({
      started_at: now,
      started_manually_at: isManual ? now : null,
      start_date: isManual ? localDate(now, group.time_zone) : planned.start_date,
      end_date: rounds.at(-1)!.payoutDate,
      contribution_amount: group.contribution_amount,
      frequency: group.frequency,
      payout_assignment_method: group.payout_assignment_method,
      payout_delay_days: group.payout_delay_days,
      round_count: members.length,
      locked_member_count: members.length,
      current_payout_round: 1,
      draw_proof: drawProof,
    })
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .execute();
  await tx.updateTable("groups").set({ status: "started" }).where("group_id", "=", group.group_id).execute();
  await record(tx, group, "group_started", {
    by: isManual ? group.admin_id : null,
    values: { cycle: group.current_cycle, members: members.length, first_due: firstDue },
  });
  await letGoWhoDoNotGoOn(tx, group, now);
  // An admin who is among them has left the circle, so somebody else is asked at once (D118).
  await offerToSuccessor(tx, group, now);
  await endAdmission(tx, group, now);
  await announce(tx, group, { members, order, firstDue, wasDrawn: drawProof !== null });
}

/**
 * Ends the membership of who completed an earlier cycle and does not go on: until the start they could have (D86), and what
 * this cycle's members do and say is not for them. What they owe from earlier cycles stays owed (D59).
 */
async function letGoWhoDoNotGoOn(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  const leftOut = await tx
    .updateTable("group_members")
    .set({ status: "left", left_at: now })
    .where("group_id", "=", group.group_id)
    .where("status", "=", "completed")
    .returning("user_id")
    .execute();
  await tell(tx, "restart_left_out", {
    to: leftOut.map(({ user_id }) => user_id),
    group,
    values: {},
    occasion: `${group.group_id}:${group.current_cycle}`,
  });
}

type Members = Awaited<ReturnType<typeof activeMembers>>;

/**
 * The final order by the group's method (D78), and what proves it where it was drawn (D80). In a cycle after the first
 * everybody's turn follows from the last one (D85), unless the admin arranges them.
 */
async function settleOrder(
  tx: Tx,
  group: GroupRow,
  { members, drawn, now }: { members: Members; drawn: CycleRow["draw_proof"]; now: Date },
): Promise<{ order: PayoutOrder; drawProof: string | null }> {
  const userIds = members.map(({ userId }) => userId);
  const standing = await readOrder(tx, group.group_id, group.current_cycle);
  const stands = isCompleteOrder(standing, userIds);
  if (group.payout_assignment_method === "manual" || (drawn !== null && stands)) {
    if (!stands) throw new AppError("payout-order-incomplete");
    return { order: standing, drawProof: drawn === null ? null : JSON.stringify(drawn) };
  }
  if (group.current_cycle > 1) {
    const order = orderAfter(await readOrder(tx, group.group_id, group.current_cycle - 1), userIds);
    await writeOrder(tx, group.group_id, group.current_cycle, order);
    return { order, drawProof: null };
  }
  if (group.payout_assignment_method === "join_order") {
    const order = joinOrder(members);
    await writeOrder(tx, group.group_id, group.current_cycle, order);
    return { order, drawProof: null };
  }
  const seed = randomBytes(16).toString("hex");
  const order = drawOrder(seed, userIds);
  await writeOrder(tx, group.group_id, group.current_cycle, order);
  return { order, drawProof: JSON.stringify({ seed, members: userIds.toSorted(), drawn_at: now.toISOString() }) };
}

async function announce(
  tx: Tx,
  group: GroupRow,
  { members, order, firstDue, wasDrawn }: { members: Members; order: PayoutOrder; firstDue: string; wasDrawn: boolean },
): Promise<void> {
  const occasion = `${group.group_id}:${group.current_cycle}`;
  await tell(tx, "group_started", {
    to: members.map(({ userId }) => userId),
    group,
    values: { first_due: firstDue },
    occasion,
  });
  if (!wasDrawn) return;
  const aliasOf = new Map(members.map(({ userId, alias }) => [userId, alias]));
  const drawn = order.map((user_id) => ({ user_id, alias: aliasOf.get(user_id)! }));
  await tell(tx, "payout_order_drawn", { group, values: { order: drawn }, occasion });
}

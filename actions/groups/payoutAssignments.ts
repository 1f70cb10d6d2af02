import type { Tx } from "../db/database.ts";
import type { PayoutOrder } from "../domain/payoutOrder.ts";

/** The present payout order of one cycle of a group. */
export async function readOrder(tx: Tx, groupId: string, cycle: number): Promise<PayoutOrder> {
  const rows = await tx
    .selectFrom("payout_assignments")
    .select("user_id")
    .where("group_id", "=", groupId)
    .where("cycle", "=", cycle)
    .orderBy("payout_position")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Replaces the payout order; an empty one leaves none. */
export async function writeOrder(tx: Tx, groupId: string, cycle: number, order: PayoutOrder): Promise<void> {
  await tx.deleteFrom("payout_assignments").where("group_id", "=", groupId).where("cycle", "=", cycle).execute();
  if (order.length === 0) return;
  await tx
    .insertInto("payout_assignments")
    .values(order.map((userId, index) => ({ group_id: groupId, cycle, user_id: userId, payout_position: index + 1 })))
    .execute();
}

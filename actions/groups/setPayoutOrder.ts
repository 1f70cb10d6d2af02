import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { arrangingRefusal, isCompleteOrder } from "../domain/payoutOrder.ts";
import { AppError } from "../refusals/AppError.ts";
import { tell } from "../news/tell.ts";
import { readOrder, writeOrder } from "./payoutAssignments.ts";
import { lockGroupFor } from "./lockGroupFor.ts";
import { activeMembers } from "./queries.ts";
import { record } from "../record/record.ts";

/** The admin arranges who is paid out when, in a group with a hand-made order that has not started (D78, D79). */
export const setPayoutOrder = defineAction(
  "set_payout_order",
  z.object({ group_id: z.uuid(), user_ids: z.array(z.uuid()).max(50) }),
  ({ group_id, user_ids }, { db, caller }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "set_payout_order", { groupId: group_id, userId: caller.userId });
      const refusal = arrangingRefusal(group.payout_assignment_method);
      if (refusal) throw new AppError(refusal);
      const members = await activeMembers(tx, group_id);
      if (
        !isCompleteOrder(
          user_ids,
          members.map(({ userId }) => userId),
        )
      )
        throw new AppError("payout-order-incomplete");
      const before = await readOrder(tx, group_id, group.current_cycle);
      if (before.join() === user_ids.join()) return { success: true };
      await writeOrder(tx, group_id, group.current_cycle, user_ids);
      await record(tx, group, "payout_order_set", { by: caller.userId, values: { order: user_ids } });
      const aliasOf = new Map(members.map(({ alias, userId }) => [userId, alias]));
      await tell(tx, "payout_order_set", {
        group,
        values: { order: user_ids.map((user_id) => ({ user_id, alias: aliasOf.get(user_id)! })) },
        occasion: `${group_id}:${group.current_cycle}:${now.getTime()}`,
      });
      failPoint("act:set_payout_order");
      return { success: true };
    }),
);

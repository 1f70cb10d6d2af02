import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { isCompleteOrder } from "../domain/payoutOrder.ts";
import { AppError } from "../refusals/AppError.ts";
import { currentCycle, hasStarted } from "./cycles.ts";
import { writeOrder } from "./payoutAssignments.ts";
import { activeMembers, lockGroup } from "./queries.ts";

/** The admin arranges who is paid out when, in a group with a hand-made order that has not started (D78, D79). */
export const setPayoutOrder = defineAction(
  "set_payout_order",
  z.object({ group_id: z.uuid(), user_ids: z.array(z.uuid()).max(50) }),
  ({ group_id, user_ids }, { db, caller }) =>
    inTransaction(db, async (tx) => {
      const group = await lockGroup(tx, group_id);
      if (!group) throw new AppError("group-not-found");
      if (group.admin_id !== caller.userId) throw new AppError("not-allowed");
      if (hasStarted(await currentCycle(tx, group))) throw new AppError("payout-order-locked");
      if (group.payout_assignment_method !== "manual") throw new AppError("payout-order-not-manual");
      const members = await activeMembers(tx, group_id);
      if (
        !isCompleteOrder(
          user_ids,
          members.map(({ userId }) => userId),
        )
      )
        throw new AppError("payout-order-incomplete");
      await writeOrder(tx, group_id, group.current_cycle, user_ids);
      return { success: true };
    }),
);

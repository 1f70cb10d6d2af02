import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";

/** Somebody waits no more, or declines the seat that is offered, which goes to the next (D92). */
export const leaveWaitingList = defineAction(
  "leave_waiting_list",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "leave_waiting_list", { groupId: group_id, userId });
      await tx
        .deleteFrom("group_waiting_list")
        .where("group_id", "=", group_id)
        .where("user_id", "=", userId)
        .execute();
      await offerFreeSeats(tx, group, now);
      failPoint("leaveList:before-commit");
      return { success: true };
    }),
);

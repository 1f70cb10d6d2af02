import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { localDate } from "../domain/cycle.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { takeOffersBack } from "../groups/offerFreeSeats.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/** The admin lets nobody in any more; the group is not started by it, and requests wait (D74, D256). */
export const closeRegistration = defineAction(
  "close_registration",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "close_registration", { groupId: group_id, userId: caller.userId });
      if (group.status === "ready_to_start") return { success: true };
      await tx.updateTable("groups").set({ status: "ready_to_start" }).where("group_id", "=", group_id).execute();
      await takeOffersBack(tx, group);
      await record(tx, group, "registration_closed", { by: caller.userId, values: {} });
      await tell(tx, "registration_closed", {
        group,
        values: {},
        occasion: `${group_id}:${localDate(now, group.time_zone)}`,
      });
      failPoint("closeRegistration:before-commit");
      return { success: true };
    }),
);

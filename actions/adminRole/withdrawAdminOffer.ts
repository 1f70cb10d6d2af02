import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { endOffer } from "./offers.ts";

/** The admin takes the offer of the role back, before it is answered (D118). */
export const withdrawAdminOffer = defineAction(
  "withdraw_admin_offer",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      await lockGroupFor(tx, "withdraw_admin_offer", { groupId: group_id, userId: caller.userId });
      await endOffer(tx, group_id, { now });
      failPoint("act:withdraw_admin_offer");
      return { success: true };
    }),
);

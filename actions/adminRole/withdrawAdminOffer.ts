import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { endOffer, openOffer } from "./offers.ts";
import { record } from "../record/record.ts";

/** The admin takes the offer of the role back, before it is answered (D118). */
export const withdrawAdminOffer = defineAction(
  "withdraw_admin_offer",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "withdraw_admin_offer", { groupId: group_id, userId: caller.userId });
      const offer = await openOffer(tx, group_id);
      await endOffer(tx, group_id, { now });
      if (offer)
        await record(tx, group, "admin_offer_withdrawn", { by: caller.userId, about: offer.user_id, values: {} });
      failPoint("act:withdraw_admin_offer");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { endOffer, openOffer } from "./offers.ts";

/** A member declines the admin's role that was offered to them; the admin is told (D118). */
export const declineAdminRole = defineAction(
  "decline_admin_role",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "decline_admin_role", { groupId: group_id, userId: caller.userId });
      const offer = await openOffer(tx, group_id);
      if (offer?.user_id !== caller.userId) throw new AppError("admin-offer-ended");
      await endOffer(tx, group_id, { isAccepted: false, now });
      const [member] = await withAliases(tx, [caller.userId]);
      await tell(tx, "admin_offer_declined", {
        to: [group.admin_id],
        group,
        values: { member: member! },
        occasion: offer.admin_offer_id,
      });
      failPoint("act:decline_admin_role");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { hasAskedToLeave, isExitAgreed } from "../leaving/isLeaving.ts";
import { isActiveMember } from "../members/queries.ts";
import { isSuspended } from "../people/isSuspended.ts";
import { AppError } from "../refusals/AppError.ts";
import { offerRole, openOffer } from "./offers.ts";

/**
 * The admin asks an active member to run the group from now on; it changes hands when that member accepts (D118). Who is
 * suspended or about to leave is not asked: the group would be without an admin again.
 */
export const offerAdminRole = defineAction(
  "offer_admin_role",
  z.object({ group_id: z.uuid(), user_id: z.uuid() }),
  ({ group_id, user_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "offer_admin_role", { groupId: group_id, userId: caller.userId });
      if (user_id === caller.userId || !(await isActiveMember(tx, group_id, user_id)))
        throw new AppError("new-admin-not-a-member");
      // That they are suspended is told to nobody else.
      if (await isSuspended(tx, user_id)) throw new AppError("new-admin-not-a-member");
      if ((await hasAskedToLeave(tx, group, user_id)) || (await isExitAgreed(tx, group, user_id)))
        throw new AppError("new-admin-is-leaving");
      if ((await openOffer(tx, group_id))?.user_id !== user_id)
        await offerRole(tx, group, { userId: user_id, by: caller.userId, why: "handed_over", now });
      failPoint("offerAdmin:before-commit");
      return { success: true };
    }),
);

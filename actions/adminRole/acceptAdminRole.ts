import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor, standingIn } from "../groups/lockGroupFor.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { isExitAgreed } from "../leaving/isLeaving.ts";
import { closeLeaveRequestOf } from "../leaving/leaveRequests.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { endOffer, openOffer } from "./offers.ts";
import { record } from "../record/record.ts";
import { openConsentOf } from "../terms/consents.ts";

/**
 * A member takes over the role of the admin, who had offered it; the former admin stays a member (D118). If the new admin has
 * asked to leave, the request is withdrawn, because nobody could answer it. The action refuses a member whose exit is agreed. It
 * also refuses a member who has not answered changed terms: their silence would later take the new admin out of the circle (D89).
 */
export const acceptAdminRole = defineAction(
  "accept_admin_role",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "accept_admin_role", { groupId: group_id, userId: caller.userId });
      // Accepted before.
      if ((await standingIn(tx, group, caller.userId)) === "admin") return { success: true };
      const offer = await openOffer(tx, group_id);
      if (offer?.user_id !== caller.userId) throw new AppError("admin-offer-ended");
      if (await isExitAgreed(tx, group, caller.userId)) throw new AppError("exit-agreed");
      if (await openConsentOf(tx, group_id, caller.userId)) throw new AppError("answer-terms-first");
      await handOver(tx, group, caller.userId);
      await closeLeaveRequestOf(tx, group, caller.userId, { status: "withdrawn", now });
      await endOffer(tx, group_id, { isAccepted: true, now });
      await record(tx, group, "admin_changed", { by: caller.userId, about: group.admin_id, values: {} });

      const members = await activeMembers(tx, group_id);
      const alias = members.find(({ userId }) => userId === caller.userId)!.alias;
      await tell(tx, "admin_changed", {
        to: members.map(({ userId }) => userId).filter((userId) => userId !== caller.userId),
        group,
        values: { admin: { user_id: caller.userId, alias } },
        occasion: offer.admin_offer_id,
      });
      failPoint("acceptAdmin:before-commit");
      return { success: true };
    }),
);

async function handOver(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  const setRole = (who: string, role: "admin" | "member") =>
    tx
      .updateTable("group_members")
      .set({ role })
      .where("group_id", "=", group.group_id)
      .where("user_id", "=", who)
      .execute();
  // In this order: a group has one admin at every moment.
  await setRole(group.admin_id, "member");
  await setRole(userId, "admin");
  await tx.updateTable("groups").set({ admin_id: userId }).where("group_id", "=", group.group_id).execute();
}

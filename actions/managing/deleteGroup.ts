import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { deletionRefusal } from "../domain/managing.ts";
import { failPoint } from "../faults.ts";
import { endAdmission } from "../groups/endAdmission.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { activeMembers } from "../groups/queries.ts";
import { endLeaveRequests } from "../leaving/leaveRequests.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { record } from "../record/record.ts";

/**
 * The admin deletes a group that has not started and in which nobody has ever begun to pay; its name, typed, confirms it.
 * Its members are told (D87, D88).
 */
export const deleteGroup = defineAction(
  "delete_group",
  z.object({ group_id: z.uuid(), name: z.string() }),
  ({ group_id, name }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "delete_group", { groupId: group_id, userId: caller.userId });
      const refusal = deletionRefusal(await hasPayments(tx, group_id));
      if (refusal) throw new AppError(refusal);
      if (name.trim() !== group.name) throw new AppError("group-name-mismatch");

      const others = (await activeMembers(tx, group_id)).filter(({ userId }) => userId !== caller.userId);
      await endAdmission(tx, group, now);
      await takeInvitationsBack(tx, group_id, now);
      await endLeaveRequests(tx, group, now);
      await tell(tx, "group_deleted", {
        to: others.map(({ userId }) => userId),
        group,
        values: {},
        occasion: group_id,
      });
      await deleteRows(tx, group_id);
      await record(tx, group, "group_deleted", { by: caller.userId, values: {} });
      await tx.updateTable("groups").set({ deleted_at: now }).where("group_id", "=", group_id).execute();
      failPoint("deleteGroup:before-commit");
      return { success: true };
    }),
);

/** Whoever is invited sees the group no more, and so could neither answer the invitation nor be rid of its count (D193). */
async function takeInvitationsBack(tx: Tx, groupId: string, at: Date): Promise<void> {
  await tx
    .updateTable("group_invitations")
    .set({ status: "revoked", answered_at: at })
    .where("group_id", "=", groupId)
    .where("status", "=", "pending")
    .execute();
}

/** Also one that failed is a record of somebody's money. */
export async function hasPayments(tx: Tx, groupId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("payments")
    .select("payment_id")
    .where("group_id", "=", groupId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What goes with a group (D88): votes, positions, what was said in it. Who was in it and what they agreed to stays. */
async function deleteRows(tx: Tx, groupId: string): Promise<void> {
  await sql`delete from vote_responses r using grace_period_votes v where v.vote_id = r.vote_id and v.group_id = ${groupId}`.execute(
    tx,
  );
  await sql`delete from grace_period_votes where group_id = ${groupId}`.execute(tx);
  await sql`delete from payout_assignments where group_id = ${groupId}`.execute(tx);
  await sql`delete from term_consents where group_id = ${groupId}`.execute(tx);
  await sql`delete from admin_offers where group_id = ${groupId}`.execute(tx);
  await sql`delete from message_reactions r using messages m where m.message_id = r.message_id and m.chat_id = ${groupId}`.execute(
    tx,
  );
  await sql`delete from hidden_messages h using messages m where m.message_id = h.message_id and m.chat_id = ${groupId}`.execute(
    tx,
  );
  await sql`delete from messages where chat_id = ${groupId}`.execute(tx);
}

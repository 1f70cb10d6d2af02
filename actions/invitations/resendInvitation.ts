import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { AppError } from "../refusals/AppError.ts";
import { refuseToInvite } from "./inviteQuestion.ts";
import { lockInvitation, stepFor } from "./lockInvitation.ts";
import { writeLetter } from "./sendInvitation.ts";
import { takeSentAgain } from "./takeSentAgain.ts";
import { record } from "../record/record.ts";

/**
 * Sends an invitation again: a new term and a new token, so the letter of before leads nowhere (D109). It invites, and
 * is refused to who may not (D107).
 */
export const resendInvitation = defineAction(
  "resend_invitation",
  z.object({ invitation_id: z.uuid() }),
  async ({ invitation_id }, { db, caller: { userId }, wakeOutbox }) => {
    await inTransaction(db, async (tx, now) => {
      const locked = await lockInvitation(tx, "sender", { invitationId: invitation_id, userId, now });
      await stepFor(tx, "resend", { ...locked, userId });
      await refuseToInvite(tx, "resend_invitation", { group: locked.group, userId });
      await takeSentAgain(tx, locked.group.group_id, locked.addressee);
      if (await hasNewerOne(tx, invitation_id)) throw new AppError("already-invited");
      const opened = await tx
        .updateTable("group_invitations")
        .set({ status: "pending", expires_at: sql`app_now() + span_of('invitation_expires')` })
        .where("invitation_id", "=", invitation_id)
        // The clean-up takes no lock of the group: it may have forgotten the address since it was read (D225).
        .where("invitee_email", "is not", null)
        .returning("invitation_id")
        .executeTakeFirst();
      if (!opened) throw new AppError("invitation-not-found");
      if (userId === locked.group.admin_id)
        await record(tx, locked.group, "invitation_resent", { by: userId, values: {} });
      await writeLetter(tx, locked.group, invitation_id);
      failPoint("act:resend_invitation");
    });
    wakeOutbox();
    return { success: true };
  },
);

/** Whether somebody else has invited the same address since this invitation ended. */
async function hasNewerOne(tx: Tx, invitationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from group_invitations i join group_invitations o on o.group_id = i.group_id
      and o.invitee_email = i.invitee_email and (o.picked_alias is null) = (i.picked_alias is null)
    where i.invitation_id = ${invitationId} and o.invitation_id <> i.invitation_id and o.status = 'pending'`.execute(
    tx,
  );
  return rows.length > 0;
}

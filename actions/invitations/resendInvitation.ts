import { sql } from "kysely";
import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { defineAction } from "../define.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockInvitation, stepFor } from "./lockInvitation.ts";
import { writeLetter } from "./sendInvitation.ts";

/** Sends an invitation again: a new term and a new token, so the letter of before leads nowhere (D109). */
export const resendInvitation = defineAction(
  "resend_invitation",
  z.object({ invitation_id: z.uuid() }),
  async ({ invitation_id }, { db, caller: { userId }, wakeOutbox }) => {
    await inTransaction(db, async (tx, now) => {
      const locked = await lockInvitation(tx, "sender", { invitationId: invitation_id, userId, now });
      await stepFor(tx, "resend", { ...locked, userId });
      // Nobody's mailbox is filled through us.
      const wait = await takeRequest(tx, `resend-invitation:${invitation_id}`, { limit: "resend_max" });
      if (wait > 0) {
        const max = await readLimit(tx, "resend_max");
        throw new AppError({ code: "invitation-sent-enough", values: { max } });
      }
      await tx
        .updateTable("group_invitations")
        .set({ expires_at: sql`app_now() + span_of('invitation_expires')` })
        .where("invitation_id", "=", invitation_id)
        .execute();
      await writeLetter(tx, locked.group, invitation_id);
    });
    wakeOutbox();
    return { success: true };
  },
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { endInvitation, lockInvitation, stepFor } from "./lockInvitation.ts";
import { record } from "../record/record.ts";

/** Who sent an invitation, or runs the group, takes it back: its letter then leads nowhere (D109). */
export const revokeInvitation = defineAction(
  "revoke_invitation",
  z.object({ invitation_id: z.uuid() }),
  ({ invitation_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const locked = await lockInvitation(tx, "sender", { invitationId: invitation_id, userId, now });
      const step = await stepFor(tx, "revoke", { ...locked, userId });
      if (step === "do") {
        await endInvitation(tx, invitation_id, { status: "revoked", at: now });
        if (userId === locked.group.admin_id)
          await record(tx, locked.group, "invitation_revoked", { by: userId, values: {} });
      }
      failPoint("act:revoke_invitation");
      return { success: true };
    }),
);

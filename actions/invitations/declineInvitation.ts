import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { endInvitation, lockInvitation, stepFor } from "./lockInvitation.ts";

/** The invited person turns an invitation down, also one that has expired (D109). */
export const declineInvitation = defineAction(
  "decline_invitation",
  z.object({ invitation_id: z.uuid() }),
  ({ invitation_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const locked = await lockInvitation(tx, "invitee", { invitationId: invitation_id, userId, now });
      const step = await stepFor(tx, "decline", { ...locked, userId });
      if (step === "do") await endInvitation(tx, invitation_id, { status: "declined", at: now });
      failPoint("act:decline_invitation");
      return { success: true };
    }),
);

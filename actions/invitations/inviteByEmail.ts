import { z } from "zod";
import { emailInput } from "../auth/signUpInput.ts";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockGroupToInvite } from "./inviteQuestion.ts";
import { sendInvitation } from "./sendInvitation.ts";

/** Invites the owner of an address, whether or not they have an account (D109, D266). */
export const inviteByEmail = defineAction(
  "invite_by_email",
  z.object({ group_id: z.uuid(), email: emailInput }),
  async ({ group_id, email }, { db, caller, wakeOutbox }) => {
    const invitation_id = await inTransaction(db, async (tx, now) => {
      const group = await lockGroupToInvite(tx, "invite_by_email", { groupId: group_id, userId: caller.userId });
      const own = await tx
        .selectFrom("user_profiles")
        .select("user_id")
        .where("user_id", "=", caller.userId)
        .where("email", "=", email)
        .executeTakeFirst();
      if (own) throw new AppError("invitee-is-member");
      const addressee = { email, pickedAlias: null };
      const id = await sendInvitation(tx, group, { addressee, inviterId: caller.userId, now });
      failPoint("act:invite_by_email");
      return id;
    });
    wakeOutbox();
    return { success: true, invitation_id };
  },
);

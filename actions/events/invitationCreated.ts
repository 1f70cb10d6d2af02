import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineEvent } from "../define.ts";
import { tell } from "../news/tell.ts";

const row = z.object({ invitation_id: z.uuid() });

/**
 * Tells who is invited and has an account, beside the letter. Done after the answer to the inviter, which must not take
 * longer where there is an account (D266). Safe to deliver again.
 */
export const invitationCreated = defineEvent("invitation_created", row, async ({ new: invitation }, { db }) => {
  if (!invitation) return;
  await inTransaction(db, async (tx) => {
    const told = await tx
      .selectFrom("open_invitations as i")
      .innerJoin("groups as g", "g.group_id", "i.group_id")
      .innerJoin("user_profiles as inviter", "inviter.user_id", "i.inviter_id")
      .select(["i.user_id", "inviter.user_id as inviter_id", "inviter.alias", "g.group_id", "g.name"])
      .where("i.invitation_id", "=", invitation.invitation_id)
      .$narrowType<{ user_id: string }>()
      .executeTakeFirst();
    if (!told) return;
    await tell(tx, "group_invitation", {
      to: [told.user_id],
      group: { group_id: told.group_id, name: told.name },
      values: { inviter: { user_id: told.inviter_id, alias: told.alias } },
      occasion: invitation.invitation_id,
    });
  });
});

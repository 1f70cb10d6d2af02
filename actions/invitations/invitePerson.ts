import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { isActiveMember } from "../members/queries.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockGroupToInvite } from "./inviteQuestion.ts";
import { findablePeople } from "./findablePeople.ts";
import { sendInvitation } from "./sendInvitation.ts";

/** Invites somebody who was found by name; the inviter never learns their address (D180, D181). */
export const invitePerson = defineAction(
  "invite_person",
  z.object({ group_id: z.uuid(), user_id: z.uuid() }),
  async ({ group_id, user_id }, { db, caller, wakeOutbox }) => {
    const invitation_id = await inTransaction(db, async (tx, now) => {
      const group = await lockGroupToInvite(tx, "invite_person", { groupId: group_id, userId: caller.userId });
      if (await isActiveMember(tx, group_id, user_id)) throw new AppError("invitee-is-member");
      const person = await findablePeople(tx, caller.userId)
        .select(["p.email", "p.alias"])
        .where("p.user_id", "=", user_id)
        // Their address stays as it is until the invitation is there, and a change of it then takes it along (D110).
        .forShare("p")
        .executeTakeFirst();
      if (!person) throw new AppError("invitee-not-found");
      const addressee = { email: person.email, pickedAlias: person.alias };
      const id = await sendInvitation(tx, group, { addressee, inviterId: caller.userId, now });
      failPoint("act:invite_person");
      return id;
    });
    wakeOutbox();
    return { success: true, invitation_id };
  },
);

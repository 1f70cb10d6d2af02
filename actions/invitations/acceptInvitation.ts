import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { mayJoin } from "../domain/joining.ts";
import { failPoint } from "../faults.ts";
import { addMember } from "../members/addMember.ts";
import { joinQuestion } from "../members/joinQuestion.ts";
import { isActiveMember, lockApplicant } from "../members/queries.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { refuseOtherTerms, shownTerms } from "../members/shownTerms.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockInvitation, stepFor } from "./lockInvitation.ts";

/**
 * The invited person comes in, always as a member (D108), past the way the group admits others. Where it cannot be done
 * now, the invitation stays open (D111).
 */
export const acceptInvitation = defineAction(
  "accept_invitation",
  z.object({ invitation_id: z.uuid(), accept_agreement: z.boolean(), shown_terms: shownTerms }),
  async ({ accept_agreement, invitation_id, shown_terms }, { db, caller: { userId } }) => {
    await inTransaction(db, async (tx, now) => {
      const locked = await lockInvitation(tx, "invitee", { invitationId: invitation_id, userId, now });
      const { group } = locked;
      if (await isActiveMember(tx, group.group_id, userId)) return;
      // Whoever accepted once and has left since needs another invitation.
      if ((await stepFor(tx, "accept", { ...locked, userId })) === "done") throw new AppError("invitation-answered");
      const applicant = await lockApplicant(tx, userId);
      if (!applicant) throw new AppError("account-suspended");
      const answer = mayJoin(await joinQuestion(tx, group, { userId, applicant, now }));
      if (!answer.allowed)
        throw new AppError(answer.code === "identity-required" ? { code: "identity-required-to-accept" } : answer);
      if (!accept_agreement) throw new AppError("agreement-required");
      await refuseOtherTerms(tx, group, shown_terms);
      await addMember(tx, group, { userId, alias: applicant.alias }, now);
      await recordAgreement(tx, group, userId, now);
      failPoint("accept:before-commit");
    });
    failPoint("accept:after-commit");
    return { success: true };
  },
);

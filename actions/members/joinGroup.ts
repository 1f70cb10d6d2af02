import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { mayJoin } from "../domain/joining.ts";
import { textLength } from "../domain/text.ts";
import { AppError } from "../refusals/AppError.ts";
import { failPoint } from "../faults.ts";
import { lockGroupSeenBy, type GroupRow } from "../groups/queries.ts";
import { lines } from "../middleware/textInput.ts";
import { occasionOfDay } from "../news/occasionOfDay.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { addMember } from "./addMember.ts";
import { isAliasTaken, joinQuestion } from "./joinQuestion.ts";
import { cameByLink, takeLinkUse } from "./linkVisits.ts";
import { newestRequest } from "./newestRequest.ts";
import { lockApplicant } from "./queries.ts";
import { recordAgreement } from "./recordAgreement.ts";
import { refuseOtherTerms, shownTerms } from "./shownTerms.ts";

export const joinGroupInput = z.object({
  group_id: z.uuid(),
  accept_agreement: z.boolean(),
  message: lines().nullish(),
  shown_terms: shownTerms,
});

interface JoinAnswer {
  success: true;
  /** False where it was done before. */
  isNew: boolean;
  message: string;
  requiresApproval: boolean;
}

const MEMBER: JoinAnswer = {
  success: true,
  isNew: false,
  message: "You are already a member of this group",
  requiresApproval: false,
};
const PENDING: JoinAnswer = {
  success: true,
  isNew: false,
  message: "Your join request is pending approval",
  requiresApproval: true,
};

/** Joins a public group at once, or asks its admin where the group is by request (D104, D119, D120). */
export const joinGroup = defineAction("join_group", joinGroupInput, async (input, { db, caller }) => {
  const answer = await inTransaction(db, async (tx, now) => {
    const decided = await join(tx, input, caller.userId, now);
    failPoint("join:before-commit");
    return decided;
  });
  failPoint("join:after-commit");
  return answer;
});

async function join(tx: Tx, input: z.output<typeof joinGroupInput>, userId: string, now: Date): Promise<JoinAnswer> {
  const group = await lockGroupSeenBy(tx, { groupId: input.group_id, userId });
  // The link that showed the group to them has ended meanwhile.
  if (!group)
    throw new AppError((await cameByLink(tx, input.group_id, userId)) ? "join-link-ended" : "group-not-found");
  const applicant = await lockApplicant(tx, userId);
  if (!applicant) throw new AppError("account-suspended");
  const answer = mayJoin(await joinQuestion(tx, group, { userId, applicant, now }));
  if (!answer.allowed) {
    // The request was done before: a repeated call gets the answer of the first one (D111, D119).
    if (answer.code === "already-member") return MEMBER;
    if (answer.code === "request-pending") return PENDING;
    throw new AppError(answer);
  }
  if (!input.accept_agreement) throw new AppError("agreement-required");
  await refuseOtherTerms(tx, group, input.shown_terms);

  // The last of all reasons, so that nobody reads it who would not be a member without it (D119).
  if (answer.act === "join" && (await isAliasTaken(tx, group, userId))) throw new AppError("alias-taken");

  const person = { userId, alias: applicant.alias };
  if (answer.act !== "accept") await takeLinkUse(tx, group, userId);
  if (answer.act === "request") {
    await ask(tx, group, { ...person, message: input.message || null }, now);
    await recordAgreement(tx, group, userId, now);
    return { ...PENDING, isNew: true };
  }
  await addMember(tx, group, person, now);
  await recordAgreement(tx, group, userId, now);
  return { success: true, isNew: true, message: `You have joined ${group.name}`, requiresApproval: false };
}

async function ask(
  tx: Tx,
  group: GroupRow,
  { userId, alias, message }: { userId: string; alias: string; message: string | null },
  now: Date,
): Promise<void> {
  const max = await readLimit(tx, "join_message_max");
  if (message && textLength(message) > max) throw new AppError({ code: "join-message-too-long", values: { max } });

  const last = await newestRequest(tx, group.group_id, userId);
  const { join_request_id } = await tx
    .insertInto("join_requests")
    .values({ group_id: group.group_id, user_id: userId, message, requested_at: now })
    .returning("join_request_id")
    .executeTakeFirstOrThrow();
  await tell(tx, "join_request", {
    to: [group.admin_id],
    group,
    values: { join_request_id, applicant: { user_id: userId, alias } },
    // Asking and taking it back can go on all day, so the next after one that was taken back is news of the day.
    occasion: last?.status === "withdrawn" ? occasionOfDay(group, group.admin_id, now, userId) : join_request_id,
  });
}

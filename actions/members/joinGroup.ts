import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { joinRefusal, mayAskAgainAt } from "../domain/groupRules.ts";
import { textLength } from "../domain/text.ts";
import { AppError } from "../refusals/AppError.ts";
import { failPoint } from "../faults.ts";
import { lockGroup, type GroupRow } from "../groups/queries.ts";
import { lines } from "../middleware/textInput.ts";
import { notify } from "../notifications/notify.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { addMember } from "./addMember.ts";
import { isActiveMember, lockApplicant } from "./queries.ts";
import { recordAgreement } from "./recordAgreement.ts";

export const joinGroupInput = z.object({
  group_id: z.uuid(),
  accept_agreement: z.boolean(),
  message: lines().nullish(),
});

interface JoinAnswer {
  success: true;
  message: string;
  requiresApproval: boolean;
}

const PENDING: JoinAnswer = {
  success: true,
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
  const group = await lockGroup(tx, input.group_id);
  if (!group) throw new AppError("group-not-found");
  if (await isActiveMember(tx, group.group_id, userId)) {
    return { success: true, message: "You are already a member of this group", requiresApproval: false };
  }
  if (await hasPendingRequest(tx, group.group_id, userId)) return PENDING;

  const applicant = await lockApplicant(tx, userId);
  if (!applicant) throw new AppError("not-allowed");
  const refusal = joinRefusal(
    {
      status: group.status,
      joinMethod: group.join_method,
      members: group.current_members,
      memberLimit: group.member_limit,
    },
    applicant,
  );
  if (refusal) throw new AppError(refusal);
  if (!input.accept_agreement) throw new AppError("agreement-required");

  const person = { userId, alias: applicant.alias };
  if (group.join_method === "request_to_join") {
    await ask(tx, group, { ...person, message: input.message || null }, now);
    await recordAgreement(tx, group, userId);
    return PENDING;
  }
  await addMember(tx, group, person, now);
  await recordAgreement(tx, group, userId);
  return { success: true, message: `You have joined ${group.name}`, requiresApproval: false };
}

async function hasPendingRequest(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("join_requests")
    .select("join_request_id")
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return row !== undefined;
}

async function ask(
  tx: Tx,
  group: GroupRow,
  { userId, alias, message }: { userId: string; alias: string; message: string | null },
  now: Date,
): Promise<void> {
  const limits = await readLimits(tx);
  const max = limit(limits, "join_message_max");
  if (message && textLength(message) > max) throw new AppError({ code: "join-message-too-long", values: { max } });
  const days = limit(limits, "ask_again_after");
  const rejected = await tx
    .selectFrom("join_requests")
    .select("processed_at")
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .where("status", "=", "rejected")
    .orderBy("processed_at", "desc")
    .executeTakeFirst();
  const again = mayAskAgainAt(rejected?.processed_at ?? null, days);
  if (again && again > now) throw new AppError({ code: "ask-again-later", values: { days }, until: again });

  const { join_request_id } = await tx
    .insertInto("join_requests")
    .values({ group_id: group.group_id, user_id: userId, message, requested_at: now })
    .returning("join_request_id")
    .executeTakeFirstOrThrow();
  await notify(tx, [group.admin_id], {
    type: "join_request",
    title: "New join request",
    message: `${alias} would like to join ${group.name}.`,
    occasion: `join-request:${join_request_id}`,
    group,
    metadata: { join_request_id },
  });
}

import { sql } from "kysely";
import { z } from "zod";
import { noteActivity } from "../activity/noteActivity.ts";
import { inTransaction, violatedConstraint, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { frequencyOf, isTimeZone, localDate } from "../domain/cycle.ts";
import { applicantRefusal, joinMethodOf, proposalRefusal } from "../domain/groupRules.ts";
import { groupSlug } from "../domain/slug.ts";
import { AppError } from "../errors.ts";
import { lockApplicant } from "../members/queries.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { groupLimits, readLimits } from "../plans/catalogue.ts";

const trimmed = z.string().trim();

export const createGroupInput = z.object({
  input: z.object({
    name: trimmed,
    description: trimmed.nullish(),
    rules: trimmed.nullish(),
    location: trimmed.max(120).nullish(),
    contribution_amount: z.int("contribution-range"),
    currency: z.string().nullish(),
    frequency: z.string(),
    member_limit: z.int("member-limit-range"),
    minimum_members_to_start: z.int("minimum-members-range").nullish(),
    is_public: z.boolean(),
    join_method: z.enum(["direct", "request_to_join", "invite_only"]).nullish(),
    payout_assignment_method: z.enum(["manual", "random", "join_order"]).nullish(),
    manual_start_enabled: z.boolean().nullish(),
    start_date: z.iso.date("start-date-range"),
    time_zone: z.string(),
    accept_agreement: z.literal(true, "agreement-required"),
  }),
});

/** Founds a circle: its creator is the admin and first member, and has agreed to its terms (D98, D104, D106). */
export const createGroup = defineAction("create_group", createGroupInput, async ({ input }, { db, caller }) => {
  try {
    return await inTransaction(db, (tx, now) => found(tx, input, caller.userId, now));
  } catch (error) {
    if (violatedConstraint(error) === "groups_name_once_per_creator") throw new AppError("group-name-taken");
    throw error;
  }
});

async function found(tx: Tx, input: z.output<typeof createGroupInput>["input"], userId: string, now: Date) {
  const creator = await lockApplicant(tx, userId);
  if (!creator) throw new AppError("not-allowed");
  const refusal = applicantRefusal(creator);
  if (refusal) throw new AppError(refusal === "identity-required" ? "identity-required-to-create" : refusal);

  const limits = groupLimits(await readLimits(tx));
  const proposal = {
    name: input.name,
    description: input.description ?? "",
    rules: input.rules ?? "",
    contributionAmount: input.contribution_amount,
    currency: input.currency ?? "USD",
    frequency: input.frequency,
    memberLimit: input.member_limit,
    minimumMembersToStart: input.minimum_members_to_start ?? Math.min(limits.membersToStartDefault, input.member_limit),
    startDate: input.start_date,
    timeZone: input.time_zone,
  };
  const today = localDate(now, isTimeZone(input.time_zone) ? input.time_zone : "UTC");
  const wrong = proposalRefusal(proposal, limits, today);
  if (wrong) throw new AppError(wrong);

  const wished = input.join_method === "invite_only" ? undefined : (input.join_method ?? undefined);
  const { rows } = await sql<{ short_id: number }>`select nextval('groups_short_id_seq')::integer as short_id`.execute(
    tx,
  );
  const shortId = rows[0]!.short_id;
  const group = await tx
    .insertInto("groups")
    .values({
      short_id: shortId,
      url_slug: groupSlug(proposal.name, shortId),
      name: proposal.name,
      description: proposal.description,
      rules: proposal.rules,
      location: input.location || null,
      frequency: frequencyOf(proposal.frequency)!,
      contribution_amount: proposal.contributionAmount,
      currency: proposal.currency,
      time_zone: proposal.timeZone,
      admin_id: userId,
      created_by: userId,
      is_public: input.is_public,
      join_method: joinMethodOf(input.is_public, wished),
      member_limit: proposal.memberLimit,
      minimum_members_to_start: proposal.minimumMembersToStart,
      manual_start_enabled: input.manual_start_enabled ?? true,
      payout_assignment_method: input.payout_assignment_method ?? "random",
      start_date: proposal.startDate,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("group_members")
    .values({ group_id: group.group_id, user_id: userId, role: "admin", joined_at: now })
    .execute();
  await recordAgreement(tx, group, userId);
  await noteActivity(tx, [userId], {
    type: "group_created",
    title: `You created ${group.name}`,
    groupId: group.group_id,
    occasion: `created:${group.group_id}`,
  });
  return { success: true, group_id: group.group_id, url_slug: group.url_slug };
}

import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { frequencyOf } from "../domain/cycle.ts";
import { joinMethodOf } from "../domain/groupRules.ts";
import { mayFound } from "../domain/joining.ts";
import { groupSlug } from "../domain/slug.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockApplicant } from "../members/queries.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { tell } from "../news/tell.ts";
import { checkedProposal, proposalInput } from "./proposal.ts";

export const createGroupInput = z.object({
  input: proposalInput.extend({ accept_agreement: z.literal(true, "agreement-required") }),
});

/** Founds a circle: its creator is the admin and first member, and has agreed to its terms (D98, D104, D106). */
export const createGroup = defineAction("create_group", createGroupInput, ({ input }, { db, caller }) =>
  inTransaction(db, (tx, now) => found(tx, input, caller.userId, now)),
);

async function found(tx: Tx, input: z.output<typeof createGroupInput>["input"], userId: string, now: Date) {
  const creator = await lockApplicant(tx, userId);
  if (!creator) throw new AppError("account-suspended");
  // Suspended people are refused before any action runs (middleware/admitCaller.ts).
  const answer = mayFound({ ...creator, isSuspended: false });
  if (!answer.allowed) throw new AppError(answer);

  const proposal = await checkedProposal(tx, input, now);
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
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("cycles")
    .values({ group_id: group.group_id, cycle: group.current_cycle, start_date: proposal.startDate })
    .execute();
  await tx
    .insertInto("group_members")
    .values({ group_id: group.group_id, user_id: userId, role: "admin", joined_at: now })
    .execute();
  await recordAgreement(tx, group, userId);
  await tell(tx, "group_created", { to: [userId], group, values: {}, occasion: group.group_id });
  return { success: true, group_id: group.group_id, url_slug: group.url_slug };
}

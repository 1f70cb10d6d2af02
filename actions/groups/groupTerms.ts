import { z } from "zod";
import { isAccent } from "../../schema/accents.ts";
import type { Tx } from "../db/database.ts";
import { frequencyOf } from "../domain/cycle.ts";
import { joinMethodOf } from "../domain/groupRules.ts";
import { mayFound } from "../domain/joining.ts";
import { groupSlug } from "../../schema/groupSlug.ts";
import type { GroupFileField } from "../files/groupFile.ts";
import { GROUP_FILES } from "../files/kinds.ts";
import { lockUpload } from "../files/storeFile.ts";
import { lockApplicant } from "../members/queries.ts";
import { AppError } from "../refusals/AppError.ts";
import { refuseBeyondPlan, refuseLinkName } from "./ownChoices.ts";
import { checkedProposal, proposalInput } from "./proposal.ts";

/** The whole form of a new circle but the agreement (D98). */
export const termsInput = proposalInput.extend({
  picture_id: z.uuid().nullish(),
  cover_id: z.uuid().nullish(),
  link_name: z.string().nullish(),
  accent_color: z.string().nullish(),
});

/** The group that is changed, or the place in the order of all groups that a new one will have. */
interface Target {
  groupId?: string;
  shortId: number;
  /** What it shows already. */
  shown?: Readonly<Record<GroupFileField, string | null>>;
}

/** @throws AppError where the person may found no circle now (D3, D62) */
export async function refuseFounder(tx: Tx, userId: string): Promise<void> {
  const creator = await lockApplicant(tx, userId);
  if (!creator) throw new AppError("account-suspended");
  const answer = mayFound(creator);
  if (!answer.allowed) throw new AppError(answer);
}

/**
 * The columns that a person's form fills, in the table of groups and in that of cycles.
 * @throws AppError with the first thing that is wrong with them
 */
export async function checkedTerms(
  tx: Tx,
  input: z.output<typeof termsInput>,
  { now, target, userId }: { userId: string; now: Date; target: Target },
) {
  const proposal = await checkedProposal(tx, input, now);
  await refuseBeyondPlan(tx, userId, input);
  const linkName = input.link_name || null;
  if (linkName !== null) await refuseLinkName(tx, linkName, target.groupId);
  if (input.accent_color && !isAccent(input.accent_color)) throw new AppError("unknown-accent");
  for (const kind of GROUP_FILES) {
    const fileId = input[kind.field] ?? null;
    if (fileId !== null && fileId !== target.shown?.[kind.field])
      await lockUpload(tx, { kind, fileId, ownerId: userId });
  }
  const wished = input.join_method === "invite_only" ? undefined : (input.join_method ?? undefined);
  return {
    startDate: proposal.startDate,
    group: {
      url_slug: linkName ?? groupSlug(proposal.name, target.shortId),
      name: proposal.name,
      description: proposal.description,
      rules: proposal.rules,
      location: input.location || null,
      picture_id: input.picture_id ?? null,
      cover_id: input.cover_id ?? null,
      accent_color: input.accent_color || null,
      payout_delay_days: proposal.payoutDelayDays,
      frequency: frequencyOf(proposal.frequency)!,
      contribution_amount: proposal.contributionAmount,
      currency: proposal.currency,
      time_zone: proposal.timeZone,
      is_public: input.is_public,
      join_method: joinMethodOf(input.is_public, wished),
      member_limit: proposal.memberLimit,
      minimum_members_to_start: proposal.minimumMembersToStart,
      manual_start_enabled: input.manual_start_enabled ?? true,
      payout_assignment_method: input.payout_assignment_method ?? ("random" as const),
    },
  };
}

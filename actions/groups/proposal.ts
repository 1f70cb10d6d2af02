import { sql } from "kysely";
import { z } from "zod";
import { GROUP_LOCATION } from "../../schema/group.ts";
import { line, lines, name } from "../middleware/textInput.ts";
import type { Tx } from "../db/database.ts";
import { isTimeZone, localDate } from "../domain/cycle.ts";
import { type GroupProposal, proposalRefusal } from "../domain/groupRules.ts";
import { AppError } from "../refusals/AppError.ts";
import { groupLimits, readLimits } from "../plans/catalogue.ts";
import { enabledCurrencies } from "../plans/currencies.ts";

/** What an organizer fills in, step by step (D98). */
export const proposalInput = z.object({
  name: name({ code: "invalid-name" }),
  description: lines().nullish(),
  rules: lines().nullish(),
  location: line(GROUP_LOCATION).nullish(),
  contribution_amount: z.int(),
  currency: z.string().nullish(),
  frequency: z.string(),
  member_limit: z.int(),
  minimum_members_to_start: z.int().nullish(),
  is_public: z.boolean(),
  join_method: z.enum(["direct", "request_to_join", "invite_only"]).nullish(),
  payout_assignment_method: z.enum(["manual", "random", "join_order"]).nullish(),
  manual_start_enabled: z.boolean().nullish(),
  payout_delay_days: z.int().nullish(),
  start_date: z.iso.date(),
  time_zone: z.string(),
});

export type ProposalInput = z.output<typeof proposalInput>;

/**
 * A proposal whose gaps are filled from the catalogue (R3).
 * @throws AppError with the first thing that is wrong with it
 */
export async function checkedProposal(tx: Tx, input: ProposalInput, now: Date): Promise<GroupProposal> {
  const limits = groupLimits(await readLimits(tx), await enabledCurrencies(tx));
  const proposal = {
    name: input.name,
    description: input.description ?? "",
    rules: input.rules ?? "",
    contributionAmount: input.contribution_amount,
    currency: input.currency ?? "USD",
    frequency: input.frequency,
    memberLimit: input.member_limit,
    minimumMembersToStart: input.minimum_members_to_start ?? Math.min(limits.membersToStartDefault, input.member_limit),
    payoutDelayDays: input.payout_delay_days ?? 0,
    startDate: input.start_date,
    timeZone: input.time_zone,
  };
  const today = localDate(now, isTimeZone(input.time_zone) ? input.time_zone : "UTC");
  const wrong = proposalRefusal(proposal, limits, today);
  if (wrong) throw new AppError(wrong);
  // The preview writes nothing that the database could refuse.
  const { rows } = await sql<{ isZone: boolean; poses: boolean }>`
    select exists (select from private.time_zones where code = ${proposal.timeZone}) as "isZone",
      private.poses_as_service(${proposal.name}) as poses`.execute(tx);
  if (!rows[0]!.isZone) throw new AppError("unknown-time-zone");
  if (rows[0]!.poses) throw new AppError("name-reserved");
  return proposal;
}

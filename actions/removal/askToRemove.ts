import type { Tx } from "../db/database.ts";
import { localDate } from "../domain/cycle.ts";
import { votesNeeded } from "../domain/vote.ts";
import type { GroupRow } from "../groups/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { othersThan } from "../votes/aboutMember.ts";
import { openVote } from "../votes/openVote.ts";

/** Why the circle is asked: a member asks, a payout waits for it (D65), or nobody granted the member's own wish (D259). */
export type Why =
  | { by: string; words: string }
  | { roundId: string; cycle: number; round: number; unpaid: number }
  | { leaveRequestId: string };

/**
 * Opens the vote to remove a member and tells everybody. The caller holds the group's lock and has refused whatever is to be
 * refused.
 * @returns the vote's id
 */
export async function askToRemove(
  tx: Tx,
  group: GroupRow,
  { about, now, why }: { about: string; why: Why; now: Date },
): Promise<string> {
  const voters = await othersThan(tx, group, about);
  const { expiresAt, voteId } = await openVote(tx, group, {
    type: "remove_member",
    cycle: group.current_cycle,
    voters,
    openedBy: "by" in why ? why.by : null,
    now,
    subject: about,
    ...("by" in why && { words: why.words }),
    ...("roundId" in why && { roundId: why.roundId }),
    ...("leaveRequestId" in why && { leaveRequestId: why.leaveRequestId }),
  });
  const until = localDate(expiresAt, group.time_zone);
  const reason = reasonOf(why);
  const [member] = await withAliases(tx, [about]);
  await tell(tx, "removal_vote_opened", {
    to: voters.filter((voter) => !("by" in why) || voter !== why.by),
    group,
    values: { ...reason, member: member!, until, needed: votesNeeded(voters.length), members: voters.length },
    occasion: voteId,
  });
  await tell(tx, "vote_about_you", { to: [about], group, values: { ...reason, until }, occasion: voteId });
  return voteId;
}

function reasonOf(why: Why) {
  if ("by" in why) return { reason: "asked" as const, note: why.words };
  if ("leaveRequestId" in why) return { reason: "wish" as const };
  const { cycle, round, unpaid } = why;
  return { reason: "behind_at_turn" as const, cycle, round, unpaid };
}

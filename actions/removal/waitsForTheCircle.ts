import type { Tx } from "../db/database.ts";
import { atOwnTurn, isKeptOwing } from "../domain/removal.ts";
import type { StartedCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";
import { isExitAgreed } from "../leaving/isLeaving.ts";
import { isActiveMember } from "../members/queries.ts";
import type { RoundRow } from "../payouts/releaseRound.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { othersThan } from "../votes/aboutMember.ts";
import { askToRemove } from "./askToRemove.ts";
import { removalStanding } from "./removalStanding.ts";

/**
 * Whether a payout waits because its recipient owes the circle too much at their own turn; the circle is asked whether they
 * stay, once for each payout (D65). The caller holds the group's lock, and the payout day has come.
 */
export async function waitsForTheCircle(
  tx: Tx,
  group: GroupRow,
  cycle: StartedCycle,
  { now, round }: { round: RoundRow; now: Date },
): Promise<boolean> {
  const limits = await readLimits(tx);
  const tooMany = limit(limits, "unpaid_at_turn");
  const graceEnds = await unpaidBefore(tx, cycle, round);
  const unpaid = graceEnds.length;
  // Most recipients owe nothing, and nothing else is read then.
  if (unpaid < tooMany) return false;
  const days = limit(limits, "removal_pause");
  const { kept, open } = await removalStanding(tx, group, round.recipient_id, days);
  const fate = atOwnTurn({
    unpaid,
    tooMany,
    isMember: await isActiveMember(tx, group.group_id, round.recipient_id),
    isExitAgreed: await isExitAgreed(tx, group, round.recipient_id),
    voters: (await othersThan(tx, group, round.recipient_id)).length,
    ownVote: await voteFor(tx, round),
    hasOpenVote: open !== undefined,
    isKeptOwing: isKeptOwing(kept, { graceEnds, tooMany, days, now }),
  });
  if (fate === "ask")
    await askToRemove(tx, group, {
      about: round.recipient_id,
      now,
      why: { roundId: round.round_id, cycle: round.cycle, round: round.payout_round, unpaid },
    });
  return fate !== "go_on";
}

/**
 * The contributions of earlier rounds that the recipient of a round owes after their grace, in a running cycle (D61): when the
 * grace of each ended. What came due after their own turn says nothing about it, also where the payout is late by itself.
 */
async function unpaidBefore(tx: Tx, { cycle, group_id }: StartedCycle, round: RoundRow): Promise<Date[]> {
  const rows = await tx
    .selectFrom("obligation_standings")
    .select("grace_ends_at")
    .where("group_id", "=", group_id)
    .where("cycle", "=", cycle)
    .where("user_id", "=", round.recipient_id)
    .where("payout_round", "<", round.payout_round)
    .where("is_arrear", "is", true)
    .execute();
  return rows.map(({ grace_ends_at }) => grace_ends_at!);
}

/** The vote that was opened for one payout. */
async function voteFor(tx: Tx, { round_id }: RoundRow): Promise<"none" | "open" | "over"> {
  const vote = await tx
    .selectFrom("grace_period_votes")
    .select("status")
    .where("round_id", "=", round_id)
    .where("vote_type", "=", "remove_member")
    .executeTakeFirst();
  if (!vote) return "none";
  return vote.status === "active" ? "open" : "over";
}

import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { actRefusal } from "../domain/groupActs.ts";
import { mayVote, VOTES, type VoteStatus } from "../domain/vote.ts";
import { failPoint } from "../faults.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { refuseOtherTerms, shownTerms } from "../members/shownTerms.ts";
import { AppError } from "../refusals/AppError.ts";
import { closeIfDecided } from "./closeVote.ts";
import { lockVote } from "./lockVote.ts";
import { isVoter, readChoice, readVote, writeChoice } from "./votes.ts";

const castVoteInput = z.object({
  vote_id: z.uuid(),
  vote_choice: z.enum(["yes", "no"]),
  accept_agreement: z.boolean().nullish(),
  shown_terms: shownTerms,
});

/**
 * A member votes, or replaces the answer given before (D125). Yes to what binds to payments is taken only with the
 * agreement ticked under the terms that hold (D106), and kept with them (D260). The ballot that makes the result certain closes the vote (D126).
 */
export const castVote = defineAction("cast_vote", castVoteInput, (input, { caller, db }) =>
  inTransaction(db, async (tx, now) => {
    const status = await cast(tx, input, { userId: caller.userId, now });
    failPoint("vote:before-commit");
    return { success: true, status };
  }),
);

async function cast(
  tx: Tx,
  { accept_agreement, shown_terms, vote_choice: choice, vote_id }: z.output<typeof castVoteInput>,
  { now, userId }: { userId: string; now: Date },
): Promise<VoteStatus> {
  const { group, vote } = await lockVote(tx, vote_id, userId);
  const moment = momentOf(group);
  const refusal = actRefusal("cast_vote", await standingIn(tx, group, userId), moment);
  if (refusal) throw new AppError(refusal);
  const answer = mayVote({
    isFrozen: moment.isFrozen,
    vote: { status: vote.status as VoteStatus, expiresAt: vote.expires_at },
    isVoter: await isVoter(tx, vote, userId),
    isSubject: vote.user_id === userId,
    now,
  });
  if (!answer.allowed) {
    // The vote was closed by this very ballot, whose answer got lost: a repeated call gets it again.
    if (answer.code === "vote-closed" && (await readChoice(tx, vote_id, userId)) === choice)
      return vote.status as VoteStatus;
    throw new AppError(answer);
  }
  if (choice === "yes" && VOTES[vote.vote_type].yesNeedsAgreement) {
    if (!accept_agreement) throw new AppError("agreement-required");
    await refuseOtherTerms(tx, group, shown_terms);
    // The day of the start follows from the day on which the vote passes (D85).
    await recordAgreement(tx, group, userId, now, { cycle: vote.cycle, start_date: null });
  }
  await writeChoice(tx, vote_id, { userId, choice, now });
  return closeIfDecided(tx, group, (await readVote(tx, vote_id))!, now);
}

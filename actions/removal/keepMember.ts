import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { countOf, othersThan, subjectOf } from "../votes/aboutMember.ts";
import type { VoteRow } from "../votes/votes.ts";

/** The vote did not pass: the member stays, and a payout that waited for it goes out (D65, D128). */
export async function keepMember(tx: Tx, group: GroupRow, { now, vote }: { vote: VoteRow; now: Date }): Promise<void> {
  const member = await subjectOf(tx, vote);
  await tell(tx, "removal_decided", {
    to: await othersThan(tx, group, member.user_id),
    group,
    values: { reason: "failed", member, ...countOf(vote) },
    occasion: vote.vote_id,
  });
  await tell(tx, "your_vote_decided", {
    to: [member.user_id],
    group,
    values: { reason: vote.leave_request_id === null ? "not_removed" : "not_let_go" },
    occasion: vote.vote_id,
  });
  await advanceGroup(tx, group, now);
}

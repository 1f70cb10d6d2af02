import type { Tx } from "../db/database.ts";
import { agreeExit } from "../exits/agreeExit.ts";
import { failPoint } from "../faults.ts";
import { currentCycle, hasStarted } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";
import { isExitAgreed } from "../leaving/isLeaving.ts";
import { closeLeaveRequestOf } from "../leaving/leaveRequests.ts";
import { tell } from "../news/tell.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { countOf, othersThan, subjectOf } from "../votes/aboutMember.ts";
import type { VoteRow } from "../votes/votes.ts";

/**
 * The circle removes a member: the exit is agreed in the same transaction, and settled when the round closes, or at once in
 * the member's own round (D114 to D117, D128).
 */
export async function agreeRemoval(
  tx: Tx,
  group: GroupRow,
  { now, vote }: { vote: VoteRow; now: Date },
): Promise<void> {
  const member = await subjectOf(tx, vote);
  const userId = member.user_id;
  await tell(tx, "removal_decided", {
    to: await othersThan(tx, group, userId),
    group,
    values: { reason: "approved", member, ...countOf(vote) },
    occasion: vote.vote_id,
  });
  await tell(tx, "your_vote_decided", {
    to: [userId],
    group,
    values: { reason: vote.leave_request_id === null ? "removed" : "let_go" },
    occasion: vote.vote_id,
  });
  const cycle = await currentCycle(tx, group);
  // What the vote was about may have come about in another way while it ran.
  if (group.status === "started" && hasStarted(cycle) && !(await isExitAgreed(tx, group, userId))) {
    await closeLeaveRequestOf(tx, group, userId, { status: "agreed", now });
    failPoint("removal:before-exit");
    await agreeExit(tx, cycle, { userId, leaveRequestId: vote.leave_request_id, now });
  }
  await advanceGroup(tx, group, now);
}

import type { Tx } from "../db/database.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import type { VoteRow } from "../votes/votes.ts";

/** The vote did not pass: the group stays completed, and everybody hears it (D126). */
export async function keepCompleted(tx: Tx, group: GroupRow, { vote }: { vote: VoteRow }): Promise<void> {
  await tell(tx, "restart_failed", {
    to: (await activeMembers(tx, group.group_id)).map(({ userId }) => userId),
    group,
    values: { yes: vote.yes_count, members: vote.eligible_voters, needed: vote.votes_needed },
    occasion: vote.vote_id,
  });
}

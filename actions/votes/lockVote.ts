import type { Tx } from "../db/database.ts";
import { standingIn } from "../groups/lockGroupFor.ts";
import { type GroupRow, lockGroup } from "../groups/queries.ts";
import { AppError } from "../refusals/AppError.ts";
import { readVote, type VoteRow } from "./votes.ts";

/**
 * A vote and its locked group, read under the lock. For strangers to the group there is none.
 * @throws AppError where there is no such vote for this person
 */
export async function lockVote(tx: Tx, voteId: string, userId: string): Promise<{ group: GroupRow; vote: VoteRow }> {
  const named = await tx
    .selectFrom("grace_period_votes")
    .select("group_id")
    .where("vote_id", "=", voteId)
    .executeTakeFirst();
  const group = named && (await lockGroup(tx, named.group_id));
  if (!group || (await standingIn(tx, group, userId)) === "stranger") throw new AppError("vote-not-found");
  // Read under the lock: another ballot may have closed it in between.
  return { group, vote: (await readVote(tx, voteId))! };
}

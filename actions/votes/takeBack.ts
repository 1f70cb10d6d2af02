import type { Tx } from "../db/database.ts";
import { letGraceGoOn } from "../extensions/letGraceGoOn.ts";
import type { GroupRow } from "../groups/queries.ts";
import type { VoteRow } from "./votes.ts";

/**
 * Ends an open vote without a result: its answers are deleted, and a grace that stood still for it goes on (D123, D129). The
 * row stays, hidden from everybody, because a member is not voted about again at once (D122). The caller holds the group's
 * lock, has read the vote under it, and tells the circle.
 */
export async function takeBack(tx: Tx, group: GroupRow, vote: VoteRow, now: Date): Promise<void> {
  await tx.deleteFrom("vote_responses").where("vote_id", "=", vote.vote_id).execute();
  await tx
    .updateTable("grace_period_votes")
    .set({ status: "deleted", closed_at: now, yes_count: 0, no_count: 0 })
    .where("vote_id", "=", vote.vote_id)
    .execute();
  if (vote.vote_type === "extend_grace") await letGraceGoOn(tx, group, { vote, now });
}

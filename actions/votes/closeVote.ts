import type { Tx } from "../db/database.ts";
import { voteOutcome, type VoteStatus } from "../domain/vote.ts";
import type { GroupRow } from "../groups/queries.ts";
import { OUTCOMES } from "./outcomes.ts";
import { votersGone, type VoteRow } from "./votes.ts";

/**
 * Closes a vote whose result is certain or whose time is over, and applies the outcome (D126). The caller holds the
 * group's lock and has read the vote under it; a frozen group closes none (D263).
 * @returns how the vote stands afterwards
 */
export async function closeIfDecided(tx: Tx, group: GroupRow, vote: VoteRow, now: Date): Promise<VoteStatus> {
  if (vote.status !== "active") return vote.status;
  const gone = await votersGone(tx, vote.vote_id);
  const tally = { voters: vote.eligible_voters, yes: vote.yes_count, no: vote.no_count, gone };
  const outcome = voteOutcome(tally, vote.expires_at <= now);
  if (outcome === null) return "active";
  await tx
    .updateTable("grace_period_votes")
    .set({ status: outcome, closed_at: now })
    .where("vote_id", "=", vote.vote_id)
    .execute();
  await OUTCOMES[vote.vote_type][outcome](tx, group, { vote, now });
  return outcome;
}

import type { Tx } from "../db/database.ts";
import { voteEnd, VOTES, type VoteType } from "../domain/vote.ts";
import type { GroupRow } from "../groups/queries.ts";
import { readLimit } from "../plans/catalogue.ts";

export interface OpenedVote {
  voteId: string;
  expiresAt: Date;
}

/** What a vote is about, beside its type. */
export interface NewVote {
  type: VoteType;
  /** The cycle that the vote is about. */
  cycle: number;
  voters: readonly string[];
  /** Null where the system opens it (D65, D259). */
  openedBy: string | null;
  now: Date;
  /** The member it is about, who is no voter (D124). */
  subject?: string;
  roundId?: string;
  leaveRequestId?: string;
  /** By how many days the grace was moved for it (D123). */
  graceHeldDays?: number;
  /** What the person who opens it writes. */
  words?: string;
}

/**
 * Opens a vote among the given voters, who stay its voters to the end (D123, D124). The caller holds the group's lock and
 * has refused whatever is to be refused.
 */
export async function openVote(tx: Tx, group: GroupRow, vote: NewVote): Promise<OpenedVote> {
  const { cycle, now, openedBy, type, voters } = vote;
  const expiresAt = voteEnd(type, now, await readLimit(tx, VOTES[type].openFor));
  const { vote_id } = await tx
    .insertInto("grace_period_votes")
    .values({
      group_id: group.group_id,
      cycle,
      vote_type: type,
      user_id: vote.subject ?? null,
      round_id: vote.roundId ?? null,
      leave_request_id: vote.leaveRequestId ?? null,
      grace_held_days: vote.graceHeldDays ?? null,
      description: vote.words ?? "",
      eligible_voters: voters.length,
      created_by: openedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning("vote_id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("private.vote_voters")
    .values(voters.map((voter_id) => ({ vote_id, voter_id })))
    .execute();
  return { voteId: vote_id, expiresAt };
}

import { type Selectable, sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GracePeriodVotes } from "../db/schema.ts";
import { isVoteType, type VoteChoice, type VoteType } from "../domain/vote.ts";

/** A vote of a type that the service knows. Whoever changes it holds its group's lock. */
export type VoteRow = Selectable<GracePeriodVotes> & { vote_type: VoteType };

/** @throws where nothing is known of the vote's type: a fault of ours, not of a person */
function known(row: Selectable<GracePeriodVotes>): VoteRow {
  const { vote_type } = row;
  if (!isVoteType(vote_type)) throw new Error(`nothing is known of votes to ${vote_type}`);
  return { ...row, vote_type };
}

export async function readVote(tx: Tx, voteId: string): Promise<VoteRow | undefined> {
  const row = await tx.selectFrom("grace_period_votes").selectAll().where("vote_id", "=", voteId).executeTakeFirst();
  return row && known(row);
}

/** The votes of a group that are open, whatever they are about. */
export async function openVotes(tx: Tx, groupId: string): Promise<Selectable<GracePeriodVotes>[]> {
  return tx
    .selectFrom("grace_period_votes")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("status", "=", "active")
    .execute();
}

/** Whether a person was a member when the vote opened, and is one still. */
export async function isVoter(tx: Tx, vote: VoteRow, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_voter: boolean }>`
    select private.is_voter(${vote.vote_id}, ${vote.group_id}, ${userId}) as is_voter`.execute(tx);
  return rows[0]!.is_voter;
}

/** How many voters have left without an answer. */
export async function votersGone(tx: Tx, voteId: string): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select private.voters_gone(v) as gone from grace_period_votes v where v.vote_id = ${voteId}`.execute(tx);
  return rows[0]!.gone;
}

/** How a person has voted so far. */
export async function readChoice(tx: Tx, voteId: string, userId: string): Promise<VoteChoice | undefined> {
  const row = await tx
    .selectFrom("vote_responses")
    .select("vote_choice")
    .where("vote_id", "=", voteId)
    .where("voter_id", "=", userId)
    .executeTakeFirst();
  return row?.vote_choice as VoteChoice | undefined;
}

/** Keeps an answer, in place of an earlier one (D125). The database counts it. */
export async function writeChoice(
  tx: Tx,
  voteId: string,
  { choice, now, userId }: { userId: string; choice: VoteChoice; now: Date },
): Promise<void> {
  await tx
    .insertInto("vote_responses")
    .values({ vote_id: voteId, voter_id: userId, vote_choice: choice, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["vote_id", "voter_id"])
        .doUpdateSet({ vote_choice: choice, created_at: now })
        .where("vote_responses.vote_choice", "!=", choice),
    )
    .execute();
}

/** Who voted Yes. */
export async function yesVoters(tx: Tx, voteId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("vote_responses")
    .select("voter_id")
    .where("vote_id", "=", voteId)
    .where("vote_choice", "=", "yes")
    .execute();
  return new Set(rows.map(({ voter_id }) => voter_id));
}

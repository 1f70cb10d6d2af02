import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { VoteRow } from "../votes/votes.ts";

/** The one contribution that a vote on more days is for. */
export interface ExtendedContribution {
  cycle: number;
  round: number;
  userId: string;
  /** Minor units, fees not included. */
  amount: number;
  /** The end of the member's own grace, as it stands now. */
  graceEndsAt: Date;
  heldDays: number;
}

/** @throws where a vote is not about a contribution: a fault of ours */
export async function contributionOf(tx: Tx, vote: VoteRow): Promise<ExtendedContribution> {
  const row = await tx
    .selectFrom("rounds as r")
    .innerJoin("obligations as o", (join) =>
      join
        .onRef("o.group_id", "=", "r.group_id")
        .onRef("o.cycle", "=", "r.cycle")
        .onRef("o.payout_round", "=", "r.payout_round"),
    )
    .select(["o.cycle", "o.payout_round", "o.user_id", "o.amount", "o.grace_ends_at"])
    .where("r.round_id", "=", vote.round_id)
    .where("o.user_id", "=", vote.user_id)
    .executeTakeFirst();
  if (!row || vote.grace_held_days === null) throw new Error(`the vote ${vote.vote_id} is about no contribution`);
  return {
    cycle: row.cycle,
    round: row.payout_round,
    userId: row.user_id,
    amount: row.amount,
    graceEndsAt: row.grace_ends_at,
    heldDays: vote.grace_held_days,
  };
}

/** Moves the grace of one member and round, and of nobody else. What they owe is no default before it ends (D61). */
export async function setGrace(
  tx: Tx,
  groupId: string,
  { cycle, round, userId }: { cycle: number; round: number; userId: string },
  endsAt: Date,
): Promise<void> {
  await tx
    .updateTable("obligations")
    .set({ grace_ends_at: endsAt, defaults_at: sql`greatest(defaults_at, ${endsAt}::timestamptz)` })
    .where("group_id", "=", groupId)
    .where("cycle", "=", cycle)
    .where("payout_round", "=", round)
    .where("user_id", "=", userId)
    .execute();
}

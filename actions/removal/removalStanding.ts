import type { Tx } from "../db/database.ts";
import { type KeepingVote, removalPause } from "../domain/removal.ts";
import type { GroupRow } from "../groups/queries.ts";

export interface RemovalStanding {
  open: { vote_id: string; created_by: string | null } | undefined;
  /** Until when no member asks for another vote on this member (D122, D128). */
  pausedUntil: Date | null;
  /** The votes in which the circle kept the member. */
  kept: KeepingVote[];
}

/** The votes to remove a member that there were, and whether one is open. The caller holds the group's lock. */
export async function removalStanding(
  tx: Tx,
  { group_id }: GroupRow,
  userId: string,
  pauseDays: number,
): Promise<RemovalStanding> {
  const votes = await tx
    .selectFrom("grace_period_votes")
    .select(["vote_id", "status", "created_at", "closed_at", "created_by"])
    .where("group_id", "=", group_id)
    .where("user_id", "=", userId)
    .where("vote_type", "=", "remove_member")
    .execute();
  const pauses = votes.map(({ closed_at, created_at, status }) =>
    removalPause({ openedAt: created_at, closedAt: closed_at, status }, pauseDays)!.getTime(),
  );
  return {
    open: votes.find(({ status }) => status === "active"),
    pausedUntil: pauses.length === 0 ? null : new Date(Math.max(...pauses)),
    kept: votes.flatMap(({ closed_at, created_at, status }) =>
      status === "failed" && closed_at ? [{ openedAt: created_at, closedAt: closed_at }] : [],
    ),
  };
}

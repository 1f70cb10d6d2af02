import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { localDate } from "../domain/cycle.ts";
import { mayOpenRestartVote, type RestartQuestion } from "../domain/vote.ts";
import { failPoint } from "../faults.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { activeMembers, type GroupRow, lockGroupSeenBy } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { openVote } from "../votes/openVote.ts";
import { openVotes } from "../votes/votes.ts";
import { record } from "../record/record.ts";

/** The admin of a completed group asks its members whether it goes round again (D84). */
export const initiateGroupRestart = defineAction(
  "initiate_group_restart",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller: { userId }, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId });
      if (!group) throw new AppError("group-not-found");
      const answer = mayOpenRestartVote(await restartQuestion(tx, group, { userId, now }));
      if (!answer.allowed) {
        // The same person pressed before: a repeated call gets the answer of the first one.
        const own = (await openVotes(tx, group_id)).find(
          ({ created_by, vote_type }) => vote_type === "restart_group" && created_by === userId,
        );
        if (answer.code === "vote-already-open" && own) return { success: true, vote_id: own.vote_id };
        throw new AppError(answer);
      }
      const voters = (await activeMembers(tx, group_id)).map((member) => member.userId);
      const { expiresAt, voteId } = await openVote(tx, group, {
        type: "restart_group",
        cycle: group.current_cycle + 1,
        voters,
        openedBy: userId,
        now,
      });
      await record(tx, group, "restart_vote_opened", { by: userId, values: { cycle: group.current_cycle + 1 } });
      await tell(tx, "restart_vote_opened", {
        to: voters,
        group,
        values: { until: localDate(expiresAt, group.time_zone), members: voters.length },
        occasion: voteId,
      });
      failPoint("restartOpen:before-commit");
      return { success: true, vote_id: voteId };
    }),
);

/** What decides whether a person may open a vote to restart the group now. */
export async function restartQuestion(
  tx: Tx,
  group: GroupRow,
  { now, userId }: { userId: string; now: Date },
): Promise<RestartQuestion> {
  const failed = await tx
    .selectFrom("grace_period_votes")
    .select((eb) => eb.fn.max("closed_at").as("at"))
    .where("group_id", "=", group.group_id)
    .where("vote_type", "=", "restart_group")
    .where("status", "=", "failed")
    .executeTakeFirst();
  const limits = await readLimits(tx);
  return {
    who: await standingIn(tx, group, userId),
    group: { ...momentOf(group), members: group.current_members },
    smallestCircle: limit(limits, "members_min"),
    hasOpenVote: (await openVotes(tx, group.group_id)).length > 0,
    failedAt: failed?.at ?? null,
    pauseDays: limit(limits, "restart_pause"),
    now,
  };
}

import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { type DeleteQuestion, mayDeleteVote, type VoteStatus } from "../domain/vote.ts";
import { failPoint } from "../faults.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { AppError } from "../refusals/AppError.ts";
import { subjectOf } from "./aboutMember.ts";
import { lockVote } from "./lockVote.ts";
import { takeBack } from "./takeBack.ts";
import type { VoteRow } from "./votes.ts";
import { record } from "../record/record.ts";

/** The admin takes an open vote back, with the answers given so far; the circle reads it in its chat (D129). */
export const deleteVote = defineAction(
  "delete_vote",
  z.object({ vote_id: z.uuid() }),
  async ({ vote_id }, { caller: { userId }, db, wakeOutbox }) => {
    await inTransaction(db, async (tx, now) => {
      const { group, vote } = await lockVote(tx, vote_id, userId);
      const answer = mayDeleteVote(await deleteQuestion(tx, group, vote, { userId, now }));
      if (!answer.allowed) {
        // The admin pressed before: a repeated call gets the answer of the first one.
        if (answer.code === "vote-closed" && vote.status === "deleted") return;
        throw new AppError(answer);
      }
      await takeBack(tx, group, vote, now);
      await tellDeleted(tx, group, vote, userId);
      // A payout may have waited for it (D65).
      await advanceGroup(tx, group, now);
      failPoint("voteDelete:before-commit");
    });
    wakeOutbox();
    return { success: true };
  },
);

/** What decides whether a person may take a vote back now. */
export async function deleteQuestion(
  tx: Tx,
  group: GroupRow,
  vote: VoteRow,
  { now, userId }: { userId: string; now: Date },
): Promise<DeleteQuestion> {
  return {
    who: await standingIn(tx, group, userId),
    group: momentOf(group),
    vote: { status: vote.status as VoteStatus, expiresAt: vote.expires_at },
    isAboutAdmin: vote.user_id !== null && [userId, await adminAt(tx, group, vote.created_at)].includes(vote.user_id),
    isOfSystem: vote.created_by === null,
    now,
  };
}

/** Who ran the group at a moment (D118). */
async function adminAt(tx: Tx, { group_id }: GroupRow, moment: Date): Promise<string> {
  const { rows } = await sql<{ admin: string }>`
    select private.admin_at(g, ${moment}) as admin from groups g where g.group_id = ${group_id}`.execute(tx);
  return rows[0]!.admin;
}

/** Tells the circle, and notes in its record who did it (D129, D265). */
async function tellDeleted(tx: Tx, group: GroupRow, vote: VoteRow, by: string): Promise<void> {
  const { vote_id: occasion, vote_type } = vote;
  if (vote_type === "restart_group") {
    await record(tx, group, "restart_vote_deleted", { by, values: {} });
    await tell(tx, "vote_deleted", { group, values: { reason: "restart_group" }, occasion });
    return;
  }
  const member = await subjectOf(tx, vote);
  await record(tx, group, "member_vote_deleted", { by, about: member.user_id, values: { vote: vote_type } });
  await tell(tx, "vote_deleted", { group, values: { reason: vote_type, member }, occasion });
  await tell(tx, "your_vote_decided", {
    to: [member.user_id],
    group,
    values: { reason: vote_type === "extend_grace" ? "extension_deleted" : "removal_deleted" },
    occasion,
  });
}

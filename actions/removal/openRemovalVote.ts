import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { mayOpenRemoval, type RemovalQuestion } from "../domain/removal.ts";
import { textLength } from "../domain/text.ts";
import { failPoint } from "../faults.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { type GroupRow, lockGroupSeenBy } from "../groups/queries.ts";
import { isExitAgreed } from "../leaving/isLeaving.ts";
import { isActiveMember } from "../members/queries.ts";
import { lines } from "../middleware/textInput.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { askToRemove } from "./askToRemove.ts";
import { removalStanding } from "./removalStanding.ts";

/** A member of a running circle asks the others to remove one of them, and says why (D122). */
export const openRemovalVote = defineAction(
  "open_removal_vote",
  z.object({ group_id: z.uuid(), user_id: z.uuid(), reason: lines() }),
  ({ group_id, reason, user_id }, { caller: { userId }, db, wakeOutbox }) =>
    inTransaction(db, async (tx, now) => {
      const max = await readLimit(tx, "removal_reason_max");
      if (textLength(reason) > max) throw new AppError({ code: "removal-reason-too-long", values: { max } });
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId });
      if (!group) throw new AppError("group-not-found");
      const { open, question } = await removalQuestion(tx, group, { askedBy: userId, about: user_id, now });
      const answer = mayOpenRemoval(question);
      if (!answer.allowed) {
        // The same person pressed before: a repeated call gets the answer of the first one.
        if (answer.code === "vote-about-this-open" && open?.created_by === userId)
          return { success: true, vote_id: open.vote_id };
        throw new AppError(answer);
      }
      if (reason === "") throw new AppError("removal-reason-required");
      const voteId = await askToRemove(tx, group, { about: user_id, now, why: { by: userId, words: reason } });
      failPoint("removalOpen:before-commit");
      wakeOutbox();
      return { success: true, vote_id: voteId };
    }),
);

/** What decides whether a person may ask the circle to remove a member now, and the vote that is open on it. */
export async function removalQuestion(
  tx: Tx,
  group: GroupRow,
  { about, askedBy, now }: { askedBy: string; about: string; now: Date },
): Promise<{ question: RemovalQuestion; open: { vote_id: string; created_by: string | null } | undefined }> {
  const pauseDays = await readLimit(tx, "removal_pause");
  const { open, pausedUntil } = await removalStanding(tx, group, about, pauseDays);
  return {
    open,
    question: {
      who: await standingIn(tx, group, askedBy),
      group: momentOf(group),
      isOwn: about === askedBy,
      isMember: await isActiveMember(tx, group.group_id, about),
      isExitAgreed: await isExitAgreed(tx, group, about),
      hasOpenVote: open !== undefined,
      pausedUntil,
      pauseDays,
      now,
    },
  };
}

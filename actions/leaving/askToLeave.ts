import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { localDate } from "../domain/cycle.ts";
import { isBeforeStart, leaveAnswerDue, mayAskToLeave } from "../domain/leaving.ts";
import { failPoint } from "../faults.ts";
import { momentOf } from "../groups/lockGroupFor.ts";
import { lockGroupSeenBy } from "../groups/queries.ts";
import { standingIn } from "../groups/lockGroupFor.ts";
import { withAliases } from "../members/withAliases.ts";
import { lines } from "../middleware/textInput.ts";
import { occasionOfDay } from "../news/occasionOfDay.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { isExitAgreed } from "./isLeaving.ts";
import { openLeaveRequests } from "./leaveRequests.ts";
import { checkWords } from "./words.ts";

/** A member asks the admin to be let out of the group, with a reason or without (D113). */
export const askToLeave = defineAction(
  "ask_to_leave",
  z.object({ group_id: z.uuid(), reason: lines().nullish() }),
  ({ group_id, reason }, { caller: { userId }, db }) =>
    inTransaction(db, async (tx, now) => {
      await checkWords(tx, reason);
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId });
      if (!group) throw new AppError("group-not-found");
      const open = (await openLeaveRequests(tx, group_id)).find(({ user_id }) => user_id === userId);
      const answer = mayAskToLeave({
        who: await standingIn(tx, group, userId),
        group: momentOf(group),
        isExitAgreed: await isExitAgreed(tx, group, userId),
        askedUntil: open?.answer_due_at ?? null,
      });
      if (!answer.allowed) throw new AppError(answer);

      const dueAt = leaveAnswerDue(now, group.status, {
        silenceHours: await readLimit(tx, "leave_silence"),
        exitAnswerDays: await readLimit(tx, "exit_answer"),
      });
      await tx
        .insertInto("leave_requests")
        .values({
          group_id,
          user_id: userId,
          cycle: group.current_cycle,
          reason: reason || null,
          asked_at: now,
          answer_due_at: dueAt,
        })
        .execute();
      const [member] = await withAliases(tx, [userId]);
      await tell(tx, "leave_asked", {
        to: [group.admin_id],
        group,
        values: {
          reason: isBeforeStart(group.status) ? "before_start" : "started",
          member: member!,
          answer_by: localDate(dueAt, group.time_zone),
        },
        occasion: occasionOfDay(group, group.admin_id, now, userId, await answeredBefore(tx, group_id, userId)),
      });
      failPoint("askLeave:before-commit");
      return { success: true };
    }),
);

/** How often the admin has answered this person: after an answer, another request of the same day is news again. */
async function answeredBefore(tx: Tx, groupId: string, userId: string): Promise<number> {
  const { answered } = await tx
    .selectFrom("leave_requests")
    .select(({ fn }) => fn.countAll<number>().as("answered"))
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .where("answered_by", "is not", null)
    .executeTakeFirstOrThrow();
  return answered;
}

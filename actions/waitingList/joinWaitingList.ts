import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { actRefusal } from "../domain/groupActs.ts";
import { mayJoin } from "../domain/joining.ts";
import { failPoint } from "../faults.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { lockGroupSeenBy } from "../groups/queries.ts";
import { joinQuestion } from "../members/joinQuestion.ts";
import { lockApplicant } from "../members/queries.ts";
import { AppError } from "../refusals/AppError.ts";

/**
 * Somebody waits for a seat in a full public group (D92). Accounts without a proved identity do not fill the list; what else
 * joining asks of a person is asked when a seat is free.
 */
export const joinWaitingList = defineAction(
  "join_waiting_list",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId });
      if (!group) throw new AppError("group-not-found");
      const applicant = await lockApplicant(tx, userId);
      if (!applicant) throw new AppError("account-suspended");
      const question = await joinQuestion(tx, group, { userId, applicant, now });
      // Done before, or a seat is offered meanwhile.
      if (question.person?.place != null) return { success: true };
      const answer = mayJoin(question);
      if (answer.act !== "wait") {
        if (answer.allowed || !question.group.isPublic) throw new AppError(answer.allowed ? "seats-are-free" : answer);
        if (answer.code !== "group-full") throw new AppError(answer);
        throw new AppError({ code: "waiting-list-full", values: { max: question.waitingMax } });
      }
      const refusal = actRefusal("join_waiting_list", await standingIn(tx, group, userId), momentOf(group));
      if (refusal) throw new AppError(refusal);
      if (!applicant.isVerified) throw new AppError("identity-required");
      await tx.insertInto("group_waiting_list").values({ group_id, user_id: userId, created_at: now }).execute();
      failPoint("wait:before-commit");
      return { success: true };
    }),
);

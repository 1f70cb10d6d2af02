import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { applicantRefusal, seatRefusal } from "../domain/joining.ts";
import { AppError } from "../refusals/AppError.ts";
import { tell } from "../news/tell.ts";
import { askIfAgreedToOther } from "../terms/askIfAgreedToOther.ts";
import { addMember } from "./addMember.ts";
import { answerRequest, lockPendingRequest } from "./joinRequests.ts";
import { isAliasTaken, seatsOf } from "./joinQuestion.ts";
import { isActiveMember, lockApplicant } from "./queries.ts";
import { record } from "../record/record.ts";

/** The admin lets a person in; capacity and plan limit are checked again now, not when the person asked (D3, D120). */
export const approveJoinRequest = defineAction(
  "approve_join_request",
  z.object({ join_request_id: z.uuid() }),
  ({ join_request_id }, { db, caller }) =>
    inTransaction(db, async (tx, now) => {
      const { group, userId } = await lockPendingRequest(tx, "approve_join_request", {
        joinRequestId: join_request_id,
        userId: caller.userId,
      });
      if (!(await isActiveMember(tx, group.group_id, userId))) {
        const noSeat = seatRefusal(await seatsOf(tx, group, userId));
        if (noSeat) throw new AppError(noSeat);
        const applicant = await lockApplicant(tx, userId);
        if (!applicant || applicantRefusal(applicant)) throw new AppError("applicant-not-eligible");
        if (await isAliasTaken(tx, group, userId)) throw new AppError("applicant-alias-taken");
        await addMember(tx, group, { userId, alias: applicant.alias }, now);
        await askIfAgreedToOther(tx, group, userId, now);
      }
      await answerRequest(tx, join_request_id, { status: "approved", by: caller.userId, at: now });
      await record(tx, group, "join_request_approved", { by: caller.userId, about: userId, values: {} });
      await tell(tx, "join_approved", { to: [userId], group, values: {}, occasion: join_request_id });
      failPoint("act:approve_join_request");
      return { success: true };
    }),
);

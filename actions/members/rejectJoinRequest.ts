import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { lines } from "../middleware/textInput.ts";
import { notify } from "../notifications/notify.ts";
import { answerRequest, lockPendingRequest } from "./joinRequests.ts";

/** The admin declines a request, with a reason or without; the person may ask again after a pause (D119). */
export const rejectJoinRequest = defineAction(
  "reject_join_request",
  z.object({ join_request_id: z.uuid(), reason: lines({ max: 300 }).nullish() }),
  ({ join_request_id, reason }, { db, caller }) =>
    inTransaction(db, async (tx, now) => {
      const { group, userId } = await lockPendingRequest(tx, "reject_join_request", {
        joinRequestId: join_request_id,
        userId: caller.userId,
      });
      await answerRequest(tx, join_request_id, {
        status: "rejected",
        by: caller.userId,
        at: now,
        reason: reason || null,
      });
      await notify(tx, [userId], {
        type: "join_rejected",
        title: "Request declined",
        message: `Your request to join ${group.name} was declined.${reason ? ` Reason: ${reason}` : ""}`,
        occasion: `join-answer:${join_request_id}`,
        group,
      });
      return { success: true };
    }),
);

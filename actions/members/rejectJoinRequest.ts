import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { textLength } from "../domain/text.ts";
import { lines } from "../middleware/textInput.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { giveUpOffer } from "../groups/offerFreeSeats.ts";
import { answerRequest, lockPendingRequest } from "./joinRequests.ts";
import { record } from "../record/record.ts";

/** The admin declines a request, with a reason or without; the person may ask again after a pause (D119). */
export const rejectJoinRequest = defineAction(
  "reject_join_request",
  z.object({ join_request_id: z.uuid(), reason: lines().nullish() }),
  ({ join_request_id, reason }, { db, caller }) =>
    inTransaction(db, async (tx, now) => {
      const max = await readLimit(tx, "rejection_reason_max");
      if (reason && textLength(reason) > max)
        throw new AppError({ code: "rejection-reason-too-long", values: { max } });
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
      await giveUpOffer(tx, group, userId, now);
      await record(tx, group, "join_requests_declined", { by: caller.userId, values: { requests: 1 } });
      await tell(tx, "join_rejected", {
        to: [userId],
        group,
        values: reason ? { reason: "stated", note: reason } : { reason: "unstated" },
        occasion: join_request_id,
      });
      failPoint("act:reject_join_request");
      return { success: true };
    }),
);

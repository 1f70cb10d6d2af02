import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { giveUpOffer } from "../groups/offerFreeSeats.ts";
import { AppError } from "../refusals/AppError.ts";
import { newestRequest } from "./newestRequest.ts";

/**
 * Somebody takes back their request to join, while nobody has answered it (D119); a seat that was kept for them meanwhile
 * goes on to the next who waits (D92). Asked for again after a lost answer, it is the same.
 */
export const withdrawJoinRequest = defineAction(
  "withdraw_join_request",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "withdraw_join_request", { groupId: group_id, userId });
      const newest = await newestRequest(tx, group_id, userId);
      if (!newest) throw new AppError("join-request-not-found");
      if (newest.status === "withdrawn") return { success: true };
      if (newest.status !== "pending") throw new AppError("join-request-answered");
      await tx
        .updateTable("join_requests")
        .set({ status: "withdrawn", processed_at: now })
        .where("join_request_id", "=", newest.join_request_id)
        .execute();
      await giveUpOffer(tx, group, userId, now);
      failPoint("act:withdraw_join_request");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { AppError } from "../refusals/AppError.ts";
import { closeLeaveRequestOf, openLeaveRequests } from "./leaveRequests.ts";

/** A member takes back the request to leave, while nobody has answered it (D113). */
export const withdrawLeaveRequest = defineAction(
  "withdraw_leave_request",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller: { userId }, db }) =>
    inTransaction(db, async (tx, now) => {
      await lockGroupFor(tx, "withdraw_leave_request", { groupId: group_id, userId });
      const open = (await openLeaveRequests(tx, group_id)).find(({ user_id }) => user_id === userId);
      if (!open) throw new AppError("leave-request-answered");
      await closeLeaveRequestOf(tx, { group_id }, userId, { status: "withdrawn", now });
      failPoint("withdrawLeave:before-commit");
      return { success: true };
    }),
);

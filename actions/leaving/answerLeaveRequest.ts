import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { isBeforeStart } from "../domain/leaving.ts";
import { agreeExit } from "../exits/agreeExit.ts";
import { failPoint } from "../faults.ts";
import { currentCycle, hasStarted } from "../groups/cycles.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";
import { lines } from "../middleware/textInput.ts";
import { tell } from "../news/tell.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { askAtTheirWish } from "../removal/askAtTheirWish.ts";
import { AppError } from "../refusals/AppError.ts";
import { closeLeaveRequestOf, type LeaveRequestRow } from "./leaveRequests.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { letGo } from "./letGo.ts";
import { checkWords } from "./words.ts";
import { record } from "../record/record.ts";

/**
 * The admin answers a request to leave. Before the start a Yes takes the member out at once; after it the exit is agreed
 * and settled when the round closes, or at once in the member's own round. A No leaves everything as it was; after the start the
 * circle is asked then (D113, D114, D259).
 */
export const answerLeaveRequest = defineAction(
  "answer_leave_request",
  z.object({ leave_request_id: z.uuid(), agree: z.boolean(), answer: lines().nullish() }),
  async ({ agree, answer, leave_request_id }, { caller, db }) => {
    await inTransaction(db, async (tx, now) => {
      await checkWords(tx, answer, "leave-answer-too-long");
      const { group, request } = await lockOpenRequest(tx, { leaveRequestId: leave_request_id, userId: caller.userId });
      if (!agree) await decline(tx, group, request, { by: caller.userId, answer: answer || null, now });
      else if (isBeforeStart(group.status)) {
        await letGo(tx, group, request, { by: caller.userId, now });
        await offerFreeSeats(tx, group, now);
      } else await agreeToExit(tx, group, request, { by: caller.userId, now });
      failPoint("answerLeave:before-commit");
    });
    failPoint("answerLeave:after-commit");
    return { success: true };
  },
);

/** @throws AppError where there is no such request for this admin, or it has its answer */
async function lockOpenRequest(
  tx: Tx,
  { leaveRequestId, userId }: { leaveRequestId: string; userId: string },
): Promise<{ group: GroupRow; request: LeaveRequestRow }> {
  // To everybody but the admin the request does not exist.
  const find = () =>
    tx
      .selectFrom("leave_requests as r")
      .innerJoin("groups as g", "g.group_id", "r.group_id")
      .selectAll("r")
      .where("r.leave_request_id", "=", leaveRequestId)
      .where("g.admin_id", "=", userId)
      .where("g.deleted_at", "is", null)
      .executeTakeFirst();
  const named = await find();
  if (!named) throw new AppError("leave-request-not-found");
  const group = await lockGroupFor(tx, "answer_leave_request", { groupId: named.group_id, userId });
  // Read again under the lock: another tap may have answered it in between.
  const request = await find();
  if (request?.status !== "open") throw new AppError("leave-request-answered");
  // Whoever became admin after asking: nobody lets themselves go.
  if (request.user_id === userId) throw new AppError("admin-cannot-leave");
  return { group, request };
}

async function decline(
  tx: Tx,
  group: GroupRow,
  request: LeaveRequestRow,
  { answer, by, now }: { by: string; answer: string | null; now: Date },
): Promise<void> {
  await closeLeaveRequestOf(tx, group, request.user_id, { status: "declined", by, answer, now });
  await record(tx, group, "leave_declined", { by, values: {} });
  const isVoted = await askAtTheirWish(tx, group, request, now);
  // Who reads that the circle votes needs no other news than the admin's words.
  if (isVoted && !answer) return;
  await tell(tx, "leave_declined", {
    to: [request.user_id],
    group,
    values: answer ? { reason: isVoted ? "stated_and_voted" : "stated", note: answer } : { reason: "unstated" },
    occasion: request.leave_request_id,
  });
}

async function agreeToExit(
  tx: Tx,
  group: GroupRow,
  request: LeaveRequestRow,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const cycle = await currentCycle(tx, group);
  if (!hasStarted(cycle)) throw new Error(`group ${group.group_id} is ${group.status} without a started cycle`);
  await closeLeaveRequestOf(tx, group, request.user_id, { status: "agreed", by, now });
  await agreeExit(tx, cycle, { userId: request.user_id, leaveRequestId: request.leave_request_id, now });
  await record(tx, group, "leave_agreed", { by, about: request.user_id, values: {} });
  await tell(tx, "leave_agreed", {
    to: [request.user_id],
    group,
    values: { reason: "started" },
    occasion: request.leave_request_id,
  });
  await advanceGroup(tx, group, now);
}

import type { Tx } from "../db/database.ts";
import { AppError } from "../refusals/AppError.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import type { GroupRow } from "../groups/queries.ts";

/**
 * A pending join request and its locked group, for the group's admin alone. For everybody else the request does not
 * exist, and the same question says so.
 * @throws AppError when there is none for this person, or it was answered already
 */
export async function lockPendingRequest(
  tx: Tx,
  act: "approve_join_request" | "reject_join_request",
  { joinRequestId, userId }: { joinRequestId: string; userId: string },
): Promise<{ group: GroupRow; userId: string }> {
  const find = () =>
    tx
      .selectFrom("join_requests as r")
      .innerJoin("groups as g", "g.group_id", "r.group_id")
      .select(["r.group_id", "r.user_id", "r.status"])
      .where("r.join_request_id", "=", joinRequestId)
      .where("g.admin_id", "=", userId)
      .where("g.deleted_at", "is", null)
      .executeTakeFirst();
  const asked = await find();
  if (!asked) throw new AppError("join-request-not-found");
  const group = await lockGroupFor(tx, act, { groupId: asked.group_id, userId });
  // Read again under the lock: another tap may have answered it in between.
  const request = await find();
  if (request?.status !== "pending") throw new AppError("join-request-answered");
  return { group, userId: request.user_id };
}

/** Notes the admin's answer on the request. */
export async function answerRequest(
  tx: Tx,
  joinRequestId: string,
  answer: { status: "approved" | "rejected"; by: string; at: Date; reason?: string | null },
): Promise<void> {
  await tx
    .updateTable("join_requests")
    .set({
      status: answer.status,
      processed_at: answer.at,
      processed_by: answer.by,
      rejection_reason: answer.reason ?? null,
    })
    .where("join_request_id", "=", joinRequestId)
    .execute();
}

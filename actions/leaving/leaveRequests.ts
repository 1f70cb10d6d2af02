import type { Selectable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { LeaveRequests } from "../db/schema.ts";
import type { GroupRow } from "../groups/queries.ts";

export type LeaveRequestRow = Selectable<LeaveRequests>;

/** The requests to leave a group that wait for an answer, oldest first. */
export function openLeaveRequests(tx: Tx, groupId: string): Promise<LeaveRequestRow[]> {
  return tx
    .selectFrom("leave_requests")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("status", "=", "open")
    .orderBy("asked_at")
    .orderBy("leave_request_id")
    .execute();
}

/**
 * Writes down what became of the request that a person has open in a group; nothing where none is open. There is at most
 * one. The caller holds the group's lock.
 * @param by the admin who answered; null where time or another act did
 */
export async function closeLeaveRequestOf(
  tx: Tx,
  { group_id }: { group_id: string },
  userId: string,
  {
    answer = null,
    by = null,
    now,
    status,
  }: {
    status: LeaveRequestRow["status"];
    by?: string | null;
    answer?: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable("leave_requests")
    .set({ status, answered_at: now, answered_by: by, answer })
    .where("group_id", "=", group_id)
    .where("user_id", "=", userId)
    .where("status", "=", "open")
    .execute();
}

/** Ends what is open when the cycle is over or the group is closed: there is nothing left to leave. */
export async function endLeaveRequests(tx: Tx, { group_id }: GroupRow, now: Date): Promise<void> {
  await tx
    .updateTable("leave_requests")
    .set({ status: "ended", answered_at: now })
    .where("group_id", "=", group_id)
    .where("status", "=", "open")
    .execute();
}

import type { Tx } from "../db/database.ts";
import type { GroupRow } from "./queries.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/**
 * Ends what waits for a seat in a group that admits nobody any more, at its start or its close: requests are declined by
 * the system, join links end, and the waiting list is told and emptied. Invitations stay until their term ends (D111,
 * D256). The caller holds the group's lock and changes its status in the same transaction.
 */
export async function endAdmission(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await endWaiting(tx, group, now);
  await tx
    .updateTable("join_links")
    .set({ revoked_at: now })
    .where("group_id", "=", group.group_id)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Ends what waits from outside, and leaves links and invitations: also where a group becomes private (D104). Requests are
 * declined by the system, and the waiting list is told and emptied. The caller holds the group's lock.
 */
export async function endWaiting(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  const requests = await tx
    .updateTable("join_requests")
    .set({ status: "rejected", processed_at: now })
    .where("group_id", "=", group.group_id)
    .where("status", "=", "pending")
    .returning(["join_request_id", "user_id"])
    .execute();
  if (requests.length > 0)
    await record(tx, group, "join_requests_declined", { by: null, values: { requests: requests.length } });
  for (const { join_request_id, user_id } of requests)
    await tell(tx, "join_rejected", { to: [user_id], group, values: { reason: "closed" }, occasion: join_request_id });
  const waiting = await tx
    .deleteFrom("group_waiting_list")
    .where("group_id", "=", group.group_id)
    .returning("user_id")
    .execute();
  if (waiting.length === 0) return;
  await tell(tx, "waiting_ended", {
    to: waiting.map(({ user_id }) => user_id),
    group,
    values: {},
    // A group can become private more than once in a cycle.
    occasion: `${group.group_id}:${group.current_cycle}:${now.getTime()}`,
  });
}

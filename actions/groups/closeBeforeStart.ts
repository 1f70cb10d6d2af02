import { endOffer } from "../adminRole/offers.ts";
import type { Tx } from "../db/database.ts";
import { endLeaveRequests } from "../leaving/leaveRequests.ts";
import { endAdmission } from "./endAdmission.ts";
import type { GroupRow } from "./queries.ts";

/**
 * Closes a group that has not started. What waited for a seat ends (D256), as do requests to leave and the offer of the
 * admin's role, because there is nothing left to leave or to run. The caller holds the group's lock and tells the members.
 */
export async function closeBeforeStart(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  await tx.updateTable("groups").set({ status: "closed" }).where("group_id", "=", group.group_id).execute();
  await endAdmission(tx, group, now);
  await endLeaveRequests(tx, group, now);
  await endOffer(tx, group.group_id, { now });
}

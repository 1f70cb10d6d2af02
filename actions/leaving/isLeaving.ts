import type { Tx } from "../db/database.ts";
import { exitsOf } from "../exits/readExits.ts";
import type { GroupRow } from "../groups/queries.ts";
import { openLeaveRequests } from "./leaveRequests.ts";

/** Whether a member has asked to leave the group and waits for the answer (D113). */
export async function hasAskedToLeave(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  return (await openLeaveRequests(tx, group.group_id)).some(({ user_id }) => user_id === userId);
}

/** Whether it is agreed that a member leaves the present cycle (D114). */
export async function isExitAgreed(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  const exits = await exitsOf(tx, { group_id: group.group_id, cycle: group.current_cycle });
  return exits.some((exit) => exit.userId === userId);
}

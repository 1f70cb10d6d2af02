import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { releaseMember } from "../members/releaseMember.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { openLeaveRequests, type LeaveRequestRow } from "./leaveRequests.ts";
import { record } from "../record/record.ts";

/**
 * Lets a member go who asked before the start: by the admin's word, by silence, or because the group starts now (D258).
 * The caller holds the group's lock.
 * @param by the admin who agreed; null where time did
 */
export async function letGo(
  tx: Tx,
  group: GroupRow,
  request: LeaveRequestRow,
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await releaseMember(tx, group, request.user_id, { by, now });
  await record(tx, group, "leave_agreed", { by, about: request.user_id, values: {} });
  const occasion = request.leave_request_id;
  const [member] = await withAliases(tx, [request.user_id]);
  await tell(tx, "member_left", { group, values: { reason: "before_start", member: member! }, occasion });
  await tell(tx, "leave_agreed", {
    to: [request.user_id],
    group,
    values: { reason: by === null ? "by_silence" : "before_start" },
    occasion,
  });
}

/** Lets everybody go who has asked, because the group starts now. The caller decides on the start by who stays (D258). */
export async function letGoBeforeStart(tx: Tx, group: GroupRow, now: Date): Promise<void> {
  for (const request of await openLeaveRequests(tx, group.group_id)) await letGo(tx, group, request, { by: null, now });
}

/** Who is in the circle once everybody is let go who has asked: by them a start is decided (D258). */
export async function stayersOf(
  tx: Tx,
  group: GroupRow,
  members: readonly string[],
): Promise<{ stayers: string[]; stays: (userId: string) => boolean }> {
  const leaving = new Set((await openLeaveRequests(tx, group.group_id)).map(({ user_id }) => user_id));
  const stays = (userId: string) => !leaving.has(userId);
  return { stayers: members.filter(stays), stays };
}

import type { Tx } from "../db/database.ts";
import { isKept } from "../domain/removal.ts";
import type { GroupRow } from "../groups/queries.ts";
import { isExitAgreed } from "../leaving/isLeaving.ts";
import { isActiveMember } from "../members/queries.ts";
import { readLimit } from "../plans/catalogue.ts";
import { othersThan } from "../votes/aboutMember.ts";
import { askToRemove } from "./askToRemove.ts";
import { removalStanding } from "./removalStanding.ts";

/**
 * Asks the circle to let a member go whose request the admin has not granted (D259), where it votes on nothing else about this
 * member, has not kept them lately (D128), and somebody is left to ask. The caller holds the group's lock and has closed the
 * request.
 * @returns whether the circle is asked
 */
export async function askAtTheirWish(
  tx: Tx,
  group: GroupRow,
  { leave_request_id, user_id }: { leave_request_id: string; user_id: string },
  now: Date,
): Promise<boolean> {
  if (group.status !== "started") return false;
  const days = await readLimit(tx, "removal_pause");
  const { kept, open } = await removalStanding(tx, group, user_id, days);
  if (open || isKept(kept, { days, now })) return false;
  if (!(await isActiveMember(tx, group.group_id, user_id)) || (await isExitAgreed(tx, group, user_id))) return false;
  if ((await othersThan(tx, group, user_id)).length === 0) return false;
  await askToRemove(tx, group, { about: user_id, now, why: { leaveRequestId: leave_request_id } });
  return true;
}

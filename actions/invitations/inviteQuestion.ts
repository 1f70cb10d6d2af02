import type { Tx } from "../db/database.ts";
import { mayInvite } from "../domain/inviting.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { type GroupRow, lockGroupSeenBy } from "../groups/queries.ts";
import { seatsOf } from "../members/joinQuestion.ts";
import { AppError } from "../refusals/AppError.ts";

/**
 * Locks a group for somebody who invites to it.
 * @throws AppError where they may not (D107)
 */
export async function lockGroupToInvite(tx: Tx, person: { groupId: string; userId: string }): Promise<GroupRow> {
  const group = await lockGroupSeenBy(tx, person);
  if (!group) throw new AppError("group-not-found");
  await refuseToInvite(tx, group, person.userId);
  return group;
}

/** @throws AppError where somebody may not invite to a group (D107); whoever invites then holds its lock */
export async function refuseToInvite(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  const answer = mayInvite({
    group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
    // Suspended people are refused before any action runs (middleware/admitCaller.ts).
    person: { who: await standingIn(tx, group, userId), isSuspended: false },
  });
  if (!answer.allowed) throw new AppError(answer);
}

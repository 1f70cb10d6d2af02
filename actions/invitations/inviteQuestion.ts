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
  const answer = mayInvite({
    group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
    // Suspended people are refused before any action runs (middleware/admitCaller.ts).
    person: { who: await standingIn(tx, group, person.userId), isSuspended: false },
  });
  if (!answer.allowed) throw new AppError(answer);
  return group;
}

import type { Tx } from "../db/database.ts";
import { mayInvite } from "../domain/inviting.ts";
import { momentOf, standingIn } from "../groups/lockGroupFor.ts";
import { type GroupRow, lockGroupSeenBy, readGroupSeenBy } from "../groups/queries.ts";
import { seatsOf } from "../members/joinQuestion.ts";
import { AppError } from "../refusals/AppError.ts";

interface Inviter {
  groupId: string;
  userId: string;
}

/**
 * Locks a group for somebody who invites to it.
 * @throws AppError where they may not (D107)
 */
export async function lockGroupToInvite(tx: Tx, inviter: Inviter): Promise<GroupRow> {
  return admit(tx, await lockGroupSeenBy(tx, inviter), inviter.userId);
}

/** The same without a lock, for somebody who only looks whom they could invite. */
export async function readGroupToInvite(tx: Tx, inviter: Inviter): Promise<GroupRow> {
  return admit(tx, await readGroupSeenBy(tx, inviter), inviter.userId);
}

async function admit(tx: Tx, group: GroupRow | undefined, userId: string): Promise<GroupRow> {
  if (!group) throw new AppError("group-not-found");
  await refuseToInvite(tx, group, userId);
  return group;
}

/** @throws AppError where somebody may not invite to a group (D107); whoever invites then holds its lock */
export async function refuseToInvite(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  const answer = mayInvite({
    group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
    who: await standingIn(tx, group, userId),
  });
  if (!answer.allowed) throw new AppError(answer);
}

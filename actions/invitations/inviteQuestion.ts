import type { Tx } from "../db/database.ts";
import { type InviteAct, mayInvite } from "../domain/inviting.ts";
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
export async function lockGroupToInvite(tx: Tx, act: InviteAct, inviter: Inviter): Promise<GroupRow> {
  return admit(tx, act, { group: await lockGroupSeenBy(tx, inviter), userId: inviter.userId });
}

/** The same without a lock, for somebody who only looks whom they could invite. */
export async function readGroupToInvite(tx: Tx, act: InviteAct, inviter: Inviter): Promise<GroupRow> {
  return admit(tx, act, { group: await readGroupSeenBy(tx, inviter), userId: inviter.userId });
}

async function admit(
  tx: Tx,
  act: InviteAct,
  { group, userId }: { group: GroupRow | undefined; userId: string },
): Promise<GroupRow> {
  if (!group) throw new AppError("group-not-found");
  await refuseToInvite(tx, act, { group, userId });
  return group;
}

/** @throws AppError where somebody may not invite to a group (D107); whoever invites then holds its lock */
export async function refuseToInvite(
  tx: Tx,
  act: InviteAct,
  { group, userId }: { group: GroupRow; userId: string },
): Promise<void> {
  const answer = mayInvite({
    act,
    group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
    who: await standingIn(tx, group, userId),
  });
  if (!answer.allowed) throw new AppError(answer);
}

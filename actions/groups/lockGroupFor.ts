import type { Tx } from "../db/database.ts";
import { actRefusal, type GroupActName, type GroupMoment, type Standing } from "../domain/groupActs.ts";
import { AppError } from "../refusals/AppError.ts";
import { type GroupRow, lockGroupSeenBy, readGroupSeenBy } from "./queries.ts";

interface Person {
  groupId: string;
  userId: string;
}

/**
 * Locks a group for what a person wants to do with it.
 * @throws AppError where there is no such group for this person, or the table of acts refuses this person or this state of the group
 */
export async function lockGroupFor(tx: Tx, act: GroupActName, person: Person): Promise<GroupRow> {
  return admit(tx, act, { group: await lockGroupSeenBy(tx, person), userId: person.userId });
}

/**
 * The same for an act that changes nothing: it takes no lock and waits for none.
 * @throws AppError as `lockGroupFor`
 */
export async function readGroupFor(tx: Tx, act: GroupActName, person: Person): Promise<GroupRow> {
  return admit(tx, act, { group: await readGroupSeenBy(tx, person), userId: person.userId });
}

async function admit(
  tx: Tx,
  act: GroupActName,
  { group, userId }: { group: GroupRow | undefined; userId: string },
): Promise<GroupRow> {
  if (!group) throw new AppError("group-not-found");
  const refusal = actRefusal(act, await standingIn(tx, group, userId), momentOf(group));
  if (refusal) throw new AppError(refusal);
  return group;
}

/** What a person is to a group. */
export async function standingIn(tx: Tx, group: GroupRow, userId: string): Promise<Standing> {
  if (group.admin_id === userId) return "admin";
  const seat = await tx
    .selectFrom("group_members")
    .select("status")
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!seat) return "stranger";
  return seat.status === "active" ? "member" : "former";
}

export function momentOf({ frozen_at, is_public, status }: GroupRow): GroupMoment {
  return { status, isFrozen: frozen_at !== null, isPublic: is_public };
}

import type { Selectable } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Groups } from "../db/schema.ts";

export type GroupRow = Selectable<Groups>;

/**
 * Locks a group until the transaction ends: whoever changes its members, order, payments or payouts takes this first,
 * so those changes happen one after the other. Undefined when there is no such group, or it was deleted.
 */
export function lockGroup(tx: Tx, groupId: string): Promise<GroupRow | undefined> {
  return tx
    .selectFrom("groups")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same for a person who names a group. */
export function lockGroupSeenBy(tx: Tx, person: { groupId: string; userId: string }): Promise<GroupRow | undefined> {
  return groupSeenBy(tx, person).forNoKeyUpdate().executeTakeFirst();
}

/** The same without its lock, for whoever changes nothing: nobody waits for them. */
export function readGroupSeenBy(tx: Tx, person: { groupId: string; userId: string }): Promise<GroupRow | undefined> {
  return groupSeenBy(tx, person).executeTakeFirst();
}

/**
 * A group that a person names. A private one is not among the rows for whom it does not exist (D95): who is in it, was in
 * it or is invited is said by the view group_viewers.
 */
function groupSeenBy(tx: Tx, { groupId, userId }: { groupId: string; userId: string }) {
  return tx
    .selectFrom("groups")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("is_public", "=", true),
        eb.exists(
          eb
            .selectFrom("group_viewers")
            .select("group_viewers.user_id")
            .whereRef("group_viewers.group_id", "=", "groups.group_id")
            .where("group_viewers.user_id", "=", userId),
        ),
      ]),
    );
}

/** A group's active members in the order in which they joined. */
export async function activeMembers(
  tx: Tx,
  groupId: string,
): Promise<{ userId: string; joinedAt: Date; alias: string }[]> {
  const rows = await tx
    .selectFrom("group_members")
    .innerJoin("user_profiles", "user_profiles.user_id", "group_members.user_id")
    .select(["group_members.user_id", "joined_at", "alias"])
    .where("group_id", "=", groupId)
    .where("group_members.status", "=", "active")
    .orderBy("joined_at")
    .orderBy("group_members.user_id")
    .execute();
  return rows.map(({ user_id, joined_at, alias }) => ({ userId: user_id, joinedAt: joined_at, alias }));
}

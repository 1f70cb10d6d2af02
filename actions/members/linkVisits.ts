import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";

/** Whether a person opened a join link of a group while it was good. */
export async function cameByLink(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ link: string | null }>`
    select private.link_of(g.group_id, ${userId}::uuid) as link
    from groups g where g.group_id = ${groupId} and g.deleted_at is null`.execute(tx);
  return rows.some(({ link }) => link !== null);
}

/**
 * Counts one use of the link by which somebody joins or asks to, the one they opened last (D112); nothing where none of
 * theirs is open. The caller holds the group's lock.
 */
export async function takeLinkUse(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  await tx
    .updateTable("join_links")
    .set((eb) => ({ uses_left: eb("uses_left", "-", 1), uses: eb("uses", "+", 1) }))
    .where("join_link_id", "=", (open) =>
      open
        .selectFrom("private.open_link_visits")
        .select("join_link_id")
        .where("group_id", "=", group.group_id)
        .where("user_id", "=", userId)
        .orderBy("opened_at", "desc")
        .orderBy("join_link_id")
        .limit(1),
    )
    .execute();
}

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

/** Takes from a person what the join links of a group that they opened show them (D112). */
export async function forgetLinkVisits(tx: Tx, { group_id }: GroupRow, userId: string): Promise<void> {
  await sql`delete from private.join_link_visits v using join_links l
    where l.join_link_id = v.join_link_id and l.group_id = ${group_id} and v.user_id = ${userId}`.execute(tx);
}

/**
 * Counts one use of the link by which somebody joins or asks to, the one they opened last (D112); nothing where none of
 * theirs is open, or where they had asked since it was made and took the request back (D119). The caller holds the group's
 * lock.
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
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("join_requests as r")
            .whereRef("r.group_id", "=", "join_links.group_id")
            .whereRef("r.requested_at", ">=", "join_links.created_at")
            .where("r.user_id", "=", userId)
            .where("r.status", "=", "withdrawn"),
        ),
      ),
    )
    .execute();
}

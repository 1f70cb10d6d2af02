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
 * theirs is open, or where they had used it before and took their request back (D119). The caller holds the group's lock.
 */
export async function takeLinkUse(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  await sql`
    with counted as (
      update private.join_link_visits v set counted_at = app_now()
      where v.user_id = ${userId} and v.counted_at is null and v.join_link_id = (
        select o.join_link_id from private.open_link_visits o where o.group_id = ${group.group_id} and o.user_id = ${userId}
        order by o.opened_at desc, o.join_link_id limit 1)
      returning v.join_link_id)
    update join_links l set uses_left = l.uses_left - 1, uses = l.uses + 1 from counted
    where l.join_link_id = counted.join_link_id`.execute(tx);
}

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** How many join links of a group still lead into it (D112). */
export async function openLinksOf(tx: Tx, groupId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from join_links
    where group_id = ${groupId} and revoked_at is null and expires_at > app_now() and uses_left > 0`.execute(tx);
  return rows[0]!.open;
}

import { sql } from "kysely";
import { isWithoutAdmin, offerToSuccessor } from "../adminRole/successor.ts";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";
import { failPoint } from "../faults.ts";
import { groupPages } from "../groups/groupPages.ts";
import { lockGroup } from "../groups/queries.ts";
import { eachOf } from "./eachOf.ts";

/** How many groups one look reads. */
const BATCH = 1000;

/**
 * Finds groups whose admin is absent: not signed in for the days of the catalogue, gone, or in default. Offers
 * the role to the longest-standing member in good standing. If that member declines or is silent, offers it to the next (D118).
 */
export const absentAdmins = defineCron("absent_admins", async (context) => {
  const { db, log } = context;
  const pages = groupPages(db, { statuses: ["recruiting", "ready_to_start", "started", "completed"], atOnce: BATCH });
  await eachOf(pages, { log, name: ([first]) => ({ groups_from: first }) }, async (groupIds) => {
    const { rows } = await sql<{ group_id: string }>`
      select g.group_id from groups g
      where g.group_id = any (${groupIds}::uuid[]) and ${isWithoutAdmin} and not exists (select from admin_offers o
        where o.group_id = g.group_id and o.ended_at is null and o.expires_at > app_now())`.execute(db);
    await eachOf(rows, { log, name: (row) => row }, ({ group_id }) => offerNext(context, group_id));
  });
});

function offerNext({ db }: Services, groupId: string): Promise<void> {
  return inTransaction(db, async (tx, now) => {
    const group = await lockGroup(tx, groupId);
    if (group) await offerToSuccessor(tx, group, now);
    failPoint("absentAdmins:before-commit");
  });
}

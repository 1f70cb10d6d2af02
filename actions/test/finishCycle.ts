import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/**
 * Ends the running cycle of a group as if everybody had paid and received: for tests of what comes after a cycle, where no
 * money is looked at. Tests of money play the rounds.
 */
export async function finishCycle(db: Database, groupId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`delete from obligations where group_id = ${groupId}`.execute(tx);
    await sql`delete from rounds where group_id = ${groupId}`.execute(tx);
    await sql`update cycles set completed_at = app_now(), current_payout_round = locked_member_count
      where group_id = ${groupId} and phase = 'started'`.execute(tx);
    await sql`update groups set status = 'completed' where group_id = ${groupId}`.execute(tx);
  });
}

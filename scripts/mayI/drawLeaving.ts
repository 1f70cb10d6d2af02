import { sql } from "kysely";
import type { Tx } from "../../actions/db/database.ts";

/** Of every ten memberships in a drawn scene two have asked to leave, and the exit of some others is agreed. */
export async function drawLeaving(tx: Tx, now: Date): Promise<void> {
  await sql`insert into leave_requests (group_id, user_id, cycle, asked_at, answer_due_at)
    select m.group_id, m.user_id, g.current_cycle, ${now}, ${now}::timestamptz + interval '3 days'
    from group_members m join groups g using (group_id) where hashtext(m.user_id::text || m.group_id) % 5 = 0`.execute(
    tx,
  );
  await sql`insert into exits (group_id, cycle, user_id, agreed_in_round, agreed_at)
    select m.group_id, g.current_cycle, m.user_id, 1, ${now}
    from group_members m join groups g using (group_id) where hashtext(m.user_id::text || m.group_id) % 5 in (1, -1)`.execute(
    tx,
  );
}

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { readOrder, writeOrder } from "../groups/payoutAssignments.ts";
import type { GroupRow } from "../groups/queries.ts";
import { closeLeaveRequestOf } from "../leaving/leaveRequests.ts";

/**
 * Ends a membership before a cycle has started, when nothing of it is owed yet: the row goes, and with it the place in the
 * order (D114). Whoever took part in an earlier cycle stays on its record as somebody who has left. A request of
 * theirs to leave is granted by it. The caller holds the group's lock, and offers the seat to who waits (D92).
 * @param by the admin who let the person go; null where nobody did
 */
export async function releaseMember(
  tx: Tx,
  group: GroupRow,
  userId: string,
  { by = null, now }: { by?: string | null; now: Date },
): Promise<void> {
  const { current_cycle: cycle, group_id } = group;
  const mine = <Table extends string>(table: Table) =>
    sql`${sql.table(table)} where group_id = ${group_id} and user_id = ${userId}`;
  await sql`delete from ${mine("payout_assignments")} and cycle = ${cycle}`.execute(tx);
  const { rows: earlier } = await sql`select from ${mine("payout_assignments")} limit 1`.execute(tx);
  if (earlier.length === 0) await sql`delete from ${mine("group_members")}`.execute(tx);
  else {
    await sql`delete from ${mine("term_consents")}`.execute(tx);
    await sql`delete from ${mine("admin_offers")}`.execute(tx);
    await sql`update group_members set status = 'left', left_at = ${now} where group_id = ${group_id} and user_id = ${userId}`.execute(
      tx,
    );
  }
  await closeLeaveRequestOf(tx, group, userId, { status: "agreed", by, now });
  await closeGap(tx, group);
  failPoint("leave:taken-out");
}

/**
 * The others move up (D79). A draw that was published names people who are no longer all there, so it is drawn anew at the
 * start (D80).
 */
async function closeGap(tx: Tx, { current_cycle: cycle, group_id }: GroupRow): Promise<void> {
  const drawn = await tx
    .updateTable("cycles")
    .set({ draw_proof: null })
    .where("group_id", "=", group_id)
    .where("cycle", "=", cycle)
    .where("draw_proof", "is not", null)
    .returning("cycle")
    .executeTakeFirst();
  await writeOrder(tx, group_id, cycle, drawn ? [] : await readOrder(tx, group_id, cycle));
}

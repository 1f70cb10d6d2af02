import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/** How many rows one statement marks. */
const BATCH = 500;

/**
 * Marks the invitations that nobody answered within their term, so that their senders see it (D109). They ended at that
 * instant, whether this runs or not.
 */
export const expireInvitations = defineCron("expire_invitations", async ({ db }) => {
  for (;;) {
    const marked = await inTransaction(db, async (tx) => {
      // Somebody may be answering a row or sending it again right now. Such a row is locked and is left to the next tick.
      const { rows } = await sql`
        update group_invitations set status = 'expired' where invitation_id in (
          select invitation_id from group_invitations where status = 'pending' and expires_at <= app_now()
          order by expires_at limit ${BATCH} for update skip locked)
        returning invitation_id`.execute(tx);
      return rows.length;
    });
    if (marked < BATCH) return;
  }
});

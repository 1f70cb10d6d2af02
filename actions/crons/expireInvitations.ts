import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/** How many rows one statement marks. */
const BATCH = 500;

/**
 * Marks the invitations that nobody answered within their term, so that their senders see it (D109). They ended at that
 * instant, whether this runs or not. Those of a frozen group wait: when it goes on, their term goes on too (D263).
 */
export const expireInvitations = defineCron("expire_invitations", async ({ db }) => {
  for (;;) {
    const marked = await inTransaction(db, async (tx) => {
      // Somebody may be answering a row or sending it again right now. Such a row is locked and is left to the next tick.
      const { rows } = await sql`
        update group_invitations set status = 'expired' where invitation_id in (
          select i.invitation_id from group_invitations i join groups g using (group_id)
          where i.status = 'pending' and i.expires_at <= app_now() and g.frozen_at is null
          order by i.expires_at limit ${BATCH} for update of i skip locked)
        returning invitation_id`.execute(tx);
      return rows.length;
    });
    if (marked < BATCH) return;
  }
});

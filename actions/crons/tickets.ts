import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/**
 * D212: a ticket that has waited for its person for the time of `ticket_waiting` is resolved, and they are told; a resolved
 * one is closed when nobody has opened it again within `ticket_reopen`.
 */
export const tickets = defineCron("tickets", async ({ db, wakeOutbox }) => {
  await inTransaction(db, async (tx) => {
    await sql`
      with resolved as (
        update support_tickets set status = 'resolved'
        where status = 'waiting_on_user' and status_since <= app_now() - span_of('ticket_waiting')
        returning ticket_id, status_since)
      select private.write_of_ticket('ticket-resolved', ticket_id || ':' || status_since, ticket_id) from resolved`.execute(
      tx,
    );
    await sql`
      update support_tickets set status = 'closed'
      where status = 'resolved' and resolved_at <= app_now() - span_of('ticket_reopen')`.execute(tx);
  });
  wakeOutbox();
});

import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Ends a recovery of the second factor that is still open, and its ticket. Either the person has a code after all, or a new
 * password or another address keeps a stranger out. Its link and its document do nothing from then on.
 */
export async function endRecovery(tx: Tx, userId: string): Promise<void> {
  const ended = await tx
    .deleteFrom("auth.factor_recoveries")
    .where("user_id", "=", userId)
    .where("recovered_at", "is", null)
    .returning("ticket_id")
    .executeTakeFirst();
  if (ended?.ticket_id) await resolveTicket(tx, ended.ticket_id);
}

/** The question of a ticket has answered itself. */
export async function resolveTicket(tx: Tx, ticketId: string): Promise<void> {
  await sql`update support_tickets set status = 'resolved'
    where ticket_id = ${ticketId} and status not in ('resolved', 'closed')`.execute(tx);
}

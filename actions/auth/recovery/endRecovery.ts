import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Ends a recovery that has not come to its end, with its ticket: the person has a code after all, or stopped a stranger with
 * a new password or another address. What was asked for is void from then on.
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

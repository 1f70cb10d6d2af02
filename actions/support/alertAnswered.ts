import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import type { OutboxHandler } from "../outbox/worker.ts";

const answered = z.object({ user_id: z.uuid(), number: z.int(), ticket_message_id: z.uuid() });

/**
 * Tells who asked that support has answered (D189, D289). A trigger (follow_ticket_message) asks for this, because answers are plain rows.
 * A former member is told nothing: their account may be deleted after the answer was written (D299).
 */
export const ticketAlertHandler: OutboxHandler = async ({ payload }, { db }) => {
  const { number, ticket_message_id, user_id } = answered.parse(payload);
  await inTransaction(db, async (tx) => {
    // Locked, so that a deletion sees the notice and takes it along.
    const reader = await tx
      .selectFrom("user_profiles")
      .select("user_id")
      .where("user_id", "=", user_id)
      .where("deleted_at", "is", null)
      .forKeyShare()
      .executeTakeFirst();
    if (reader)
      await tell(tx, "ticket_answered", { to: [user_id], values: { ticket: number }, occasion: ticket_message_id });
  });
};

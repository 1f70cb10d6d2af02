import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import type { OutboxHandler } from "../outbox/worker.ts";

const answered = z.object({ user_id: z.uuid(), number: z.int(), ticket_message_id: z.uuid() });

/** Tells who asked that support has answered (D189, D289). A trigger (follow_ticket_message) asks for this, because answers are plain rows. */
export const ticketAlertHandler: OutboxHandler = async ({ payload }, { db }) => {
  const { number, ticket_message_id, user_id } = answered.parse(payload);
  await inTransaction(db, (tx) =>
    tell(tx, "ticket_answered", { to: [user_id], values: { ticket: number }, occasion: ticket_message_id }),
  );
};

import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import type { SECURITY_EVENTS } from "../news/security.ts";
import { tell } from "../news/tell.ts";
import { enqueue, type OutboxItem } from "../outbox/enqueue.ts";
import type { OutboxHandler } from "../outbox/worker.ts";

/** Tells somebody what happened to the ways into their account: by this letter, and by one alert with it (D189, D289). */
export async function tellSecurity(
  tx: Tx,
  userId: string,
  { letter, reason }: { reason: (typeof SECURITY_EVENTS)[number]; letter: OutboxItem },
): Promise<void> {
  await enqueue(tx, letter);
  await tell(tx, "security", { to: [userId], values: { reason }, occasion: letter.dedupeKey });
}

const added = z.object({ user_id: z.uuid(), account_id: z.uuid() });

/** Tells of a provider that was added. A trigger (auth.tell_way_in) asks for this, because several paths add one. */
export const wayInAlertHandler: OutboxHandler = async ({ payload }, { db }) => {
  const { account_id, user_id } = added.parse(payload);
  const occasion = `way-in-added:${account_id}`;
  await inTransaction(db, (tx) =>
    tell(tx, "security", { to: [user_id], values: { reason: "way_in_added" }, occasion }),
  );
};

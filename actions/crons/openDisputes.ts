import { sql } from "kysely";
import type { Services } from "../context.ts";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { eachOf } from "./eachOf.ts";

/** How many disputes one tick asks about. The next tick continues where this one stopped. */
const BATCH = 100;

/**
 * Asks the provider about every dispute that we think is open, in case the webhook of its end was lost. Such a payment is on
 * the list for a person (`given_up_at`). Nobody asks about a dispute that we know to be lost: it is decided.
 */
export async function readOpenDisputes(services: Services): Promise<void> {
  const { db, log, payments } = services;
  const { rows } = await sql<{ attempt_id: string; session_id: string }>`
    select a.attempt_id, a.session_id from private.payment_attempts a join payments p using (payment_id)
    where a.given_up_at is not null and a.last_error is distinct from 'dispute_lost' and p.disputed_at is not null
    order by a.asked_at nulls first, a.attempt_id limit ${BATCH}`.execute(db);
  await eachOf(rows, { log, name: ({ attempt_id }) => ({ attempt_id }) }, async ({ attempt_id, session_id }) => {
    await sql`update private.payment_attempts set asked_at = now() where attempt_id = ${attempt_id}`.execute(db);
    const session = await payments.readCheckout(session_id);
    if (session) await applyCheckout(services, session);
  });
}

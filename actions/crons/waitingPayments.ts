import { type RawBuilder, sql } from "kysely";
import type { Services } from "../context.ts";
import { followUp } from "../contributions/followUp.ts";
import { eachOf } from "./eachOf.ts";
import { untilNextTick } from "./untilNextTick.ts";

/** How many payments one tick asks about. The next tick continues where this one stopped. */
const BATCH = 200;

/**
 * Asks the provider about the waiting payments that fit a condition on `a` (the attempt) and `p` (the payment). It
 * starts with what was not asked about for longest, so that stuck payments do not block the others.
 */
export async function followUpWaiting(services: Services, condition: RawBuilder<boolean>): Promise<void> {
  const { db, log } = services;
  const { rows } = await sql<{ attempt_id: string }>`
    select a.attempt_id from private.payment_attempts a join payments p using (payment_id)
    where a.state in ('created', 'open') and p.status = 'pending' and ${condition}
    order by a.asked_at nulls first, a.expires_at limit ${BATCH}`.execute(db);
  await eachOf(untilNextTick(rows), { log, name: (attempt) => attempt }, async ({ attempt_id }) => {
    await sql`update private.payment_attempts set asked_at = now() where attempt_id = ${attempt_id}`.execute(db);
    await followUp(services, attempt_id);
  });
}

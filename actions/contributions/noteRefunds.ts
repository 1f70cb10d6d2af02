import { sql } from "kysely";
import type { Services } from "../context.ts";
import { applyCheckout } from "./applyCheckout.ts";

/** Each run lists the refunds of the last day again, because a refund may still fail after it was made. */
const LOOK_BACK = sql`interval '1 day'`;
/** How far the first run looks back. */
const FIRST_LOOK_BACK = sql`interval '35 days'`;

/** Stores every refund of our charges, whoever made it. */
export async function noteRefunds(services: Services): Promise<void> {
  const { db, payments } = services;
  const { rows } = await sql<{ since: Date; now: Date }>`
    select app_now() as now, coalesce((select until - ${LOOK_BACK} from private.reconciliations where subject = 'refunds'),
      app_now() - ${FIRST_LOOK_BACK}) as since`.execute(db);
  const { now, since } = rows[0]!;
  for (const intentId of await payments.refundedSince(since)) {
    const attempt = await db
      .selectFrom("private.payment_attempts")
      .select("session_id")
      .where("payment_intent_id", "=", intentId)
      .executeTakeFirst();
    const session = attempt?.session_id && (await payments.readCheckout(attempt.session_id));
    if (session) await applyCheckout(services, session);
  }
  await db
    .insertInto("private.reconciliations")
    .values({ subject: "refunds", until: now })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ until: now }))
    .execute();
}

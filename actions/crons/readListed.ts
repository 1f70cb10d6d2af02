import { sql } from "kysely";
import type { Services } from "../context.ts";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { eachOf } from "./eachOf.ts";

/** Each run reads the last day once more: a refund can fail some hours after it was made. */
const LOOK_BACK = sql`interval '1 day'`;
/** How far the first run looks back. */
const FIRST_LOOK_BACK = sql`interval '35 days'`;

/**
 * Reads each of our charges again that the provider lists since the last whole run, and stores how it stands: what was read
 * twice changes nothing.
 * @param subject names the list, for the next run
 * @param list answers the ids of payments since an instant
 */
export async function readListed(
  services: Services,
  subject: "refunds" | "disputes",
  list: (since: Date) => Promise<string[]>,
): Promise<void> {
  const { db, log, payments } = services;
  const { rows } = await sql<{ since: Date; now: Date }>`
    select app_now() as now, coalesce((select until - ${LOOK_BACK} from private.reconciliations where subject = ${subject}),
      app_now() - ${FIRST_LOOK_BACK}) as since`.execute(db);
  const { now, since } = rows[0]!;
  await eachOf(await list(since), { log, name: (intent) => ({ intent, subject }) }, async (intent) => {
    const attempt = await db
      .selectFrom("private.payment_attempts")
      .select("session_id")
      .where("payment_intent_id", "=", intent)
      .executeTakeFirst();
    const session = attempt?.session_id && (await payments.readCheckout(attempt.session_id));
    if (session) await applyCheckout(services, session);
  });
  await db
    .insertInto("private.reconciliations")
    .values({ subject, until: now })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ until: now }))
    .execute();
}

import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { lockGroup } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { failPayment, openAttempt } from "./attempts.ts";

/** Fails every pending payment without an open checkout: nobody can pay it, and it would block its round. */
export async function failWithoutCheckout({ db, log, wakeOutbox }: Services): Promise<void> {
  const { rows } = await sql<{ payment_id: string; group_id: string }>`
    select p.payment_id, p.group_id from payments p
    where p.status = 'pending' and not exists (
      select from private.payment_attempts a where a.payment_id = p.payment_id and a.state in ('created', 'open'))`.execute(
    db,
  );
  for (const { group_id, payment_id } of rows) {
    log.error({ payment_id }, "a pending payment had no checkout");
    await inTransaction(db, async (tx, now) => {
      const group = await lockGroup(tx, group_id);
      if (await openAttempt(tx, payment_id)) return;
      await failPayment(tx, payment_id, "no_checkout");
      if (group) await advanceGroup(tx, group, now);
    });
    wakeOutbox();
  }
}

import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import { applyCheckout } from "./applyCheckout.ts";
import { failPayment, markAttempt, needPerson, openAttempt, readPayment } from "./attempts.ts";
import { findCheckout } from "./findCheckout.ts";
import { tellFailure } from "./tellFailure.ts";

/** Ends an attempt because its payer gives it up, or pays in another way: they need not be told that it ended (D192). */
export async function giveUpCheckout(services: Services, attemptId: string): Promise<void> {
  await services.db
    .updateTable("private.payment_attempts")
    .set({ cancelled_at: sql<Date>`coalesce(cancelled_at, app_now())` })
    .where("attempt_id", "=", attemptId)
    .execute();
  await closeCheckout(services, attemptId);
}

/**
 * Ends an attempt for good: first at the provider, so that nobody can pay any more, then in our rows by its answer: it
 * may have been paid at the last moment, or be unknown there. If the provider cannot be reached, nothing changes.
 */
export async function closeCheckout(services: Services, attemptId: string): Promise<void> {
  const found = await findCheckout(services, attemptId);
  if (found === "ended" || found === "silent") return;
  if (found === "missing") return failUnknown(services, attemptId);
  const { sessionId } = found;
  const expired = await services.payments.expireCheckout(sessionId);
  if (expired.outcome === "unknown") return;
  const session = expired.outcome === "ok" ? expired.value : await services.payments.readCheckout(sessionId);
  if (session) await applyCheckout(services, session);
  else await failUnknown(services, attemptId);
}

/**
 * The provider has no such checkout. Nobody can pay it, so the payment fails and the round can be paid again. A lost
 * bank debit stays on the list of what a person looks at, because the provider had said that money was on its way.
 */
export async function failUnknown(services: Services, attemptId: string): Promise<void> {
  await inTransaction(services.db, async (tx, now) => {
    const { payment_id } = await tx
      .selectFrom("private.payment_attempts")
      .select("payment_id")
      .where("attempt_id", "=", attemptId)
      .executeTakeFirstOrThrow();
    const { group_id } = (await readPayment(tx, payment_id))!;
    const group = await lockGroup(tx, group_id);
    const payment = (await readPayment(tx, payment_id))!;
    const attempt = await openAttempt(tx, payment_id);
    if (attempt?.attempt_id !== attemptId) return;
    await markAttempt(tx, attemptId, { state: "failed" });
    await failPayment(tx, payment_id, "checkout_unknown");
    if (!payment.is_processing) await needPerson(tx, attemptId, null);
    else if (group) await tellFailure(tx, { attempt, endedAs: "failed", group, payment });
    if (group) await advanceGroup(tx, group, now);
    failPoint("settle:before-commit");
  });
  services.wakeOutbox();
}

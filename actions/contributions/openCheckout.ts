import { inTransaction } from "../db/database.ts";
import type { Services } from "../context.ts";
import { failPoint } from "../faults.ts";
import { lockGroup } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import type { CheckoutSession, Written } from "../providers/payments/provider.ts";
import { failPayment, markAttempt, openAttempt, readPayment, type FrozenCheckout } from "./attempts.ts";
import { customerOf, loseCustomer } from "./customer.ts";

/** The provider's code for a refused call that names something it does not have. */
export const LOST_CUSTOMER = "resource_missing";

/**
 * Asks the provider for an attempt's checkout with the parameters frozen in its row; a second call answers the same
 * one. If the provider refuses, the attempt fails; if the outcome is unknown, nothing changes (D37).
 */
export async function openCheckout(services: Services, attemptId: string): Promise<Written<CheckoutSession>> {
  const attempt = await services.db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select(["a.payment_id", "a.parameters", "p.user_id"])
    .where("a.attempt_id", "=", attemptId)
    .executeTakeFirstOrThrow();
  const answer = await askProvider(services, attemptId, attempt);
  failPoint("contribute:after-provider");
  if (answer.outcome === "ok") await keepSession(services, attemptId, answer.value);
  if (answer.outcome === "rejected") await giveUp(services, attemptId, attempt.payment_id, answer.code);
  failPoint("contribute:after-record");
  return answer;
}

async function askProvider(
  services: Services,
  attemptId: string,
  attempt: { payment_id: string; user_id: string; parameters: unknown },
): Promise<Written<CheckoutSession>> {
  const customer = await customerOf(services, attempt.user_id);
  if (customer.outcome !== "ok") return customer;
  const frozen = attempt.parameters as FrozenCheckout;
  const answer = await services.payments.createCheckout({
    ...frozen,
    attemptId,
    paymentId: attempt.payment_id,
    customerId: customer.value,
    expiresAt: new Date(frozen.expiresAt),
  });
  // The customer is the only object that the call names, so it is what the provider has lost.
  if (answer.outcome === "rejected" && answer.code === LOST_CUSTOMER) await loseCustomer(services, customer.value);
  return answer;
}

async function keepSession({ db }: Services, attemptId: string, session: CheckoutSession): Promise<void> {
  await db
    .updateTable("private.payment_attempts")
    .set({ state: "open", session_id: session.sessionId, url: session.url })
    .where("attempt_id", "=", attemptId)
    .where("state", "=", "created")
    .execute();
}

async function giveUp({ db }: Services, attemptId: string, paymentId: string, code: string): Promise<void> {
  await inTransaction(db, async (tx, now) => {
    const payment = await readPayment(tx, paymentId);
    const group = await lockGroup(tx, payment!.group_id);
    const attempt = await openAttempt(tx, paymentId);
    // A second tab may have opened the session meanwhile; an existing session stays.
    if (attempt?.attempt_id !== attemptId || attempt.session_id !== null) return;
    await markAttempt(tx, attemptId, { state: "failed" });
    await failPayment(tx, paymentId, code);
    if (group) await advanceGroup(tx, group, now);
  });
}

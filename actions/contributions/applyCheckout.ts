import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { lockGroup, type GroupRow } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import { failPayment, markAttempt, readPayment, type AttemptRow, type PaymentRow } from "./attempts.ts";
import { refineHold, settle, startProcessing } from "./settle.ts";

/**
 * Takes over what has become of a checkout, as the provider tells it now. Safe to call with anything, any number of times
 * and in any order: a payment only ever moves forward, from pending to failed or completed, and money that really
 * arrived wins over an earlier failure. A charge of another amount or currency never settles.
 */
export async function applyCheckout(services: Services, session: CheckoutSession): Promise<void> {
  const { db, log } = services;
  await inTransaction(db, async (tx, now) => {
    const found = await findAttempt(tx, session);
    if (!found) {
      log.warn({ sessionId: session.sessionId }, "ignored a checkout session that belongs to no payment");
      return;
    }
    const group = await lockGroup(tx, found.groupId);
    if (!group) throw new Error(`payment ${found.attempt.payment_id} belongs to a deleted group`);
    const payment = await readPayment(tx, found.attempt.payment_id);
    await adopt(tx, found.attempt, session);
    const changed = await applyState(
      { ...services, tx, now },
      { group, payment: payment!, attempt: found.attempt, session },
    );
    if (!changed) return;
    await advanceGroup(tx, group, now);
    failPoint("settle:before-commit");
  });
  failPoint("settle:after-commit");
  services.wakeOutbox();
}

/** The attempt of a session; one whose answer was lost on the way is known by the payment that it names. */
async function findAttempt(
  tx: Tx,
  { sessionId, paymentId }: CheckoutSession,
): Promise<{ attempt: AttemptRow; groupId: string } | undefined> {
  const row = await tx
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .selectAll("a")
    .select("p.group_id")
    .where((eb) =>
      eb.or([
        eb("a.session_id", "=", sessionId),
        eb.and([eb("a.payment_id", "=", paymentId), eb("a.state", "=", "created")]),
      ]),
    )
    .orderBy("a.session_id", (order) => order.nullsLast())
    .executeTakeFirst();
  if (!row) return undefined;
  const { group_id, ...attempt } = row;
  return { attempt, groupId: group_id };
}

async function adopt(tx: Tx, attempt: AttemptRow, session: CheckoutSession): Promise<void> {
  if (attempt.state !== "created") return;
  await tx
    .updateTable("private.payment_attempts")
    .set({ state: "open", session_id: session.sessionId, url: session.url })
    .where("attempt_id", "=", attempt.attempt_id)
    .where("state", "=", "created")
    .execute();
}

interface Checkout {
  group: GroupRow;
  payment: PaymentRow;
  attempt: AttemptRow;
  session: CheckoutSession;
}

/** @returns whether the payment moved */
async function applyState(
  { log, tx, now }: Services & { tx: Tx; now: Date },
  { group, payment, attempt, session }: Checkout,
): Promise<boolean> {
  switch (session.state) {
    case "open":
      return false;
    case "processing":
      if (payment.status !== "pending" || payment.is_processing) return false;
      await startProcessing(tx, { group, payment, attempt, now });
      return true;
    case "expired":
    case "failed":
      if (payment.status !== "pending") return false;
      await markAttempt(tx, attempt.attempt_id, { state: session.state });
      await failPayment(tx, payment.payment_id, session.state === "expired" ? "checkout_expired" : "payment_failed");
      return true;
    case "paid":
      break;
  }
  if (payment.status === "completed") return refineHold(tx, { group, payment, session, now });
  const isExact = session.amountPaid === payment.total && session.currency?.toUpperCase() === payment.currency;
  const isWanted = payment.status === "pending" || !(await hasOtherPayment(tx, payment));
  if (!isExact || !isWanted) {
    const { payment_id } = payment;
    const { amountPaid, currency, sessionId } = session;
    log.error({ payment_id, sessionId, amountPaid, currency, isExact, isWanted }, "a charge must be refunded");
    await markAttempt(tx, attempt.attempt_id, { state: "failed", payment_intent_id: session.paymentIntentId });
    await failPayment(tx, payment_id, isExact ? "paid_twice" : "amount_mismatch");
    return payment.status === "pending";
  }
  await markAttempt(tx, attempt.attempt_id, { state: "paid", payment_intent_id: session.paymentIntentId });
  await settle(tx, { group, payment, attempt, session, now });
  return true;
}

/** Whether the round was paid, or is being paid, by another payment than this failed one (D38). */
async function hasOtherPayment(tx: Tx, payment: PaymentRow): Promise<boolean> {
  const other = await tx
    .selectFrom("payments")
    .select("payment_id")
    .where("user_id", "=", payment.user_id)
    .where("group_id", "=", payment.group_id)
    .where("cycle", "=", payment.cycle)
    .where("payout_round", "=", payment.payout_round)
    .where("status", "<>", "failed")
    .where("payment_id", "<>", payment.payment_id)
    .executeTakeFirst();
  return other !== undefined;
}

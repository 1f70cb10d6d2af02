import type { Services } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import type { Money } from "../domain/money.ts";
import { returnedBy, type ReturnedBy } from "../domain/returnedMoney.ts";
import { failPoint } from "../faults.ts";
import { lockGroup, type GroupRow } from "../groups/queries.ts";
import { advanceGroup } from "../payouts/advanceGroup.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import {
  failPayment,
  listAnew,
  markAttempt,
  needPerson,
  readPayment,
  type AttemptRow,
  type PaymentRow,
} from "./attempts.ts";
import { oweAgain } from "./oweAgain.ts";
import { refineHold, settle, startProcessing } from "./settle.ts";
import { takeBack } from "./takeBack.ts";
import { tellFailure } from "./tellFailure.ts";

/**
 * Stores a checkout's current state as the provider tells it. Safe to call with anything, any number of times and in
 * any order: a payment only moves from pending to failed or completed, and money that really arrived wins over an
 * earlier failure. A charge of another amount or currency never settles, nor does a refunded one. Refunds and
 * disputes are marked. A lost dispute, or a refund of the whole, takes a completed payment back for good (D40).
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
    const checkout = { group, payment: payment!, attempt: found.attempt, session };
    const { hasMoved, returnedBy: reason } = await applyState({ ...services, tx, now }, checkout);
    if (hasMoved) await advanceGroup(tx, group, now);
    if (reason) await oweAgain(tx, { ...checkout, reason, charged: chargedBy(session, payment!) });
    if (hasMoved) failPoint("settle:before-commit");
  });
  failPoint("settle:after-commit");
  services.wakeOutbox();
}

/** What a settled or refused charge took from its payer. */
const chargedBy = ({ amountPaid, currency }: CheckoutSession, payment: PaymentRow): Money => ({
  cents: amountPaid ?? payment.total,
  currency: currency ?? payment.currency,
});

/** The attempt of a session. If we never received the session's id, the payment that the session names tells it. */
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

interface Applied {
  hasMoved: boolean;
  /** Set when its payer has the whole money back and has to be told. */
  returnedBy?: ReturnedBy | null;
}

async function applyState(services: Services & { tx: Tx; now: Date }, checkout: Checkout): Promise<Applied> {
  const { tx, now } = services;
  const { group, payment, attempt, session } = checkout;
  switch (session.state) {
    case "open":
      return { hasMoved: false };
    case "processing":
      if (payment.status !== "pending" || payment.is_processing) return { hasMoved: false };
      await startProcessing(tx, { group, payment, attempt, session, now });
      return { hasMoved: true };
    case "expired":
    case "failed":
      if (payment.status !== "pending") return { hasMoved: false };
      await markAttempt(tx, attempt.attempt_id, { state: session.state });
      await failPayment(tx, payment.payment_id, session.state === "expired" ? "checkout_expired" : "payment_failed");
      await needPerson(tx, attempt.attempt_id, null);
      await tellFailure(tx, { attempt, endedAs: session.state, group, payment });
      return { hasMoved: true };
    case "paid":
      break;
  }
  const isHeldOtherwise = [await noteRefund(tx, checkout, now), await noteDispute(tx, checkout, now)].includes(true);
  if (isHeldOtherwise) await listAnew(tx, attempt.attempt_id);
  if (payment.status === "completed") {
    const { amountRefunded, dispute } = session;
    const reason = returnedBy({ total: payment.total, amountRefunded, dispute });
    if (reason && (await takeBack(tx, { attempt, now, payment, reason }))) {
      await needPerson(tx, attempt.attempt_id, needOfRefused(session, reason));
      return { hasMoved: true, returnedBy: reason };
    }
    await needPerson(tx, attempt.attempt_id, needOf(session));
    return { hasMoved: (await refineHold(tx, { group, payment, session, now })) || isHeldOtherwise };
  }
  const reason = await reasonNotToSettle(tx, payment, session);
  if (reason) return refuseCharge(services, checkout, reason);
  await markAttempt(tx, attempt.attempt_id, { state: "paid", payment_intent_id: session.paymentIntentId });
  await settle(tx, { group, payment, attempt, session, now });
  await needPerson(tx, attempt.attempt_id, needOf(session));
  return { hasMoved: true };
}

/** Stores how much of the charge went back to the payer. @returns whether that has changed */
async function noteRefund(tx: Tx, { payment, session }: Checkout, now: Date): Promise<boolean> {
  if (session.amountRefunded === payment.refunded_amount) return false;
  await tx
    .updateTable("payments")
    .set({
      refunded_amount: session.amountRefunded,
      refunded_at: session.amountRefunded > 0 ? (payment.refunded_at ?? now) : null,
    })
    .where("payment_id", "=", payment.payment_id)
    .execute();
  return true;
}

/** Stores since when the payer disputes the charge. @returns whether that has changed */
async function noteDispute(tx: Tx, { payment, session }: Checkout, now: Date): Promise<boolean> {
  const isDisputed = session.dispute !== "none";
  if (isDisputed === (payment.disputed_at !== null)) return false;
  await tx
    .updateTable("payments")
    .set({ disputed_at: isDisputed ? now : null })
    .where("payment_id", "=", payment.payment_id)
    .execute();
  return true;
}

const NEEDS_OF_DISPUTE = { open: "disputed", lost_in_part: "lost_in_part", lost: "dispute_lost" } as const;
type NeedOfDispute = (typeof NEEDS_OF_DISPUTE)[keyof typeof NEEDS_OF_DISPUTE];

/** Why a person has to look at a charge that has settled; null where nobody has to. */
function needOf({ amountRefunded, dispute }: CheckoutSession): "given_back" | NeedOfDispute | null {
  // Of what is given back a person gives the rest too, which the bank may have taken already.
  if (dispute !== "none") return NEEDS_OF_DISPUTE[dispute];
  return amountRefunded > 0 ? "given_back" : null;
}

/**
 * Why a charge settles nothing. `won_too_late`: it had settled, was taken back, and an appeal, or a refund that failed, brought
 * it, or a part of it, to us again.
 */
type ReasonNotToSettle = "given_back" | "amount_mismatch" | "paid_twice" | "dispute_lost" | "won_too_late";

/**
 * A charge settles nothing when it was lost or refunded, its amount is wrong, or another payment paid the round (D38, D40).
 */
async function reasonNotToSettle(
  tx: Tx,
  payment: PaymentRow,
  session: CheckoutSession,
): Promise<ReasonNotToSettle | undefined> {
  if (payment.returned_at !== null) {
    if (session.amountRefunded >= payment.total && session.dispute !== "lost") return "given_back";
    // When we lose a dispute in part, the bank keeps the lost part and returns the rest. That rest comes too late to pay the round.
    return session.dispute === "none" || session.dispute === "lost_in_part" ? "won_too_late" : "dispute_lost";
  }
  if (session.dispute === "lost") return "dispute_lost";
  if (session.amountPaid !== payment.total || session.currency?.toUpperCase() !== payment.currency) {
    return "amount_mismatch";
  }
  if (payment.status === "failed" && (await hasOtherPayment(tx, payment))) return "paid_twice";
  return session.amountRefunded > 0 ? "given_back" : undefined;
}

/**
 * Handles money that settles nothing: the payment fails and names the charge, and a person has to refund it unless
 * its money is gone already. Who had the whole back before we heard of the payment, or has it later, is told once like any
 * other, and can pay the round at any time (D40, D279), whatever it was refused for.
 */
async function refuseCharge(
  { log, tx }: Services & { tx: Tx },
  { attempt, payment, session }: Checkout,
  reason: ReasonNotToSettle,
): Promise<Applied> {
  const { attempt_id } = attempt;
  const { payment_id, returned_at, status } = payment;
  const { amountPaid, amountRefunded, currency, dispute, paymentIntentId, sessionId } = session;
  if (status === "pending" || payment.failure_reason !== reason) {
    await markAttempt(tx, attempt_id, { state: "failed", payment_intent_id: paymentIntentId });
    log.error({ payment_id, sessionId, amountPaid, amountRefunded, currency, reason }, "a charge settles nothing");
    await tx
      .updateTable("payments")
      .set({ status: "failed", is_processing: false, failure_reason: reason, transaction_id: paymentIntentId })
      .where("payment_id", "=", payment_id)
      .execute();
  }
  await needPerson(tx, attempt_id, needOfRefused(session, reason));
  // One that had settled was told of when it was taken back.
  const { cents } = chargedBy(session, payment);
  const back = returned_at === null ? returnedBy({ total: cents, amountRefunded, dispute }) : null;
  return { hasMoved: status === "pending", returnedBy: back };
}

/** What a person has to do about a charge that settles nothing, or nothing any more; null where its money is gone. */
function needOfRefused(
  { amountPaid, amountRefunded, dispute }: CheckoutSession,
  reason: ReasonNotToSettle,
): ReasonNotToSettle | NeedOfDispute | null {
  // Given back by us and asked for at the bank as well: the payer may have it twice.
  if (amountRefunded > 0 && dispute !== "none") return NEEDS_OF_DISPUTE[dispute];
  return reason === "dispute_lost" || amountRefunded >= (amountPaid ?? 1) ? null : reason;
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

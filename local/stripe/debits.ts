import type Stripe from "stripe";
import { bookCharge } from "./balance.ts";
import { findTestBank, type DebitOutcome } from "./banks.ts";
import { businessDaysAfter } from "./businessDays.ts";
import { createCharge, markCharge } from "./charges.ts";
import { failIntent, succeedIntent, type PaymentWorld } from "./intents.ts";

/** How long a bank takes. It confirms by silence only, so a success takes longer than a refusal. */
const SUCCEEDS_AFTER_DAYS = 4;
const FAILS_AFTER_DAYS = 2;

/** Sends a debit to the bank. Nothing is paid yet: the answer comes days later, by the simulated clock. */
export function startDebit(world: PaymentWorld, intentId: string, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const { due, events, store } = world;
  const charge = createCharge(store, store.get("payment_intent", intentId), method, { state: "pending" });
  store.update("payment_intent", intentId, {
    status: "processing",
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
  });
  const intent = store.get("payment_intent", intentId);
  events.emit("charge.pending", charge);
  events.emit("payment_intent.processing", intent);
  const { kind } = outcomeOf(world, method.id);
  if (kind !== "stays") {
    const days = kind === "fails" ? FAILS_AFTER_DAYS : SUCCEEDS_AFTER_DAYS;
    due.add({ at: businessDaysAfter(store.clock.now(), days), kind: "finish_debit", id: charge.id });
  }
  return intent;
}

/** Records the bank's answer. */
export function finishDebit(world: PaymentWorld, chargeId: string): void {
  const { due, events, store } = world;
  const charge = store.get("charge", chargeId);
  const intentId = String(charge.payment_intent);
  const outcome = outcomeOf(world, charge.payment_method ?? "");
  const session = store.all("checkout.session").find(({ payment_intent: id }) => id === intentId);
  if (outcome.kind === "fails") {
    const failed = markCharge(store, chargeId, { state: "failed", decline: outcome.decline });
    const method = store.get("payment_method", charge.payment_method ?? "");
    events.emit("charge.failed", failed);
    failIntent(world, intentId, { charge: failed, decline: outcome.decline, method });
    if (session) events.emit("checkout.session.async_payment_failed", session);
    return;
  }
  const transaction = bookCharge(store, charge, { atOnce: true });
  store.update("charge", chargeId, { balance_transaction: transaction.id });
  due.add({ at: transaction.available_on * 1_000, kind: "make_available", id: transaction.id });
  const paid = markCharge(store, chargeId, { state: "succeeded" });
  events.emit("charge.succeeded", paid);
  succeedIntent(world, intentId, paid);
  if (!session) return;
  store.update("checkout.session", session.id, { payment_status: "paid" });
  events.emit("checkout.session.async_payment_succeeded", store.get("checkout.session", session.id));
}

function outcomeOf({ store }: PaymentWorld, methodId: string): DebitOutcome {
  return findTestBank(store.state.testNumbers[methodId] ?? "")?.outcome ?? { kind: "stays" };
}

import type Stripe from "stripe";
import type { DueWork } from "../simulator/dueWork.ts";
import type { Decline } from "./cards.ts";
import type { Events } from "./events.ts";
import type { IntentDraft, Store } from "./store.ts";

/** The parts of the simulator that a payment needs. */
export interface PaymentWorld {
  store: Store;
  events: Events;
  due: DueWork;
  /** How long after a success the capture follows, in simulated milliseconds. */
  captureDelayMs: number;
  /** Where people's browsers reach this simulator. */
  publicUrl(): string;
}

export interface NewIntent extends IntentDraft {
  amount: number;
  methodTypes: string[];
  currency: string;
  customer: string | null;
}

/** A payment intent without a way to pay. */
export function createIntent(
  { events, store }: PaymentWorld,
  { methodTypes, ...given }: NewIntent,
): Stripe.PaymentIntent {
  const id = store.newId("pi");
  const intent = store.insert("payment_intent", {
    ...given,
    id,
    object: "payment_intent",
    allowed_payment_method_types: methodTypes as Stripe.PaymentIntent.AllowedPaymentMethodType[],
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${store.newId("s").slice(2)}`,
    confirmation_method: "automatic",
    created: store.clock.seconds(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" },
    },
    payment_method_types: methodTypes,
    payment_record: null,
    processing: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    status: "requires_payment_method",
    transfer_group: given.transfer_group,
  });
  events.emit("payment_intent.created", intent);
  return intent;
}

/** Marks an intent as paid. The caller sends the events of the charge itself first. */
export function succeedIntent(world: PaymentWorld, intentId: string, charge: Stripe.Charge): Stripe.PaymentIntent {
  const { events, store } = world;
  const before = store.get("payment_intent", intentId);
  store.update("payment_intent", intentId, {
    status: "succeeded",
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: charge.payment_method,
  });
  const intent = store.get("payment_intent", intentId);
  if (before.setup_future_usage && before.customer) {
    attachMethod(world, String(charge.payment_method), String(before.customer));
  }
  events.emit("payment_intent.succeeded", intent);
  return intent;
}

/**
 * Marks a try as failed; another method may be tried.
 * @param charge missing when the bank was never asked, as after a failed authentication
 */
export function failIntent(
  { events, store }: PaymentWorld,
  intentId: string,
  { charge, decline, method }: { charge?: Stripe.Charge; decline: Decline; method: Stripe.PaymentMethod },
): Stripe.PaymentIntent {
  const before = store.get("payment_intent", intentId);
  store.update("payment_intent", intentId, {
    status: "requires_payment_method",
    last_payment_error: {
      type: charge && method.type === "card" ? "card_error" : "invalid_request_error",
      ...decline,
      ...(charge ? { charge: charge.id } : {}),
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
      payment_method: method,
    },
    latest_charge: charge?.id ?? before.latest_charge,
    next_action: null,
    payment_method: null,
  });
  const intent = store.get("payment_intent", intentId);
  events.emit("payment_intent.payment_failed", intent);
  return intent;
}

/** Gives up an intent that has not been paid. */
export function cancelIntent(
  { events, store }: PaymentWorld,
  intentId: string,
  reason: string | null,
): Stripe.PaymentIntent {
  store.update("payment_intent", intentId, {
    status: "canceled",
    canceled_at: store.clock.seconds(),
    cancellation_reason: reason as Stripe.PaymentIntent.CancellationReason | null,
    next_action: null,
  });
  const intent = store.get("payment_intent", intentId);
  events.emit("payment_intent.canceled", intent);
  return intent;
}

/** Saves a method with its customer, once. */
export function attachMethod({ events, store }: PaymentWorld, methodId: string, customer: string): void {
  if (store.get("payment_method", methodId).customer) return;
  store.update("payment_method", methodId, { customer });
  events.emit("payment_method.attached", store.get("payment_method", methodId));
}

import type Stripe from "stripe";
import type { DueWork } from "../simulator/dueWork.ts";
import {
  AUTHENTICATION_FAILED,
  AUTHENTICATION_REQUIRED,
  findTestCard,
  GENERIC_DECLINE,
  type CardOutcome,
  type Decline,
} from "./cards.ts";
import { createCharge } from "./charges.ts";
import type { Events } from "./events.ts";
import type { IntentDraft, Store } from "./store.ts";

/** What a payment needs of the simulator around it. */
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
  currency: string;
  customer: string | null;
}

/** A payment intent waiting for a card. */
export function createIntent({ events, store }: PaymentWorld, given: NewIntent): Stripe.PaymentIntent {
  const id = store.newId("pi");
  const intent = store.insert("payment_intent", {
    ...given,
    id,
    object: "payment_intent",
    allowed_payment_method_types: ["card"],
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
    payment_method_types: ["card"],
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

/** Tries a card while the payer is looking. The intent afterwards tells: succeeded, requires_action or requires_payment_method. */
export function payOnPage(world: PaymentWorld, intentId: string, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const { events, publicUrl, store } = world;
  const outcome = outcomeOf(store, method);
  if (outcome.kind === "declines")
    return fail(world, intentId, method, outcome.decline ?? GENERIC_DECLINE, { charged: true });
  if (outcome.kind === "succeeds") return succeed(world, intentId, method, { authenticated: false });
  store.update("payment_intent", intentId, {
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: "redirect_to_url",
      redirect_to_url: { return_url: null, url: `${publicUrl()}/authenticate/${intentId}` },
    },
  });
  const intent = store.get("payment_intent", intentId);
  events.emit("payment_intent.requires_action", intent);
  return intent;
}

/** The payer came back from the bank's authentication page. */
export function finishAuthentication(
  world: PaymentWorld,
  intentId: string,
  { passed }: { passed: boolean },
): Stripe.PaymentIntent {
  const { store } = world;
  const method = store.get("payment_method", String(store.get("payment_intent", intentId).payment_method));
  if (!passed) return fail(world, intentId, method, AUTHENTICATION_FAILED, { charged: false });
  const { thenDecline } = outcomeOf(store, method);
  if (thenDecline) return fail(world, intentId, method, thenDecline, { charged: true });
  return succeed(world, intentId, method, { authenticated: true });
}

/** Charges a saved card while the payer is away. */
export function payOffSession(
  world: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const outcome = outcomeOf(world.store, method);
  if (outcome.kind === "declines")
    return fail(world, intentId, method, outcome.decline ?? GENERIC_DECLINE, { charged: true });
  // Only methods saved with a customer get here, so "when saved" is as good as "always".
  if (outcome.kind === "authenticates" && !outcome.offSession) {
    return fail(world, intentId, method, AUTHENTICATION_REQUIRED, { charged: true });
  }
  return succeed(world, intentId, method, { authenticated: false });
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

function outcomeOf(store: Store, method: Stripe.PaymentMethod): CardOutcome {
  return (
    findTestCard(store.state.testCards[method.id] ?? "")?.outcome ?? { kind: "declines", decline: GENERIC_DECLINE }
  );
}

function succeed(
  { captureDelayMs, due, events, store }: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
  { authenticated }: { authenticated: boolean },
): Stripe.PaymentIntent {
  const before = store.get("payment_intent", intentId);
  const charge = createCharge(store, before, method, { authenticated });
  store.update("payment_intent", intentId, {
    status: "succeeded",
    amount_received: before.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  });
  const intent = store.get("payment_intent", intentId);
  if (before.setup_future_usage && before.customer) attach(store, events, method.id, String(before.customer));
  events.emit("charge.succeeded", charge);
  events.emit("payment_intent.succeeded", intent);
  due.add({ at: store.clock.now() + captureDelayMs, kind: "settle_charge", id: charge.id });
  return intent;
}

function attach(store: Store, events: Events, methodId: string, customer: string): void {
  if (store.get("payment_method", methodId).customer) return;
  store.update("payment_method", methodId, { customer });
  events.emit("payment_method.attached", store.get("payment_method", methodId));
}

/** @param charged whether the bank was asked; a failed authentication never gets that far */
function fail(
  { events, store }: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
  decline: Decline,
  { charged }: { charged: boolean },
): Stripe.PaymentIntent {
  const before = store.get("payment_intent", intentId);
  const charge = charged ? createCharge(store, before, method, { authenticated: false, decline }) : undefined;
  store.update("payment_intent", intentId, {
    status: "requires_payment_method",
    last_payment_error: {
      type: charged ? "card_error" : "invalid_request_error",
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
  if (charge) events.emit("charge.failed", charge);
  events.emit("payment_intent.payment_failed", intent);
  return intent;
}

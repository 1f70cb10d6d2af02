import type Stripe from "stripe";
import { resourceMissing } from "./apiErrors.ts";
import { AUTHENTICATION_FAILED, findTestCard, GENERIC_DECLINE, type CardOutcome, type Decline } from "./cards.ts";
import { attachMethod, type PaymentWorld } from "./intents.ts";
import type { Resource } from "./resource.ts";

/** A card that every later charge declines, but that can be saved. */
const SAVES_ONLY = "4000000000000341";

export interface NewSetupIntent {
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  methodTypes: string[];
}

/** An intent to save a way to pay, for charges while the member is away. */
export function createSetupIntent({ events, store }: PaymentWorld, given: NewSetupIntent): Stripe.SetupIntent {
  const id = store.newId("seti");
  const intent = store.insert("setup_intent", {
    id,
    object: "setup_intent",
    allowed_payment_method_types: given.methodTypes as Stripe.SetupIntent.AllowedPaymentMethodType[],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${store.newId("s").slice(2)}`,
    created: store.clock.seconds(),
    customer: given.customer,
    customer_account: null,
    description: given.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: given.methodTypes,
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  });
  events.emit("setup_intent.created", intent);
  return intent;
}

/** Tries to save a method while its owner is present. */
export function saveOnPage(world: PaymentWorld, intentId: string, method: Stripe.PaymentMethod): Stripe.SetupIntent {
  const { events, publicUrl, store } = world;
  const outcome = outcomeOf(world, method);
  if (outcome.kind === "declines") return fail(world, intentId, method, outcome.decline ?? GENERIC_DECLINE);
  if (outcome.kind === "succeeds") return succeed(world, intentId, method);
  store.update("setup_intent", intentId, {
    status: "requires_action",
    last_setup_error: null,
    next_action: {
      type: "redirect_to_url",
      redirect_to_url: { return_url: null, url: `${publicUrl()}/authenticate/${intentId}` },
    },
    payment_method: method.id,
  });
  const intent = store.get("setup_intent", intentId);
  events.emit("setup_intent.requires_action", intent);
  return intent;
}

/** The owner came back from the bank's authentication page. */
export function finishSetupAuthentication(
  world: PaymentWorld,
  intentId: string,
  { passed }: { passed: boolean },
): Stripe.SetupIntent {
  const { store } = world;
  const method = store.get("payment_method", String(store.get("setup_intent", intentId).payment_method));
  if (passed) return succeed(world, intentId, method);
  return fail(world, intentId, method, { ...AUTHENTICATION_FAILED, code: "setup_intent_authentication_failure" });
}

export function cancelSetupIntent({ events, store }: PaymentWorld, intentId: string): void {
  store.update("setup_intent", intentId, { status: "canceled", cancellation_reason: "abandoned", next_action: null });
  events.emit("setup_intent.canceled", store.get("setup_intent", intentId));
}

export function setupIntentResource({ store }: PaymentWorld): Resource {
  return {
    "GET /v1/setup_intents/:id": ({ params }) => {
      const intent = store.find("setup_intent", params.id!);
      if (!intent) throw resourceMissing("setupintent", params.id!);
      return intent;
    },
  };
}

/** Every test bank account can be saved; its debits show later how it behaves. */
function outcomeOf({ store }: PaymentWorld, method: Stripe.PaymentMethod): CardOutcome {
  const number = store.state.testNumbers[method.id] ?? "";
  if (method.type !== "card" || number === SAVES_ONLY) return { kind: "succeeds" };
  return findTestCard(number)?.outcome ?? { kind: "declines", decline: GENERIC_DECLINE };
}

function succeed(world: PaymentWorld, intentId: string, method: Stripe.PaymentMethod): Stripe.SetupIntent {
  const { events, store } = world;
  store.update("setup_intent", intentId, {
    status: "succeeded",
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
  });
  const intent = store.get("setup_intent", intentId);
  if (typeof intent.customer === "string") attachMethod(world, method.id, intent.customer);
  events.emit("setup_intent.succeeded", intent);
  return intent;
}

function fail(
  { events, store }: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
  decline: Decline,
): Stripe.SetupIntent {
  store.update("setup_intent", intentId, {
    status: "requires_payment_method",
    last_setup_error: {
      type: "card_error",
      ...decline,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
      payment_method: method,
    },
    next_action: null,
    payment_method: null,
  });
  const intent = store.get("setup_intent", intentId);
  events.emit("setup_intent.setup_failed", intent);
  return intent;
}

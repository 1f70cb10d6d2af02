import type Stripe from "stripe";
import { ApiError, invalidRequest, resourceMissing } from "./apiErrors.ts";
import { customerOf } from "./customers.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import {
  currency,
  flag,
  group,
  integer,
  list,
  mergeMetadata,
  metadata,
  notSimulated,
  oneOf,
  readParameters,
  text,
  type ParameterTable,
} from "./parameters.ts";
import { startDebit } from "./debits.ts";
import { cancelIntent, createIntent, type PaymentWorld } from "./intents.ts";
import { payOffSession } from "./payments.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

const createParameters: ParameterTable<Stripe.PaymentIntentCreateParams> = {
  allowed_payment_method_types: list(oneOf("card", "us_bank_account")),
  amount: integer({ least: 1 }),
  amount_details: notSimulated,
  application_fee_amount: notSimulated,
  automatic_payment_methods: notSimulated,
  capture_method: oneOf("automatic", "automatic_async"),
  confirm: flag,
  confirmation_method: oneOf("automatic"),
  confirmation_token: notSimulated,
  currency,
  customer: text(),
  customer_account: notSimulated,
  description: text({ longest: 1_000 }),
  error_on_requires_action: flag,
  excluded_payment_method_types: notSimulated,
  expand: list(text()),
  hooks: notSimulated,
  mandate: notSimulated,
  mandate_data: notSimulated,
  metadata,
  off_session: flag,
  on_behalf_of: notSimulated,
  payment_details: notSimulated,
  payment_method: text(),
  payment_method_configuration: notSimulated,
  payment_method_data: notSimulated,
  payment_method_options: group({ card: group({ request_three_d_secure: oneOf("any", "automatic", "challenge") }) }),
  radar_options: notSimulated,
  receipt_email: text(),
  return_url: text(),
  setup_future_usage: oneOf("off_session", "on_session"),
  shipping: notSimulated,
  statement_descriptor: text({ longest: 22 }),
  statement_descriptor_suffix: text({ longest: 22 }),
  transfer_data: notSimulated,
  transfer_group: text(),
  use_stripe_sdk: notSimulated,
};
const cancelParameters: ParameterTable<Stripe.PaymentIntentCancelParams> = {
  cancellation_reason: oneOf("abandoned", "duplicate", "fraudulent", "requested_by_customer"),
  expand: list(text()),
};
const listParameters: ParameterTable<Stripe.PaymentIntentListParams> = {
  ...pageParameters,
  created: createdFilter,
  customer: text(),
  customer_account: notSimulated,
};

const CANCELABLE = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
  "processing",
];
const SMALLEST_CHARGE = 50;

/** @throws ApiError `amount_too_small` below 50 cents */
export function checkSmallest(amount: number, param: string): void {
  if (amount >= SMALLEST_CHARGE) return;
  throw invalidRequest("Amount must be at least $0.50 usd", { code: "amount_too_small", param });
}

function intentOf(store: Store, id: string): Stripe.PaymentIntent {
  const intent = store.find("payment_intent", id);
  if (!intent) throw resourceMissing("payment_intent", id);
  return intent;
}

export function paymentIntentResource(world: PaymentWorld): Resource {
  const { store } = world;
  return {
    "POST /v1/payment_intents": ({ fields }) => {
      const given = readParameters(fields, createParameters, ["amount", "currency"]);
      checkSmallest(given.amount, "amount");
      if (given.customer) customerOf(store, given.customer);
      const method =
        given.payment_method === undefined ? undefined : methodOf(store, given.payment_method, given.customer);
      if (given.off_session && !given.confirm) {
        throw invalidRequest("`off_session` can only be used when `confirm` is true.", { param: "off_session" });
      }
      if (given.confirm && !method)
        throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.");
      if (given.confirm && !given.off_session) {
        throw invalidRequest(
          "The local Stripe simulator confirms intents only with off_session=true; use Checkout for payers on the page.",
        );
      }
      const methodTypes = given.allowed_payment_method_types?.map(String) ?? [method?.type ?? "card"];
      if (method && !methodTypes.includes(method.type)) {
        throw invalidRequest(
          `The PaymentMethod type ${method.type} is not among the allowed types of this PaymentIntent.`,
          { param: "payment_method" },
        );
      }
      const created = createIntent(world, {
        amount: given.amount,
        methodTypes,
        currency: given.currency,
        customer: given.customer ?? null,
        description: given.description ?? null,
        metadata: mergeMetadata({}, given.metadata as Record<string, string>),
        receipt_email: given.receipt_email ?? null,
        setup_future_usage: (given.setup_future_usage ?? null) as "off_session" | "on_session" | null,
        statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
        transfer_group: given.transfer_group ?? null,
      });
      if (!method) return created;
      if (!given.confirm) {
        store.update("payment_intent", created.id, { payment_method: method.id, status: "requires_confirmation" });
        return store.get("payment_intent", created.id);
      }
      if (method.type === "us_bank_account") return startDebit(world, created.id, method);
      const intent = payOffSession(world, created.id, method);
      if (intent.status !== "succeeded") throw declined(intent);
      return intent;
    },

    "GET /v1/payment_intents/:id": ({ params }) => intentOf(store, params.id!),

    "POST /v1/payment_intents/:id/cancel": ({ fields, params }) => {
      const given = readParameters(fields, cancelParameters);
      const intent = intentOf(store, params.id!);
      if (store.all("checkout.session").some((session) => session.payment_intent === intent.id)) {
        const message =
          "You cannot cancel a PaymentIntent created by a Checkout Session. Expire the Checkout Session instead.";
        throw unexpectedState(intent, message);
      }
      if (!CANCELABLE.includes(intent.status)) {
        const message =
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
          `Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(", ")}.`;
        throw unexpectedState(intent, message);
      }
      return cancelIntent(world, intent.id, given.cancellation_reason ?? null);
    },

    "GET /v1/payment_intents": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("payment_intent")
        .filter(({ customer }) => given.customer === undefined || customer === given.customer)
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/payment_intents", matching, given, "payment_intent");
    },
  };
}

function methodOf(store: Store, id: string, customer: string | undefined): Stripe.PaymentMethod {
  const method = store.find("payment_method", id);
  if (!method) throw resourceMissing("PaymentMethod", id, { asParameter: "payment_method" });
  if (!method.customer || method.customer !== customer) {
    throw invalidRequest(`The PaymentMethod ${id} does not belong to the Customer. It must be attached to it first.`, {
      param: "payment_method",
    });
  }
  return method;
}

function unexpectedState(intent: Stripe.PaymentIntent, message: string): ApiError {
  return new ApiError(400, {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    message,
    payment_intent: intent,
  });
}

/** The 402 for the caller who confirmed the intent. The intent stays and is named inside. */
function declined(intent: Stripe.PaymentIntent): ApiError {
  const { charge, code, decline_code, message, payment_method } = intent.last_payment_error!;
  return new ApiError(402, {
    type: "card_error",
    message: message ?? "Your card was declined.",
    ...(code ? { code } : {}),
    ...(decline_code ? { decline_code } : {}),
    ...(charge ? { charge } : {}),
    ...(payment_method ? { payment_method } : {}),
    payment_intent: intent,
  });
}

import type Stripe from "stripe";
import { invalidRequest } from "./apiErrors.ts";
import { customerOf } from "./customers.ts";
import type { PaymentWorld } from "./intents.ts";
import { createLineItems } from "./lineItems.ts";
import { mergeMetadata } from "./parameters.ts";
import { checkSmallest } from "./paymentIntents.ts";
import { createSetupIntent } from "./setupIntents.ts";
import type { Store } from "./store.ts";

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

/** Opens a session to pay or to save a way to pay. @throws ApiError naming the parameter that is wrong */
export function createSession(
  world: PaymentWorld,
  given: Stripe.Checkout.SessionCreateParams,
): Stripe.Checkout.Session {
  const { due, publicUrl, store } = world;
  if (!given.mode) throw invalidRequest("Missing required param: mode.", { code: "parameter_missing", param: "mode" });
  if (!given.success_url) {
    throw invalidRequest("Missing required param: success_url.", { code: "parameter_missing", param: "success_url" });
  }
  for (const param of ["success_url", "cancel_url"] as const) checkAddress(given[param], param);
  if (given.customer && given.customer_email) {
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer",
    });
  }
  const customer = given.customer ? customerOf(store, given.customer) : undefined;
  const expiresAt = expiryOf(store, given.expires_at);
  const isSetup = given.mode === "setup";
  const items = isSetup ? [] : createLineItems(store, given.line_items);
  const methodTypes = given.allowed_payment_method_types?.length
    ? given.allowed_payment_method_types.map(String)
    : ["card"];
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (!isSetup) checkSmallest(total, "line_items");

  const id = `cs_test_${store.newId("c", 58).slice(2)}`;
  const email = customer?.email ?? given.customer_email ?? null;
  const session = store.insert("checkout.session", {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: isSetup ? null : total,
    amount_total: isSetup ? null : total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: store.clock.seconds(),
    currency: items[0]?.currency ?? given.currency ?? "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: given.custom_text?.after_submit || null,
      shipping_address: null,
      submit: given.custom_text?.submit || null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : "if_required",
    customer_details: email
      ? {
          address: null,
          business_name: null,
          email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: "none",
          tax_ids: null,
        }
      : null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: given.integration_identifier ?? null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given.metadata as Record<string, string>),
    mode: given.mode,
    origin_context: given.origin_context ?? null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {
      ...(methodTypes.includes("us_bank_account")
        ? { us_bank_account: { verification_method: "automatic" as const } }
        : {}),
      card: {
        request_three_d_secure: given.payment_method_options?.card?.request_three_d_secure ?? "automatic",
        ...(given.payment_method_options?.card?.restrictions
          ? { restrictions: given.payment_method_options.card.restrictions }
          : {}),
      },
    },
    payment_method_types: methodTypes,
    payment_status: isSetup ? "no_payment_required" : "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: isSetup ? setupIntentFor(world, given, methodTypes) : null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${publicUrl()}/c/pay/${id}`,
    wallet_options: null,
  });
  const data = given.payment_intent_data;
  store.keep("lineItems", id, items);
  store.keep("intentDrafts", id, {
    description: data?.description ?? null,
    metadata: mergeMetadata({}, data?.metadata as Record<string, string> | undefined),
    receipt_email: data?.receipt_email ?? null,
    setup_future_usage: (data?.setup_future_usage ?? null) as "off_session" | "on_session" | null,
    statement_descriptor_suffix: data?.statement_descriptor_suffix ?? null,
    transfer_group: data?.transfer_group ?? null,
  });
  due.add({ at: expiresAt * 1_000, kind: "expire_session", id });
  return session;
}

function setupIntentFor(
  world: PaymentWorld,
  { customer, setup_intent_data: data }: Stripe.Checkout.SessionCreateParams,
  methodTypes: string[],
): string {
  if (!customer)
    throw invalidRequest("`customer` is required to save a payment method.", {
      code: "parameter_missing",
      param: "customer",
    });
  return createSetupIntent(world, {
    customer,
    description: data?.description ?? null,
    metadata: mergeMetadata({}, data?.metadata as Record<string, string> | undefined),
    methodTypes,
  }).id;
}

function expiryOf(store: Store, expiresAt: number | undefined): number {
  const now = store.clock.seconds();
  if (expiresAt === undefined) return now + DAY;
  if (expiresAt < now + HALF_HOUR) {
    throw invalidRequest("The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.", {
      param: "expires_at",
    });
  }
  if (expiresAt > now + DAY) {
    throw invalidRequest("The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", {
      param: "expires_at",
    });
  }
  return expiresAt;
}

function checkAddress(address: string | undefined, param: string): void {
  if (address === undefined) return;
  // The placeholder is replaced after the payment. Here it is filled in, because an address must not hold braces.
  const filled = address.replaceAll("{CHECKOUT_SESSION_ID}", "cs_test");
  if (URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol)) return;
  throw invalidRequest(`Not a valid URL: ${address}`, { code: "url_invalid", param });
}

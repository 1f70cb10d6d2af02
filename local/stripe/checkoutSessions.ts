import type Stripe from "stripe";
import { invalidRequest, resourceMissing } from "./apiErrors.ts";
import { createSessionParameters, expandOnly, listSessionsParameters } from "./checkoutParameters.ts";
import { customerOf } from "./customers.ts";
import { createLineItems } from "./lineItems.ts";
import { listPage, matchesCreated, pageParameters } from "./lists.ts";
import { mergeMetadata, readParameters } from "./parameters.ts";
import { checkSmallest } from "./paymentIntents.ts";
import { cancelIntent, type PaymentWorld } from "./intents.ts";
import type { Resource } from "./protocol.ts";
import type { Store } from "./store.ts";

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;

function sessionOf(store: Store, id: string): Stripe.Checkout.Session {
  const session = store.find("checkout.session", id);
  if (!session) throw resourceMissing("checkout.session", id);
  return session;
}

export function checkoutSessionResource(world: PaymentWorld): Resource {
  const { store } = world;
  return {
    "POST /v1/checkout/sessions": ({ fields }) => createSession(world, readParameters(fields, createSessionParameters)),

    "GET /v1/checkout/sessions/:id": ({ params }) => sessionOf(store, params.id!),

    "POST /v1/checkout/sessions/:id/expire": ({ fields, params }) => {
      readParameters(fields, expandOnly);
      const session = sessionOf(store, params.id!);
      if (session.status !== "open") {
        throw invalidRequest(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      }
      expireSession(world, session.id);
      return store.get("checkout.session", session.id);
    },

    "GET /v1/checkout/sessions/:id/line_items": ({ fields, params }) => {
      const page = readParameters(fields, pageParameters) as { limit?: number };
      const session = sessionOf(store, params.id!);
      // Line items read in the order they were given, unlike every other list.
      const items = (store.state.lineItems[session.id] ?? []).toReversed();
      return listPage(`/v1/checkout/sessions/${session.id}/line_items`, items, page, "line item");
    },

    "GET /v1/checkout/sessions": ({ fields }) => {
      const given = readParameters(fields, listSessionsParameters);
      const matching = store
        .all("checkout.session")
        .filter(({ customer }) => given.customer === undefined || customer === given.customer)
        .filter(({ payment_intent: intent }) => given.payment_intent === undefined || intent === given.payment_intent)
        .filter(({ status }) => given.status === undefined || status === given.status)
        .filter(
          (session) => !given.customer_details || session.customer_details?.email === given.customer_details.email,
        )
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/checkout/sessions", matching, given, "checkout.session");
    },
  };

  function createSession(
    { due, publicUrl }: PaymentWorld,
    given: Stripe.Checkout.SessionCreateParams,
  ): Stripe.Checkout.Session {
    if (!given.mode)
      throw invalidRequest("Missing required param: mode.", { code: "parameter_missing", param: "mode" });
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
    const expiresAt = expiryOf(given.expires_at);
    const items = createLineItems(store, given.line_items);
    const methodTypes = given.allowed_payment_method_types?.length
      ? given.allowed_payment_method_types.map(String)
      : ["card"];
    const total = items.reduce((sum, item) => sum + item.amount_total, 0);
    checkSmallest(total, "line_items");

    const id = `cs_test_${store.newId("c", 58).slice(2)}`;
    const email = customer?.email ?? given.customer_email ?? null;
    const session = store.insert("checkout.session", {
      id,
      object: "checkout.session",
      adaptive_pricing: { enabled: false },
      after_expiration: null,
      allow_promotion_codes: null,
      allowed_payment_method_types: given.allowed_payment_method_types ?? null,
      amount_subtotal: total,
      amount_total: total,
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      billing_address_collection: null,
      cancel_url: given.cancel_url ?? null,
      client_reference_id: given.client_reference_id ?? null,
      client_secret: null,
      collected_information: null,
      consent: null,
      consent_collection: null,
      created: store.clock.seconds(),
      currency: items[0]!.currency,
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
      mode: "payment",
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
      payment_status: "unpaid",
      permissions: null,
      phone_number_collection: { enabled: false },
      recovered_from: null,
      saved_payment_method_options: null,
      setup_intent: null,
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
    store.state.lineItems[id] = items;
    store.state.intentDrafts[id] = {
      description: data?.description ?? null,
      metadata: mergeMetadata({}, data?.metadata as Record<string, string> | undefined),
      receipt_email: data?.receipt_email ?? null,
      setup_future_usage: (data?.setup_future_usage ?? null) as "off_session" | "on_session" | null,
      statement_descriptor_suffix: data?.statement_descriptor_suffix ?? null,
      transfer_group: data?.transfer_group ?? null,
    };
    due.add({ at: expiresAt * 1_000, kind: "expire_session", id });
    return session;
  }

  function expiryOf(expiresAt: number | undefined): number {
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
}

/** Closes an open session, by its clock or by request: nobody can pay it any more, and its unpaid intent is given up. */
export function expireSession(world: PaymentWorld, id: string): void {
  const { events, store } = world;
  const session = store.find("checkout.session", id);
  if (session?.status !== "open") return;
  store.update("checkout.session", id, { status: "expired", url: null });
  const intent =
    typeof session.payment_intent === "string" ? store.get("payment_intent", session.payment_intent) : undefined;
  if (intent && intent.status !== "succeeded" && intent.status !== "canceled")
    cancelIntent(world, intent.id, "expired");
  events.emit("checkout.session.expired", store.get("checkout.session", id));
}

function checkAddress(address: string | undefined, param: string): void {
  if (address === undefined) return;
  // The placeholder is replaced after the payment; braces alone would not make a valid address.
  const filled = address.replaceAll("{CHECKOUT_SESSION_ID}", "cs_test");
  if (URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol)) return;
  throw invalidRequest(`Not a valid URL: ${address}`, { code: "url_invalid", param });
}

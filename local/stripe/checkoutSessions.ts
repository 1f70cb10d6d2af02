import type Stripe from "stripe";
import { invalidRequest, resourceMissing } from "./apiErrors.ts";
import { createSessionParameters, expandOnly, listSessionsParameters } from "./checkoutParameters.ts";
import { listPage, matchesCreated, pageParameters } from "./lists.ts";
import { createSession } from "./newSession.ts";
import { readParameters } from "./parameters.ts";
import { cancelSetupIntent } from "./setupIntents.ts";
import { cancelIntent, type PaymentWorld } from "./intents.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

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
      // Line items are listed in the order they were given, unlike every other list.
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
}

/**
 * Closes an open session, by its clock or on request: nobody can pay it any more, and its unpaid intent is cancelled.
 */
export function expireSession(world: PaymentWorld, id: string): void {
  const { events, store } = world;
  const session = store.find("checkout.session", id);
  if (session?.status !== "open") return;
  store.update("checkout.session", id, { status: "expired", url: null });
  const intent =
    typeof session.payment_intent === "string" ? store.get("payment_intent", session.payment_intent) : undefined;
  if (typeof session.setup_intent === "string") cancelSetupIntent(world, session.setup_intent);
  if (intent && intent.status !== "succeeded" && intent.status !== "canceled")
    cancelIntent(world, intent.id, "expired");
  events.emit("checkout.session.expired", store.get("checkout.session", id));
}

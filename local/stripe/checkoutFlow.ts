import type Stripe from "stripe";
import type { TypedBank } from "./bankForm.ts";
import { restrictionOf, type TypedCard } from "./cardForm.ts";
import { createBankMethod, createCardMethod } from "./typedMethods.ts";
import { startDebit } from "./debits.ts";
import { createIntent, type PaymentWorld } from "./intents.ts";
import type { PayField } from "./payForms.ts";
import { finishAuthentication, payOnPage } from "./payments.ts";

/** Where a try to pay leads: on to the shop, to the bank's page, or back to the form with a reason. */
export type Step =
  | { next: "paid" }
  | { next: "authenticate" }
  | { next: "try again"; message: string; field?: PayField };

/** Somebody pressed Pay with a plausible card. Safe to press twice: what is paid stays paid. */
export function payCheckout(world: PaymentWorld, session: Stripe.Checkout.Session, typed: TypedCard): Step {
  const { store } = world;
  const restriction = restrictionOf(typed.card, session.payment_method_options?.card?.restrictions);
  if (restriction) return { next: "try again", message: restriction.message };
  const intent = intentOf(world, session);
  const method = createCardMethod(store, typed, session.customer_details?.email ?? null);
  return stepAfter(world, session.id, payOnPage(world, intent.id, method), typed.name);
}

/** Somebody pressed Pay with a bank account: the session is complete, the money comes or does not come days later. */
export function payCheckoutByBank(world: PaymentWorld, session: Stripe.Checkout.Session, typed: TypedBank): Step {
  const intent = intentOf(world, session);
  const method = createBankMethod(world.store, typed, session.customer_details?.email ?? null);
  return stepAfter(world, session.id, startDebit(world, intent.id, method), typed.name);
}

/** Somebody pressed a button on the bank's page. */
export function authenticateCheckout(
  world: PaymentWorld,
  session: Stripe.Checkout.Session,
  { passed }: { passed: boolean },
): Step {
  const intent = finishAuthentication(world, String(session.payment_intent), { passed });
  const method = intent.payment_method ? world.store.get("payment_method", String(intent.payment_method)) : undefined;
  return stepAfter(world, session.id, intent, method?.billing_details.name ?? null);
}

/** The session's intent, which comes into being with the first attempt to pay. */
function intentOf(world: PaymentWorld, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const { store } = world;
  if (typeof session.payment_intent === "string") return store.get("payment_intent", session.payment_intent);
  const draft = store.state.intentDrafts[session.id];
  if (!draft) throw new Error(`the simulator lost what session ${session.id} was made with`);
  const intent = createIntent(world, {
    ...draft,
    amount: session.amount_total ?? 0,
    methodTypes: session.payment_method_types,
    currency: session.currency ?? "usd",
    customer: typeof session.customer === "string" ? session.customer : null,
  });
  store.update("checkout.session", session.id, { payment_intent: intent.id });
  return intent;
}

function stepAfter(
  { events, store }: PaymentWorld,
  sessionId: string,
  intent: Stripe.PaymentIntent,
  name: string | null,
): Step {
  if (intent.status === "requires_action") return { next: "authenticate" };
  if (intent.status !== "succeeded" && intent.status !== "processing") {
    return { next: "try again", message: intent.last_payment_error?.message ?? "Your card was declined." };
  }
  const session = store.get("checkout.session", sessionId);
  store.update("checkout.session", sessionId, {
    status: "complete",
    payment_status: intent.status === "succeeded" ? "paid" : "unpaid",
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: session.customer_details?.email ?? null,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  });
  events.emit("checkout.session.completed", store.get("checkout.session", sessionId));
  return { next: "paid" };
}

import type Stripe from "stripe";
import type { TypedBank } from "./bankForm.ts";
import { restrictionOf, type TypedCard } from "./cardForm.ts";
import { startDebit } from "./debits.ts";
import { createIntent, type PaymentWorld } from "./intents.ts";
import type { PayField } from "./payForms.ts";
import { finishAuthentication, payOnPage } from "./payments.ts";
import { finishSetupAuthentication, saveOnPage } from "./setupIntents.ts";
import type { Store } from "./store.ts";
import { createBankMethod, createCardMethod } from "./typedMethods.ts";

/** Where a try leads: to the shop, to the bank's page, or back to the form with a reason. */
export type Step =
  | { next: "done" }
  | { next: "authenticate" }
  | { next: "try again"; message: string; field?: PayField };

/** The subject of a session: an intent to pay, or an intent to save a way to pay. */
export type SessionIntent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** The button was pressed with a plausible card. Pressing it twice is safe: what is paid stays paid. */
export function submitCard(world: PaymentWorld, session: Stripe.Checkout.Session, typed: TypedCard): Step {
  const { store } = world;
  const restriction = restrictionOf(typed.card, session.payment_method_options?.card?.restrictions);
  if (restriction) return { next: "try again", message: restriction.message };
  const method = createCardMethod(store, typed, session.customer_details?.email ?? null);
  const intent =
    typeof session.setup_intent === "string"
      ? saveOnPage(world, session.setup_intent, method)
      : payOnPage(world, paymentIntentOf(world, session).id, method);
  return stepAfter(world, session.id, intent, typed.name);
}

/**
 * The button was pressed with a bank account. This only starts the payment: the money comes days later, or does not.
 */
export function submitBank(world: PaymentWorld, session: Stripe.Checkout.Session, typed: TypedBank): Step {
  const method = createBankMethod(world.store, typed, session.customer_details?.email ?? null);
  const intent =
    typeof session.setup_intent === "string"
      ? saveOnPage(world, session.setup_intent, method)
      : startDebit(world, paymentIntentOf(world, session).id, method);
  return stepAfter(world, session.id, intent, typed.name);
}

/** A button on the bank's page was pressed. */
export function submitAuthentication(
  world: PaymentWorld,
  session: Stripe.Checkout.Session,
  { passed }: { passed: boolean },
): Step {
  const intent =
    typeof session.setup_intent === "string"
      ? finishSetupAuthentication(world, session.setup_intent, { passed })
      : finishAuthentication(world, String(session.payment_intent), { passed });
  const method = intent.payment_method ? world.store.get("payment_method", String(intent.payment_method)) : undefined;
  return stepAfter(world, session.id, intent, method?.billing_details.name ?? null);
}

/** The present state of the session's intent; undefined before the first try to pay. */
export function intentOfSession(store: Store, session: Stripe.Checkout.Session): SessionIntent | undefined {
  if (typeof session.setup_intent === "string") return store.get("setup_intent", session.setup_intent);
  if (typeof session.payment_intent === "string") return store.get("payment_intent", session.payment_intent);
  return undefined;
}

/** Why the last try failed, in words for the payer. */
export function refusalOf(intent: SessionIntent): string | undefined {
  return (intent.object === "payment_intent" ? intent.last_payment_error : intent.last_setup_error)?.message;
}

/** The session's intent to pay, which the first try creates. */
function paymentIntentOf(world: PaymentWorld, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
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
  intent: SessionIntent,
  name: string | null,
): Step {
  if (intent.status === "requires_action") return { next: "authenticate" };
  if (intent.status !== "succeeded" && intent.status !== "processing") {
    return { next: "try again", message: refusalOf(intent) ?? "Your card was declined." };
  }
  const session = store.get("checkout.session", sessionId);
  const paid = intent.status === "succeeded" ? "paid" : "unpaid";
  store.update("checkout.session", sessionId, {
    status: "complete",
    payment_status: intent.object === "setup_intent" ? "no_payment_required" : paid,
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
  return { next: "done" };
}

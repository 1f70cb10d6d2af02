import type Stripe from "stripe";
import {
  AUTHENTICATION_FAILED,
  AUTHENTICATION_REQUIRED,
  findTestCard,
  GENERIC_DECLINE,
  type CardOutcome,
  type Decline,
} from "./cards.ts";
import { createCharge } from "./charges.ts";
import { failIntent, succeedIntent, type PaymentWorld } from "./intents.ts";
import type { Store } from "./store.ts";

/**
 * Tries a card while the payer is present. The intent then says: succeeded, requires_action or requires_payment_method.
 */
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
  // Only methods that were saved with a customer get here, so "when saved" means the same as "always".
  if (outcome.kind === "authenticates" && !outcome.offSession) {
    return fail(world, intentId, method, AUTHENTICATION_REQUIRED, { charged: true });
  }
  return succeed(world, intentId, method, { authenticated: false });
}

function outcomeOf(store: Store, method: Stripe.PaymentMethod): CardOutcome {
  const card = findTestCard(store.state.testNumbers[method.id] ?? "");
  return card?.outcome ?? { kind: "declines", decline: GENERIC_DECLINE };
}

function succeed(
  world: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
  { authenticated }: { authenticated: boolean },
): Stripe.PaymentIntent {
  const { captureDelayMs, due, events, store } = world;
  const intent = store.get("payment_intent", intentId);
  const charge = createCharge(store, intent, method, { state: "succeeded", authenticated });
  events.emit("charge.succeeded", charge);
  due.add({ at: store.clock.now() + captureDelayMs, kind: "settle_charge", id: charge.id });
  return succeedIntent(world, intentId, charge);
}

/** @param charged whether the bank was asked; it is not after a failed authentication */
function fail(
  world: PaymentWorld,
  intentId: string,
  method: Stripe.PaymentMethod,
  decline: Decline,
  { charged }: { charged: boolean },
): Stripe.PaymentIntent {
  const { events, store } = world;
  if (!charged) return failIntent(world, intentId, { decline, method });
  const charge = createCharge(store, store.get("payment_intent", intentId), method, { state: "failed", decline });
  events.emit("charge.failed", charge);
  return failIntent(world, intentId, { charge, decline, method });
}

import Stripe from "stripe";
import type { WebhookRequest } from "../define.ts";
import type { Services } from "../context.ts";
import { productNow } from "../db/productClock.ts";
import type { Env } from "../env.ts";
import { storeProviderEvent } from "./providerEvents.ts";

/** Seconds that a signature may be away from our clock, either way. */
const TOLERANCE_S = 300;

/**
 * Takes an event from Stripe. The signature over the raw bytes proves the sender. The event is stored once, and the
 * worker then reads its object from Stripe. Of the event itself only what it names and when it was made is stored, because
 * the rest holds the payer's name, address and card, which nothing reads.
 */
export async function stripeWebhook({ headers, rawBody }: WebhookRequest, services: Services): Promise<200 | 400> {
  const { db, env, wakeProviderEvents } = services;
  const signature = headers["stripe-signature"];
  if (typeof signature !== "string") return 400;
  const event = verifiedEvent(rawBody, signature, env);
  if (!event) return 400;
  const age = Math.abs((await productNow(db)).getTime() / 1000 - signedAt(signature));
  if (!(age <= TOLERANCE_S)) return 400;

  await storeProviderEvent(db, {
    provider: "stripe",
    eventId: event.id,
    eventType: event.type,
    objectId: objectOf(event),
    payload: { created: event.created },
  });
  wakeProviderEvents();
  return 200;
}

/**
 * Tries each secret, because one may be about to be replaced. Null when none fits, or for an event of the other mode.
 */
function verifiedEvent(rawBody: Buffer, signature: string, env: Env): Stripe.Event | null {
  for (const secret of env.STRIPE_WEBHOOK_SECRETS) {
    try {
      // No tolerance here: the SDK takes signatures from the future and looks at the server's clock, not the product's.
      const event = Stripe.webhooks.constructEvent(rawBody, signature, secret, 0);
      const isOurs = event.livemode === (env.PROVIDERS_MODE === "live");
      return isOurs && typeof event.id === "string" && typeof event.type === "string" ? event : null;
    } catch {
      // Signed with another of our secrets, or not by Stripe at all.
    }
  }
  return null;
}

/** Refuses two timestamps: the SDK could check the signature with one while we read the other. */
function signedAt(signature: string): number {
  const stamps = signature.split(",").filter((part) => part.trim().startsWith("t="));
  return stamps.length === 1 ? Number(stamps[0]!.trim().slice(2)) : Number.NaN;
}

/** Events of one payment share an object, so that they never run at the same time. */
function objectOf(event: Stripe.Event): string | null {
  const object = event.data?.object as { id?: unknown; object?: unknown; payment_intent?: unknown } | undefined;
  const isOfPayment = ["charge", "refund", "dispute"].includes(String(object?.object));
  if (object && isOfPayment && typeof object.payment_intent === "string") return object.payment_intent;
  return typeof object?.id === "string" ? object.id : null;
}

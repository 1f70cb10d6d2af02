import type { Services } from "../context.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import type { WaitingEvent } from "./eventWorker.ts";

/**
 * Finds the checkout that an event is about, reads it from Stripe as it is now, and hands it to `applyCheckout`. The
 * event's own content decides nothing: it may be old, doubled or out of order.
 */
export function stripeEventApplier(applyCheckout: (services: Services, session: CheckoutSession) => Promise<void>) {
  return async ({ eventType, objectId }: WaitingEvent, services: Services): Promise<void> => {
    const sessionId = objectId && (await sessionOf(eventType, objectId, services));
    const session = sessionId && (await services.payments.readCheckout(sessionId));
    if (session) await applyCheckout(services, session);
  };
}

/** Null for what is no contribution of ours: other products of the same Stripe account, and plans. */
async function sessionOf(eventType: string, objectId: string, { db }: Services): Promise<string | null> {
  if (eventType.startsWith("checkout.session.")) return objectId;
  if (!/^(payment_intent|charge|refund)\./.test(eventType)) return null;
  const attempt = await db
    .selectFrom("private.payment_attempts")
    .select("session_id")
    .where("payment_intent_id", "=", objectId)
    .executeTakeFirst();
  return attempt?.session_id ?? null;
}

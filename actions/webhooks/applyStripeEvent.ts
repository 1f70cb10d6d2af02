import type { Services } from "../context.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import type { WaitingEvent } from "./eventWorker.ts";

/**
 * Finds the checkout that an event is about, reads its current state from Stripe and hands it to `applyCheckout`. The
 * event's own content is not used: it may be old, doubled or out of order.
 */
export function stripeEventApplier(applyCheckout: (services: Services, session: CheckoutSession) => Promise<void>) {
  return async ({ eventType, objectId }: WaitingEvent, services: Services): Promise<void> => {
    const sessionId = objectId && (await sessionOf(eventType, objectId, services));
    const session = sessionId && (await services.payments.readCheckout(sessionId));
    if (session) await applyCheckout(services, session);
  };
}

/** Null for an event about anything but a contribution: another product of the same Stripe account, or a plan. */
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

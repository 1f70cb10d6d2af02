import type Stripe from "stripe";
import type { CheckoutRequest, CheckoutSession } from "./provider.ts";

type Session = Stripe.Checkout.Session;

/** Our request as Stripe's parameters. The same request gives the same parameters, as its idempotency key demands. */
export function checkoutParameters(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { ...request.metadata, payment_id: request.paymentId, attempt_id: request.attemptId };
  return {
    mode: "payment",
    customer: request.customerId,
    client_reference_id: request.paymentId,
    allowed_payment_method_types: [request.method],
    payment_method_options:
      request.method === "us_bank_account"
        ? {
            us_bank_account: {
              verification_method: "automatic",
              financial_connections: { permissions: ["payment_method"] },
            },
          }
        : undefined,
    line_items: request.lines.map(({ amount, label }) => ({
      quantity: 1,
      price_data: {
        currency: request.currency.toLowerCase(),
        unit_amount: amount,
        product_data: { name: label },
      },
    })),
    payment_intent_data: { transfer_group: request.transferGroup, metadata },
    metadata,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

/**
 * What a session tells about itself and its payment, if it has one.
 * @param disputes those of its charge: a charge alone does not tell how they ended
 */
export function readSession(session: Session, disputes: readonly Stripe.Dispute[] = []): CheckoutSession {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const state = stateOf(session, intent);
  const amountRefunded = chargeOf(intent)?.amount_refunded ?? 0;
  return {
    sessionId: session.id,
    url: session.url,
    state,
    paymentIntentId: intent?.id ?? (session.payment_intent as string | null),
    amountPaid: state === "paid" ? (intent?.amount_received ?? session.amount_total) : null,
    currency: session.currency?.toUpperCase() ?? null,
    paymentId: session.client_reference_id ?? session.metadata?.payment_id ?? null,
    amountRefunded,
    dispute: disputeOf(intent, amountRefunded, disputes),
    confirmedAt: confirmedAt(intent),
    availableOn: availableOn(intent),
  };
}

/**
 * What takes no money from us, now or any more: a dispute that we won, and an inquiry, which becomes another status before it
 * takes anything (D281). Anything else that is not lost, and a word that we do not know, is not decided.
 */
const MOVES_NOTHING: ReadonlySet<string> = new Set([
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
]);

function disputeOf(
  intent: Stripe.PaymentIntent | null,
  refunded: number,
  disputes: readonly Stripe.Dispute[],
): CheckoutSession["dispute"] {
  const against = disputes.filter(({ status }) => !MOVES_NOTHING.has(status));
  if (against.length === 0) return "none";
  const lost = against.filter(({ status }) => status === "lost").reduce((sum, { amount }) => sum + amount, 0);
  if (lost > 0 && lost + refunded >= (intent?.amount_received ?? 0)) return "lost";
  return against.every(({ status }) => status === "lost") ? "lost_in_part" : "open";
}

/** The payment of a session whose charge its payer has disputed at some time. */
export function disputedIntent(session: Session): string | null {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  return intent && chargeOf(intent)?.disputed ? intent.id : null;
}

/**
 * A declined card is no failure, because the session stays open for another try. A bank debit fails after the session
 * is complete.
 */
function stateOf({ payment_status, status }: Session, intent: Stripe.PaymentIntent | null): CheckoutSession["state"] {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  if (payment_status === "paid") return "paid";
  return intent?.status === "requires_payment_method" || intent?.status === "canceled" ? "failed" : "processing";
}

/** When the charge was made that took the money, or started the debit. A card that was declined before made another one. */
function confirmedAt(intent: Stripe.PaymentIntent | null): Date | null {
  const created = chargeOf(intent)?.created;
  return created === undefined ? null : new Date(created * 1000);
}

/** Null until the charge has a balance transaction, which may come after the payment. */
function availableOn(intent: Stripe.PaymentIntent | null): Date | null {
  const balance = chargeOf(intent)?.balance_transaction;
  return typeof balance === "object" && balance ? new Date(balance.available_on * 1000) : null;
}

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  return typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
}

import Stripe from "stripe";
import type { Logger } from "pino";
import type { Env } from "../../env.ts";
import { checkoutParameters, disputedIntent, readSession } from "./stripeCheckout.ts";
import type { CheckoutRequest, CheckoutSession, PaymentProvider, Written } from "./provider.ts";

const TIMEOUT_MS = 20_000;
/** The objects that a session's state and money are read from. */
const EXPAND = ["payment_intent.latest_charge.balance_transaction"];

/** The SDK, pointed at STRIPE_API_BASE: Stripe itself, or its stand-in on one machine. */
export function openStripe(env: Pick<Env, "STRIPE_API_BASE" | "STRIPE_SECRET_KEY">): Stripe {
  const { hostname, port, protocol } = new URL(env.STRIPE_API_BASE);
  return new Stripe(env.STRIPE_SECRET_KEY, {
    host: hostname,
    port: port || (protocol === "https:" ? 443 : 80),
    protocol: protocol === "https:" ? "https" : "http",
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

/**
 * The payment provider Stripe. Every write has an idempotency key made of our row, so that a repeat is the same call.
 */
export class StripePayments implements PaymentProvider {
  readonly #stripe: Stripe;
  readonly #log: Logger;

  constructor(stripe: Stripe, log: Logger) {
    this.#stripe = stripe;
    this.#log = log;
  }

  createCustomer({
    email,
    lost,
    name,
    userId,
  }: {
    userId: string;
    email: string;
    name: string;
    lost?: string;
  }): Promise<Written<string>> {
    return this.#write(lost ? `cus:${userId}:${lost}` : `cus:${userId}`, async (idempotencyKey) => {
      const customer = await this.#stripe.customers.create(
        { email, name, metadata: { user_id: userId } },
        { idempotencyKey },
      );
      return customer.id;
    });
  }

  createCheckout(request: CheckoutRequest): Promise<Written<CheckoutSession>> {
    return this.#write(`co:${request.attemptId}`, async (idempotencyKey) =>
      readSession(await this.#stripe.checkout.sessions.create(checkoutParameters(request), { idempotencyKey })),
    );
  }

  async readCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
    try {
      const session = await this.#stripe.checkout.sessions.retrieve(sessionId, { expand: EXPAND });
      const intent = disputedIntent(session);
      if (!intent) return readSession(session);
      return readSession(session, (await this.#stripe.disputes.list({ payment_intent: intent, limit: 100 })).data);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
      throw error;
    }
  }

  async findCheckout({
    attemptId,
    customerId,
  }: {
    attemptId: string;
    customerId: string;
  }): Promise<CheckoutSession | undefined> {
    for await (const session of this.#stripe.checkout.sessions.list({ customer: customerId, limit: 100 })) {
      if (session.metadata?.attempt_id === attemptId) return this.readCheckout(session.id);
    }
    return undefined;
  }

  async refundedSince(since: Date): Promise<string[]> {
    return intentsOf(this.#stripe.refunds.list(createdSince(since)));
  }

  async disputedSince(since: Date): Promise<string[]> {
    return intentsOf(this.#stripe.disputes.list(createdSince(since)));
  }

  expireCheckout(sessionId: string): Promise<Written<CheckoutSession>> {
    return this.#write(`exp:${sessionId}`, async (idempotencyKey) =>
      readSession(await this.#stripe.checkout.sessions.expire(sessionId, { expand: EXPAND }, { idempotencyKey })),
    );
  }

  async #write<T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<Written<T>> {
    const started = performance.now();
    const note = (outcome: string, requestId?: string) =>
      this.#log.info(
        { provider: "stripe", key, outcome, requestId, ms: Math.round(performance.now() - started) },
        "provider called",
      );
    try {
      const value = await call(key);
      note("ok");
      return { outcome: "ok", value };
    } catch (error) {
      const written = outcomeOf(error);
      note(written.outcome, error instanceof Stripe.errors.StripeError ? error.requestId : undefined);
      return written;
    }
  }
}

const createdSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

/** The payments that refunds or disputes are about, each once. */
async function intentsOf(
  listed: AsyncIterable<{ payment_intent: string | Stripe.PaymentIntent | null }>,
): Promise<string[]> {
  const found = new Set<string>();
  for await (const { payment_intent: intent } of listed) {
    if (intent) found.add(typeof intent === "string" ? intent : intent.id);
  }
  return [...found];
}

/**
 * Only a 4xx about this very call is a refusal. Everything else leaves its outcome unknown: no answer, a 5xx, too many
 * calls, an idempotency key in use, or an API key that Stripe does not accept.
 */
function outcomeOf(error: unknown): { outcome: "rejected"; code: string } | { outcome: "unknown" } {
  const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeCardError) {
    return { outcome: "rejected", code: error.decline_code ?? error.code ?? "card_declined" };
  }
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError) {
    if (error.statusCode === 409) return { outcome: "unknown" };
    return { outcome: "rejected", code: error.code ?? error.type };
  }
  if (error instanceof Stripe.errors.StripeError) return { outcome: "unknown" };
  throw error;
}

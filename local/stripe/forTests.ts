import Stripe from "stripe";
import { closeServer, startReceiver, type Receiver } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import { createStripeSimulator, type StripeSimulatorOptions } from "./simulator.ts";

export const WEBHOOK_SECRET = "whsec_test_of_the_simulator";

export interface TestStripe {
  base: string;
  stripe: Stripe;
  receiver: Receiver;
  close(): Promise<void>;
}

/** A simulator on a free port, the real SDK pointed at it, and somewhere for its webhooks to arrive. */
export async function startTestStripe(options: Partial<StripeSimulatorOptions> = {}): Promise<TestStripe> {
  const receiver = await startReceiver();
  let base = "";
  const simulator = createStripeSimulator({
    publicUrl: () => base,
    webhookUrl: receiver.url,
    webhookSecrets: [WEBHOOK_SECRET],
    captureDelayMs: 20,
    ...options,
  });
  const port = await listenOnLoopback(simulator.server, 0);
  base = `http://127.0.0.1:${port}`;
  return {
    base,
    receiver,
    stripe: new Stripe("sk_test_simulated", {
      host: "127.0.0.1",
      port,
      protocol: "http",
      maxNetworkRetries: 0,
      timeout: 5_000,
      telemetry: false,
    }),
    async close() {
      simulator.stop();
      await Promise.all([closeServer(simulator.server), receiver.close()]);
    },
  };
}

/** A contribution of 100.00 with its fees, as the product opens one. */
export function contribution(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const item = (name: string, unit_amount: number) => ({
    quantity: 1,
    price_data: { currency: "usd", unit_amount, product_data: { name } },
  });
  return {
    mode: "payment",
    client_reference_id: "payment-1",
    allowed_payment_method_types: ["card"],
    line_items: [item("Contribution to Neighbours", 10_000), item("Service fee", 250), item("Processing fee", 327)],
    metadata: { payment_id: "payment-1" },
    payment_intent_data: {
      metadata: { payment_id: "payment-1" },
      transfer_group: "circle:1:1:1",
      statement_descriptor_suffix: "CIRCLE",
    },
    success_url: "http://127.0.0.1:9/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1:9/payment-cancel",
    ...changes,
  };
}

/** Fills in the checkout page's form as a browser would send it. Redirects are not followed. */
export function pay(
  session: { url: string | null },
  number: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  return fetch(session.url!, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ number, expiry: "12 / 40", cvc: "123", name: "Amina Diallo", ...fields }),
  });
}

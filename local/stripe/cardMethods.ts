import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { TypedCard } from "./cardForm.ts";
import type { Store } from "./store.ts";

/** Turns a typed card into a payment method. Of the number only the last four digits and a fingerprint remain. */
export function createCardMethod(store: Store, typed: TypedCard, email: string | null): Stripe.PaymentMethod {
  const { card, expMonth, expYear, name } = typed;
  const id = store.newId("pm");
  store.state.testCards[id] = card.number;
  return store.insert("payment_method", {
    id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash("sha256").update(card.number).digest("base64url").slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: store.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  });
}

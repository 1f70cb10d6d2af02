import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { TypedBank } from "./bankForm.ts";
import { TEST_ROUTING } from "./banks.ts";
import type { TypedCard } from "./cardForm.ts";
import type { Store } from "./store.ts";

type Details = Pick<Stripe.PaymentMethod, "card" | "type" | "us_bank_account">;

/** Makes a payment method of a typed card. Only the last four digits and a fingerprint of the number are shown. */
export function createCardMethod(store: Store, typed: TypedCard, email: string | null): Stripe.PaymentMethod {
  const { card, expMonth, expYear, name } = typed;
  return createMethod(
    store,
    card.number,
    { email, name },
    {
      type: "card",
      card: {
        brand: card.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
        country: "US",
        display_brand: card.brand,
        exp_month: expMonth,
        exp_year: expYear,
        fingerprint: fingerprintOf(card.number),
        funding: card.funding,
        generated_from: null,
        last4: card.number.slice(-4),
        networks: { available: [card.brand], preferred: null },
        regulated_status: "unregulated",
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    },
  );
}

/** Makes a payment method of a typed bank account, which counts as verified at once. */
export function createBankMethod(store: Store, { bank, name }: TypedBank, email: string | null): Stripe.PaymentMethod {
  return createMethod(
    store,
    bank.accountNumber,
    { email, name },
    {
      type: "us_bank_account",
      us_bank_account: {
        account_holder_type: "individual",
        account_type: "checking",
        bank_name: "STRIPE TEST BANK",
        financial_connections_account: null,
        fingerprint: fingerprintOf(`${TEST_ROUTING}:${bank.accountNumber}`),
        last4: bank.accountNumber.slice(-4),
        networks: { preferred: "ach", supported: ["ach"] },
        routing_number: TEST_ROUTING,
        status_details: {},
      },
    },
  );
}

function createMethod(
  store: Store,
  testNumber: string,
  holder: { email: string | null; name: string },
  details: Details,
): Stripe.PaymentMethod {
  const id = store.newId("pm");
  store.keep("testNumbers", id, testNumber);
  return store.insert("payment_method", {
    id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email: holder.email, name: holder.name, phone: null, tax_id: null },
    created: store.clock.seconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...details,
  });
}

const fingerprintOf = (number: string) => createHash("sha256").update(number).digest("base64url").slice(0, 16);

import type Stripe from "stripe";

/** A charge's details of its card or bank account. */
export function chargeDetails(
  method: Stripe.PaymentMethod,
  { amount, authenticated, failureCode }: { amount: number; authenticated: boolean; failureCode: string | undefined },
): Stripe.Charge.PaymentMethodDetails {
  const { card, us_bank_account: bank } = method;
  if (bank) {
    return {
      type: "us_bank_account",
      us_bank_account: {
        account_holder_type: bank.account_holder_type,
        account_type: bank.account_type,
        bank_name: bank.bank_name,
        fingerprint: bank.fingerprint,
        last4: bank.last4,
        payment_reference: null,
        routing_number: bank.routing_number,
      },
    };
  }
  if (!card) throw new Error(`${method.id} is neither a card nor a bank account`);
  return {
    type: "card",
    card: {
      amount_authorized: failureCode ? null : amount,
      authorization_code: failureCode ? null : "123456",
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: failureCode === "incorrect_cvc" ? "fail" : "pass",
      },
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: failureCode ? null : "123456789012345",
      regulated_status: "unregulated",
      three_d_secure: authenticated ? AUTHENTICATED : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
};

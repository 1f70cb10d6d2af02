/** What a test card does when it is charged. */
export interface CardOutcome {
  kind: "succeeds" | "declines" | "authenticates";
  decline?: Decline;
  /** What happens after a passed authentication; success when missing. */
  thenDecline?: Decline;
  /**
   * What happens when it is charged while the member is away: it passes without authentication if it was saved for that
   * ("when saved"), always, or never.
   */
  offSession?: "always" | "when saved";
  /** Whether a refund is pending at first and succeeds later, or seems to succeed and fails later. */
  refunds?: "later" | "fail";
  /** Whether the money can be used at once instead of after two business days. */
  availableAtOnce?: boolean;
}

/** A refusal in Stripe's words. */
export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface TestCard {
  number: string;
  brand: string;
  funding: "credit" | "debit" | "prepaid";
  /** What the checkout page says about the card, to people who try it by hand. */
  hint: string;
  outcome: CardOutcome;
}

const declined = (decline_code: string, message = "Your card was declined."): Decline => ({
  code: "card_declined",
  decline_code,
  message,
});

const succeeds: CardOutcome = { kind: "succeeds" };
const authenticates: CardOutcome = { kind: "authenticates" };
const declines = (decline: Decline): CardOutcome => ({ kind: "declines", decline });

export const GENERIC_DECLINE = declined("generic_decline");
const INSUFFICIENT = declined("insufficient_funds", "Your card has insufficient funds.");
const EXPIRED: Decline = { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." };
const WRONG_CVC: Decline = {
  code: "incorrect_cvc",
  decline_code: "incorrect_cvc",
  message: "Your card's security code is incorrect.",
};
const PROCESSING: Decline = {
  code: "processing_error",
  decline_code: "processing_error",
  message: "An error occurred while processing your card. Try again in a little bit.",
};
const VELOCITY = declined(
  "card_velocity_exceeded",
  "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
);

/** Authentication failed, or the payer left it. */
export const AUTHENTICATION_FAILED: Decline = {
  code: "payment_intent_authentication_failure",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** The member is away, and the bank wants authentication. */
export const AUTHENTICATION_REQUIRED: Decline = {
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** The same magic numbers as Stripe's own sandbox, so that tests run unchanged against it. */
export const TEST_CARDS: TestCard[] = [
  { number: "4242424242424242", brand: "visa", funding: "credit", hint: "succeeds", outcome: succeeds },
  { number: "4000056655665556", brand: "visa", funding: "debit", hint: "succeeds (debit)", outcome: succeeds },
  {
    number: "5555555555554444",
    brand: "mastercard",
    funding: "credit",
    hint: "succeeds (Mastercard)",
    outcome: succeeds,
  },
  {
    number: "5200828282828210",
    brand: "mastercard",
    funding: "debit",
    hint: "succeeds (Mastercard debit)",
    outcome: succeeds,
  },
  {
    number: "5105105105105100",
    brand: "mastercard",
    funding: "prepaid",
    hint: "succeeds (prepaid)",
    outcome: succeeds,
  },
  {
    number: "378282246310005",
    brand: "amex",
    funding: "credit",
    hint: "succeeds (American Express)",
    outcome: succeeds,
  },
  { number: "6011111111111117", brand: "discover", funding: "credit", hint: "succeeds (Discover)", outcome: succeeds },
  {
    number: "4000000000000077",
    brand: "visa",
    funding: "credit",
    hint: "succeeds, money available at once",
    outcome: { kind: "succeeds", availableAtOnce: true },
  },
  {
    number: "4000000000007726",
    brand: "visa",
    funding: "credit",
    hint: "succeeds, a refund takes a while",
    outcome: { kind: "succeeds", refunds: "later" },
  },
  {
    number: "4000000000005126",
    brand: "visa",
    funding: "credit",
    hint: "succeeds, a refund fails later",
    outcome: { kind: "succeeds", refunds: "fail" },
  },
  {
    number: "4000000000000002",
    brand: "visa",
    funding: "credit",
    hint: "is declined",
    outcome: declines(GENERIC_DECLINE),
  },
  {
    number: "4000000000009995",
    brand: "visa",
    funding: "credit",
    hint: "has insufficient funds",
    outcome: declines(INSUFFICIENT),
  },
  {
    number: "4000000000009987",
    brand: "visa",
    funding: "credit",
    hint: "was lost",
    outcome: declines(declined("lost_card")),
  },
  {
    number: "4000000000009979",
    brand: "visa",
    funding: "credit",
    hint: "was stolen",
    outcome: declines(declined("stolen_card")),
  },
  { number: "4000000000000069", brand: "visa", funding: "credit", hint: "has expired", outcome: declines(EXPIRED) },
  {
    number: "4000000000000127",
    brand: "visa",
    funding: "credit",
    hint: "refuses the CVC",
    outcome: declines(WRONG_CVC),
  },
  {
    number: "4000000000000119",
    brand: "visa",
    funding: "credit",
    hint: "meets a processing error",
    outcome: declines(PROCESSING),
  },
  {
    number: "4000000000006975",
    brand: "visa",
    funding: "credit",
    hint: "was used too often",
    outcome: declines(VELOCITY),
  },
  {
    number: "4000000000000341",
    brand: "visa",
    funding: "credit",
    hint: "can be saved, but every charge is declined",
    outcome: declines(GENERIC_DECLINE),
  },
  {
    number: "4000002500003155",
    brand: "visa",
    funding: "credit",
    hint: "asks for authentication",
    outcome: { kind: "authenticates", offSession: "when saved" },
  },
  {
    number: "4000002760003184",
    brand: "visa",
    funding: "credit",
    hint: "asks for authentication every time",
    outcome: authenticates,
  },
  {
    number: "4000003800000446",
    brand: "visa",
    funding: "credit",
    hint: "asks for authentication on the page",
    outcome: { kind: "authenticates", offSession: "always" },
  },
  {
    number: "4000000000003220",
    brand: "visa",
    funding: "credit",
    hint: "asks for authentication (3D Secure 2)",
    outcome: authenticates,
  },
  {
    number: "4000008400001629",
    brand: "visa",
    funding: "credit",
    hint: "passes authentication, is then declined",
    outcome: { kind: "authenticates", thenDecline: GENERIC_DECLINE },
  },
];

/** The test card with that number. Other valid numbers are refused, as in Stripe's test mode. */
export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** Whether a card number has the right check digit. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return number.length > 0 && sum % 10 === 0;
}

import type Stripe from "stripe";
import { resourceMissing } from "./apiErrors.ts";
import { businessDaysAfter } from "./businessDays.ts";
import type { Events } from "./events.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import { notSimulated, readParameters, text, type ParameterTable } from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

const CARD_SETTLES_AFTER_DAYS = 2;
/** Stripe's price for a dispute in the United States, in cents. */
const DISPUTE_FEE = 15_00;

/** Stripe's price for a US card: 2.9 % of the amount, rounded half up, plus 30 cents. */
export function cardFee(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1_000) + 30;
}

/** Stripe's price for a bank debit: 0.8 % of the amount, rounded half up, at most 5 dollars. */
export function debitFee(amount: number): number {
  return Math.min(Math.floor((amount * 8 + 500) / 1_000), 500);
}

function sourceTypeOf(charge: Stripe.Charge): "bank_account" | "card" {
  return charge.payment_method_details?.type === "us_bank_account" ? "bank_account" : "card";
}

/** The charge that a transaction belongs to, directly or through a refund or a dispute. */
function chargeBehind(store: Store, { source }: Stripe.BalanceTransaction): Stripe.Charge {
  const about = store.find("refund", String(source)) ?? store.find("dispute", String(source));
  return store.get("charge", String(about ? about.charge : source));
}

/** Books a captured charge on the platform's balance. The money can be used after two business days, or at once. */
export function bookCharge(store: Store, charge: Stripe.Charge, { atOnce = false } = {}): Stripe.BalanceTransaction {
  const isDebit = sourceTypeOf(charge) === "bank_account";
  const fee = isDebit ? debitFee(charge.amount) : cardFee(charge.amount);
  const now = store.clock.now();
  const availableOn = atOnce ? Math.floor(now / 1_000) : businessDaysAfter(now, CARD_SETTLES_AFTER_DAYS) / 1_000;
  return book(store, {
    amount: charge.amount,
    available_on: availableOn,
    currency: charge.currency,
    description: charge.description,
    fee,
    reporting_category: "charge",
    source: charge.id,
    type: isDebit ? "payment" : "charge",
  });
}

/** Takes a refund from the balance at once. Stripe keeps its fee of the charge. */
export function bookRefund(store: Store, refund: Stripe.Refund): Stripe.BalanceTransaction {
  return bookBack(store, refund, -refund.amount, "refund");
}

/** Gives a failed refund back to the balance. */
export function bookRefundFailure(store: Store, refund: Stripe.Refund): Stripe.BalanceTransaction {
  return bookBack(store, refund, refund.amount, "refund_failure");
}

function bookBack(store: Store, refund: Stripe.Refund, amount: number, type: "refund" | "refund_failure") {
  return book(store, {
    amount,
    available_on: store.clock.seconds(),
    currency: refund.currency,
    description: null,
    fee: 0,
    reporting_category: type,
    source: refund.id,
    type,
  });
}

/** Takes a disputed charge from the balance at once, with Stripe's fee for the dispute. */
export function bookDispute(store: Store, dispute: Booked): Stripe.BalanceTransaction {
  const description = `Chargeback withdrawal for ${dispute.charge}`;
  return bookDisputed(store, dispute, { amount: -dispute.amount, description, fee: DISPUTE_FEE, reporting: "dispute" });
}

/** Gives back what a dispute had taken that was won. Stripe keeps its fee. */
export function bookDisputeReversal(store: Store, dispute: Booked): Stripe.BalanceTransaction {
  const description = `Chargeback reversal for ${dispute.charge}`;
  return bookDisputed(store, dispute, { amount: dispute.amount, description, fee: 0, reporting: "dispute_reversal" });
}

/** What the balance needs to know of a dispute; `charge` is its id. */
interface Booked {
  id: string;
  amount: number;
  charge: string;
  currency: string;
}

function bookDisputed(
  store: Store,
  { currency, id }: Booked,
  { reporting, ...moved }: { amount: number; description: string; fee: number; reporting: string },
): Stripe.BalanceTransaction {
  return book(store, {
    ...moved,
    available_on: store.clock.seconds(),
    currency,
    reporting_category: reporting,
    source: id,
    type: "adjustment",
  });
}

type Booking = Pick<
  Stripe.BalanceTransaction,
  "amount" | "available_on" | "currency" | "description" | "fee" | "reporting_category" | "source" | "type"
>;

function book(store: Store, booking: Booking): Stripe.BalanceTransaction {
  const { amount, currency, fee } = booking;
  const stripeFee = {
    amount: fee,
    application: null,
    currency,
    description: "Stripe processing fees",
    type: "stripe_fee",
  };
  return store.insert("balance_transaction", {
    ...booking,
    id: store.newId("txn"),
    object: "balance_transaction",
    balance_type: "payments",
    created: store.clock.seconds(),
    exchange_rate: null,
    fee_details: fee === 0 ? [] : [stripeFee],
    net: amount - fee,
    status: "pending",
  });
}

/** Makes pending money available. */
export function makeAvailable(store: Store, events: Events, id: string): void {
  if (store.get("balance_transaction", id).status === "available") return;
  store.update("balance_transaction", id, { status: "available" });
  events.emit("balance.available", balanceOf(store));
}

/** The platform's balance, which is always the sum of its transactions. */
export function balanceOf(store: Store): Stripe.Balance {
  const transactions = store.all("balance_transaction");
  const currencies = [...new Set(["usd", ...transactions.map((transaction) => transaction.currency)])];
  const sumOf = (status: string, currency: string) => {
    const source_types = { bank_account: 0, card: 0 };
    for (const transaction of transactions) {
      if (transaction.status !== status || transaction.currency !== currency) continue;
      source_types[sourceTypeOf(chargeBehind(store, transaction))] += transaction.net;
    }
    return { amount: source_types.bank_account + source_types.card, currency, source_types };
  };
  return {
    object: "balance",
    available: currencies.map((currency) => sumOf("available", currency)),
    livemode: false,
    pending: currencies.map((currency) => sumOf("pending", currency)),
  };
}

const listParameters: ParameterTable<Stripe.BalanceTransactionListParams> = {
  ...pageParameters,
  created: createdFilter,
  currency: text(),
  payout: notSimulated,
  source: text(),
  type: text(),
};

export function balanceResource(store: Store): Resource {
  return {
    "GET /v1/balance": () => balanceOf(store),
    "GET /v1/balance_transactions/:id": ({ params }) => {
      const transaction = store.find("balance_transaction", params.id!);
      if (!transaction) throw resourceMissing("balance transaction", params.id!);
      return transaction;
    },
    "GET /v1/balance_transactions": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("balance_transaction")
        .filter(({ currency }) => given.currency === undefined || currency === given.currency)
        .filter(({ source }) => given.source === undefined || source === given.source)
        .filter(({ type }) => given.type === undefined || type === given.type)
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/balance_transactions", matching, given, "balance transaction");
    },
  };
}

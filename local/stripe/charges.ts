import type Stripe from "stripe";
import { resourceMissing } from "./apiErrors.ts";
import { bookCharge } from "./balance.ts";
import { findTestCard, type Decline } from "./cards.ts";
import { chargeDetails } from "./chargeDetails.ts";
import type { Events } from "./events.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import { readParameters, text, type ParameterTable } from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

/** The state of a charge at the bank. */
export interface ChargeState {
  state: "failed" | "pending" | "succeeded";
  authenticated?: boolean;
  /** Why it failed. */
  decline?: Decline;
}

/** A new charge of a payment intent. Its balance transaction is made later. */
export function createCharge(
  store: Store,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  state: ChargeState,
): Stripe.Charge {
  return store.insert("charge", {
    id: store.newId(method.type === "card" ? "ch" : "py"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "SIMULATED PAYMENT",
    created: store.clock.seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargeDetails(method, {
      amount: intent.amount,
      authenticated: state.authenticated ?? false,
      failureCode: state.decline?.code,
    }),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    transfer_data: null,
    transfer_group: intent.transfer_group,
    ...stateFields(intent.amount, state),
  });
}

/** Records the bank's answer to a pending charge. */
export function markCharge(store: Store, id: string, state: ChargeState): Stripe.Charge {
  store.update("charge", id, stateFields(store.get("charge", id).amount, state));
  return store.get("charge", id);
}

function stateFields(amount: number, { decline, state }: ChargeState) {
  return {
    amount_captured: state === "failed" ? 0 : amount,
    captured: state !== "failed",
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(decline),
    paid: state === "succeeded",
    status: state,
  } satisfies Partial<Stripe.Charge>;
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  const common = {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    risk_level: "normal",
    risk_score: 12,
  };
  return decline
    ? {
        ...common,
        network_status: "declined_by_network",
        reason: decline.decline_code ?? decline.code,
        seller_message: "The bank did not return any further details with this decline.",
        type: "issuer_declined",
      }
    : {
        ...common,
        network_status: "approved_by_network",
        reason: null,
        seller_message: "Payment complete.",
        type: "authorized",
      };
}

/** The capture, which Stripe makes after the answer: only now the charge has a balance transaction. */
export function settleCharge(store: Store, events: Events, id: string): Stripe.BalanceTransaction {
  const charge = store.get("charge", id);
  const card = findTestCard(store.state.testNumbers[charge.payment_method ?? ""] ?? "");
  const transaction = bookCharge(store, charge, { atOnce: card?.outcome.availableAtOnce ?? false });
  const previous = store.update("charge", id, { balance_transaction: transaction.id });
  events.emit("charge.updated", store.get("charge", id), previous);
  return transaction;
}

const listParameters: ParameterTable<Stripe.ChargeListParams> = {
  ...pageParameters,
  created: createdFilter,
  customer: text(),
  payment_intent: text(),
  transfer_group: text(),
};

export function chargeResource(store: Store): Resource {
  return {
    "GET /v1/charges/:id": ({ params }) => {
      const charge = store.find("charge", params.id!);
      if (!charge) throw resourceMissing("charge", params.id!);
      return charge;
    },
    "GET /v1/charges": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("charge")
        .filter(({ customer }) => given.customer === undefined || customer === given.customer)
        .filter(({ payment_intent: intent }) => given.payment_intent === undefined || intent === given.payment_intent)
        .filter(
          ({ transfer_group: transferGroup }) =>
            given.transfer_group === undefined || transferGroup === given.transfer_group,
        )
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/charges", matching, given, "charge");
    },
  };
}

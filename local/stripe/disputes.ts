import type Stripe from "stripe";
import { resourceMissing } from "./apiErrors.ts";
import { bookDispute, bookDisputeReversal, makeAvailable } from "./balance.ts";
import type { PaymentWorld } from "./intents.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import { readParameters, text, type ParameterTable } from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

/** Where the bank can take an open dispute. */
export const DISPUTE_STEPS = ["under_review", "won", "lost"] as const;
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** A dispute that cannot be opened, or not be taken there. */
export class NoSuchDispute extends Error {}

const ANSWER_DAYS = 7;

/**
 * The payer asks the bank for a card payment back. Stripe takes the whole charge and its fee from the balance at once.
 * @throws NoSuchDispute for a charge that is missing, not paid, not by card, already disputed, or refunded
 */
export function openDispute({ events, store }: PaymentWorld, chargeId: string): Stripe.Dispute {
  const charge = store.find("charge", chargeId);
  if (!charge?.paid || charge.payment_method_details?.type !== "card") {
    throw new NoSuchDispute(`${chargeId} is no card payment that went through`);
  }
  if (charge.disputed) throw new NoSuchDispute(`${chargeId} is disputed already`);
  if (charge.amount_refunded > 0) throw new NoSuchDispute(`${chargeId} was refunded`);
  const id = store.newId("du");
  const { amount, currency } = charge;
  const taken = bookDispute(store, { id, amount, charge: chargeId, currency });
  store.insert("dispute", newDispute(store, { id, charge, taken }));
  store.update("charge", chargeId, { disputed: true });
  makeAvailable(store, events, taken.id);
  const dispute = withTransactions(store, id);
  events.emit("charge.dispute.created", dispute);
  events.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/**
 * The bank looks at our side, or decides. Money comes back only where it is won.
 * @throws NoSuchDispute for one that is missing or over
 */
export function moveDispute({ events, store }: PaymentWorld, id: string, step: DisputeStep): Stripe.Dispute {
  const before = store.find("dispute", id);
  if (!before) throw new NoSuchDispute(`there is no dispute ${id}`);
  if (!isOpen(before)) throw new NoSuchDispute(`${id} is ${before.status} already`);
  const { amount, currency, evidence_details } = before;
  const previous = store.update("dispute", id, {
    status: step,
    evidence_details: { ...evidence_details, has_evidence: step !== "lost", due_by: null },
  });
  if (step === "under_review") {
    events.emit("charge.dispute.updated", store.get("dispute", id), previous);
    return store.get("dispute", id);
  }
  if (step === "won") {
    const back = bookDisputeReversal(store, { id, amount, charge: String(before.charge), currency });
    store.update("dispute", id, { balance_transactions: [...before.balance_transactions, back] });
    makeAvailable(store, events, back.id);
  }
  const dispute = withTransactions(store, id);
  events.emit("charge.dispute.closed", dispute);
  if (step === "won") events.emit("charge.dispute.funds_reinstated", dispute);
  return dispute;
}

/** Whether the bank has not decided yet. */
export const isOpen = ({ status }: Stripe.Dispute) => status === "needs_response" || status === "under_review";

/** Whether the money of a charge is gone through a dispute, or may be: nothing of it can be refunded. */
export const isTakenByDispute = (store: Store, chargeId: string) =>
  store.all("dispute").some(({ charge, status }) => charge === chargeId && status !== "won");

const listParameters: ParameterTable<Stripe.DisputeListParams> = {
  ...pageParameters,
  charge: text(),
  created: createdFilter,
  payment_intent: text(),
};

export function disputeResource(store: Store): Resource {
  return {
    "GET /v1/disputes/:id": ({ params }) => {
      const dispute = store.find("dispute", params.id!);
      if (!dispute) throw resourceMissing("dispute", params.id!);
      return dispute;
    },
    "GET /v1/disputes": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("dispute")
        .filter(({ charge }) => given.charge === undefined || charge === given.charge)
        .filter(({ payment_intent: intent }) => given.payment_intent === undefined || intent === given.payment_intent)
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/disputes", matching, given, "dispute");
    },
  };
}

/** The dispute with its transactions as they are booked now. */
function withTransactions(store: Store, id: string): Stripe.Dispute {
  const booked = store.get("dispute", id).balance_transactions.map((t) => store.get("balance_transaction", t.id));
  store.update("dispute", id, { balance_transactions: booked });
  return store.get("dispute", id);
}

function newDispute(
  store: Store,
  { charge, id, taken }: { charge: Stripe.Charge; id: string; taken: Stripe.BalanceTransaction },
): Stripe.Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? "visa";
  const created = store.clock.seconds();
  return {
    id,
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [taken],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + ANSWER_DAYS * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: "card",
      card: { brand, case_type: "chargeback", network: brand, network_reason_code: "10.4" },
    },
    reason: "fraudulent",
    status: "needs_response",
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

import type Stripe from "stripe";
import { ApiError, invalidRequest, resourceMissing } from "./apiErrors.ts";
import { bookRefund, bookRefundFailure, makeAvailable } from "./balance.ts";
import { findTestCard } from "./cards.ts";
import { isTakenByDispute } from "./disputes.ts";
import type { PaymentWorld } from "./intents.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import {
  integer,
  list,
  mergeMetadata,
  metadata,
  notSimulated,
  oneOf,
  readParameters,
  text,
  type ParameterTable,
} from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

const createParameters: ParameterTable<Stripe.RefundCreateParams> = {
  amount: integer({ least: 1 }),
  charge: text(),
  currency: notSimulated,
  customer: notSimulated,
  expand: list(text()),
  instructions_email: notSimulated,
  metadata,
  origin: notSimulated,
  payment_intent: text(),
  reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
  refund_application_fee: notSimulated,
  reverse_transfer: notSimulated,
};
const updateParameters: ParameterTable<Stripe.RefundUpdateParams> = { expand: list(text()), metadata };
const listParameters: ParameterTable<Stripe.RefundListParams> = {
  ...pageParameters,
  charge: text(),
  created: createdFilter,
  payment_intent: text(),
};

export function refundResource(world: PaymentWorld): Resource {
  const { events, store } = world;
  const refundOf = (id: string) => {
    const refund = store.find("refund", id);
    if (!refund) throw resourceMissing("refund", id);
    return refund;
  };
  return {
    "POST /v1/refunds": ({ fields }) => createRefund(world, readParameters(fields, createParameters)),

    "POST /v1/refunds/:id": ({ fields, params }) => {
      const given = readParameters(fields, updateParameters);
      const before = refundOf(params.id!);
      const changed = mergeMetadata(before.metadata ?? {}, given.metadata as Record<string, string> | "" | undefined);
      const previous = store.update("refund", before.id, { metadata: changed });
      const after = store.get("refund", before.id);
      events.emit("refund.updated", after, previous);
      return after;
    },

    "GET /v1/refunds/:id": ({ params }) => refundOf(params.id!),

    "GET /v1/refunds": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("refund")
        .filter(({ charge }) => given.charge === undefined || charge === given.charge)
        .filter(({ payment_intent: intent }) => given.payment_intent === undefined || intent === given.payment_intent)
        .filter(({ created }) => matchesCreated(created, given.created));
      return listPage("/v1/refunds", matching, given, "refund");
    },
  };
}

function createRefund(world: PaymentWorld, given: Stripe.RefundCreateParams): Stripe.Refund {
  const { captureDelayMs, due, events, store } = world;
  const charge = chargeToRefund(store, given);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "charge_already_refunded",
      message,
      charge: charge.id,
    });
  }
  const amount = given.amount ?? left;
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      param: "amount",
    });
  }
  const refunding = findTestCard(store.state.testNumbers[charge.payment_method ?? ""] ?? "")?.outcome.refunds;
  const refund = store.insert("refund", {
    id: store.newId(charge.payment_method_details?.type === "card" ? "re" : "pyr"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: store.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergeMetadata({}, given.metadata as Record<string, string> | "" | undefined),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refunding === "later" ? "pending" : "succeeded",
    transfer_reversal: null,
  });
  const transaction = bookRefund(store, refund);
  store.update("refund", refund.id, { balance_transaction: transaction.id });
  changeRefunded(world, charge.id, amount);
  events.emit("refund.created", store.get("refund", refund.id));
  makeAvailable(store, events, transaction.id);
  if (refunding) due.add({ at: store.clock.now() + captureDelayMs, kind: "finish_refund", id: refund.id });
  return store.get("refund", refund.id);
}

function chargeToRefund(store: Store, given: Stripe.RefundCreateParams): Stripe.Charge {
  if ((given.charge === undefined) === (given.payment_intent === undefined)) {
    throw invalidRequest("One of the following params should be provided for this request: payment_intent or charge.");
  }
  const intent = given.payment_intent === undefined ? undefined : store.find("payment_intent", given.payment_intent);
  if (given.payment_intent !== undefined && !intent) {
    throw resourceMissing("payment_intent", given.payment_intent, { asParameter: "payment_intent" });
  }
  if (intent && intent.status !== "succeeded") {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  }
  const id = intent ? String(intent.latest_charge) : given.charge!;
  const charge = store.find("charge", id);
  if (!charge) throw resourceMissing("charge", id, { asParameter: "charge" });
  if (!charge.paid) {
    throw invalidRequest(`Charge ${id} was not paid, so it cannot be refunded.`, {
      code: "charge_not_refundable",
      param: "charge",
    });
  }
  if (isTakenByDispute(store, id)) {
    const message = `Charge ${id} has been charged back; cannot issue a refund.`;
    throw new ApiError(400, { type: "invalid_request_error", code: "charge_disputed", message, charge: id });
  }
  return charge;
}

/** Records the bank's answer: a pending refund succeeded, or one that seemed to has failed. */
export function finishRefund(world: PaymentWorld, id: string): void {
  const { events, store } = world;
  const refund = store.get("refund", id);
  if (refund.status === "pending") {
    const previous = store.update("refund", id, { status: "succeeded" });
    events.emit("refund.updated", store.get("refund", id), previous);
    return;
  }
  const transaction = bookRefundFailure(store, refund);
  store.update("refund", id, {
    status: "failed",
    failure_reason: "expired_or_canceled_card",
    failure_balance_transaction: transaction.id,
  });
  changeRefunded(world, String(refund.charge), -refund.amount);
  events.emit("refund.failed", store.get("refund", id));
  makeAvailable(store, events, transaction.id);
}

/** Changes the refunded part of a charge by `amount`. */
function changeRefunded({ events, store }: PaymentWorld, chargeId: string, amount: number): void {
  const before = store.get("charge", chargeId);
  const amount_refunded = before.amount_refunded + amount;
  const previous = store.update("charge", chargeId, { amount_refunded, refunded: amount_refunded === before.amount });
  events.emit(amount > 0 ? "charge.refunded" : "charge.updated", store.get("charge", chargeId), previous);
}

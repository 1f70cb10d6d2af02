import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, pay, startTestStripe, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(async () => {
  expect((await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems).toEqual([]);
  await sim.close();
});

/** A paid and captured contribution of 105.77. */
async function paidIntent(number = "4000000000000077"): Promise<string> {
  const opened = await sim.stripe.checkout.sessions.create(contribution());
  await pay(opened, number);
  await control(sim.base, "clock", { advanceMs: 6 * 24 * 60 * 60 * 1_000 });
  return String((await sim.stripe.checkout.sessions.retrieve(opened.id)).payment_intent);
}
const chargeOf = async (intent: string) => (await sim.stripe.charges.list({ payment_intent: intent })).data[0]!;
const available = async () => (await sim.stripe.balance.retrieve()).available[0]!.amount;
const typeOf = ({ body }: { body: string }) => (JSON.parse(body) as Stripe.Event).type;

it("returns everything, and Stripe keeps its fee", async () => {
  const payment_intent = await paidIntent();
  expect(await available()).toBe(10_240);
  const refund = await sim.stripe.refunds.create({
    payment_intent,
    metadata: { refund_id: "r1" },
    expand: ["balance_transaction.source"],
  });
  expect(refund).toMatchObject({ status: "succeeded", amount: 10_577, metadata: { refund_id: "r1" } });
  expect(refund.balance_transaction).toMatchObject({
    amount: -10_577,
    fee: 0,
    type: "refund",
    source: { object: "refund" },
  });
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true, amount_refunded: 10_577 });
  expect(await available()).toBe(-337);
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("refund.created"));
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("charge.refunded"));
});

it("returns parts, up to the whole and no further", async () => {
  const payment_intent = await paidIntent();
  await sim.stripe.refunds.create({ payment_intent, amount: 10_000 });
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 10_000 });
  await expect(sim.stripe.refunds.create({ payment_intent, amount: 578 })).rejects.toMatchObject({ param: "amount" });
  await sim.stripe.refunds.create({ payment_intent, amount: 577 });
  await expect(sim.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect((await sim.stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([577, 10_000]);
});

it("may take a while (…7726)", async () => {
  const payment_intent = await paidIntent("4000000000007726");
  const refund = await sim.stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe("pending");
  await control(sim.base, "clock", { advanceMs: 7 * 24 * 60 * 60 * 1_000 });
  expect((await sim.stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("refund.updated"));
});

it("may fail after it seemed to succeed (…5126), and the money is back", async () => {
  const payment_intent = await paidIntent("4000000000005126");
  const refund = await sim.stripe.refunds.create({ payment_intent });
  expect(refund.status).toBe("succeeded");
  await control(sim.base, "clock", { advanceMs: 7 * 24 * 60 * 60 * 1_000 });
  expect(await sim.stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
  expect(await available()).toBe(10_240);
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("refund.failed"));
});

it("does the work once a key", async () => {
  const payment_intent = await paidIntent();
  const keyed = { idempotencyKey: "rf:1" };
  const first = await sim.stripe.refunds.create({ payment_intent, amount: 100 }, keyed);
  expect((await sim.stripe.refunds.create({ payment_intent, amount: 100 }, keyed)).id).toBe(first.id);
  expect((await chargeOf(payment_intent)).amount_refunded).toBe(100);
});

it("needs something that was paid", async () => {
  const opened = await sim.stripe.checkout.sessions.create(contribution());
  await pay(opened, "4000000000000002");
  const { payment_intent } = await sim.stripe.checkout.sessions.retrieve(opened.id);
  await expect(sim.stripe.refunds.create({ payment_intent: String(payment_intent) })).rejects.toThrow(
    "does not have a successful charge",
  );
  await expect(sim.stripe.refunds.create({})).rejects.toThrow("payment_intent or charge");
  await expect(sim.stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({
    statusCode: 400,
    code: "resource_missing",
  });
});

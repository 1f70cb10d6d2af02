import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { control } from "../../../local/simulator/forTests.ts";
import { pay, startTestStripe, type TestStripe } from "../../../local/stripe/forTests.ts";
import type { CheckoutRequest, CheckoutSession, Written } from "./provider.ts";
import { openStripe, StripePayments } from "./stripe.ts";

let stripe: TestStripe;
let payments: StripePayments;
let customerId: string;
beforeAll(async () => {
  stripe = await startTestStripe();
  const env = { STRIPE_API_BASE: stripe.base, STRIPE_SECRET_KEY: "sk_test_simulated" };
  payments = new StripePayments(openStripe(env), pino({ level: "silent" }));
  customerId = valueOf(await payments.createCustomer({ userId: randomUUID(), email: "b@example.com", name: "Bruno" }));
});
afterAll(() => stripe.close());

function valueOf<T>(written: Written<T>): T {
  expect(written.outcome).toBe("ok");
  return (written as { value: T }).value;
}
const fault = (given: object) => control(stripe.base, "faults", given);

const wish = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  attemptId: randomUUID(),
  paymentId: randomUUID(),
  customerId,
  method: "card",
  currency: "USD",
  lines: [
    { label: "Contribution to Neighbours", amount: 100_00 },
    { label: "Service fee", amount: 2_50 },
    { label: "Processing fee", amount: 3_27 },
  ],
  transferGroup: "circle:1:1:1",
  successUrl: "http://127.0.0.1:9/payment-success",
  cancelUrl: "http://127.0.0.1:9/payment-cancel",
  expiresAt: new Date(Date.now() + 31 * 60_000),
  metadata: { group_id: "1" },
  ...changes,
});
const open = async (request = wish()): Promise<CheckoutSession> => valueOf(await payments.createCheckout(request));

it("makes one customer of one person, however often it asks, and another one after that was lost", async () => {
  const person = { userId: randomUUID(), email: "amina@example.com", name: "Amina" };
  const first = valueOf(await payments.createCustomer(person));
  expect(first).toMatch(/^cus_/);
  expect(valueOf(await payments.createCustomer(person))).toBe(first);
  const second = valueOf(await payments.createCustomer({ ...person, lost: first }));
  expect(second).not.toBe(first);
  expect(valueOf(await payments.createCustomer({ ...person, lost: first }))).toBe(second);
});

describe("a checkout", () => {
  it("opens a page for the whole sum, and the same page for the same attempt", async () => {
    const request = wish();
    const session = await open(request);
    expect(session).toMatchObject({
      state: "open",
      url: expect.stringContaining(stripe.base),
      paymentId: request.paymentId,
      currency: "USD",
      amountPaid: null,
      confirmedAt: null,
      availableOn: null,
    });
    expect((await open(request)).sessionId).toBe(session.sessionId);
    const { amount_total, metadata } = await stripe.stripe.checkout.sessions.retrieve(session.sessionId);
    expect(amount_total).toBe(105_77);
    expect(metadata).toEqual({ group_id: "1", payment_id: request.paymentId, attempt_id: request.attemptId });
  });

  it("that was paid tells the amount, and later when the money can be used", async () => {
    const session = await open();
    await pay(session, "4242424242424242");
    const paid = await payments.readCheckout(session.sessionId);
    expect(paid).toMatchObject({
      state: "paid",
      amountPaid: 105_77,
      currency: "USD",
      paymentIntentId: expect.stringMatching(/^pi_/),
    });
    const charges = await stripe.stripe.charges.list({ payment_intent: paid!.paymentIntentId! });
    expect(paid!.confirmedAt).toEqual(new Date(charges.data[0]!.created * 1000));
    await expect.poll(async () => (await payments.readCheckout(session.sessionId))?.availableOn).toBeInstanceOf(Date);
  });

  it("stays open after a declined card: the person may try another", async () => {
    const session = await open();
    await pay(session, "4000000000000002");
    expect((await payments.readCheckout(session.sessionId))?.state).toBe("open");
  });

  it("that was closed cannot be paid, and a paid one cannot be closed", async () => {
    const closed = await open();
    expect(valueOf(await payments.expireCheckout(closed.sessionId)).state).toBe("expired");
    expect((await payments.readCheckout(closed.sessionId))?.state).toBe("expired");
    const paid = await open();
    await pay(paid, "4242424242424242");
    expect(await payments.expireCheckout(paid.sessionId)).toMatchObject({ outcome: "rejected" });
    expect((await payments.readCheckout(paid.sessionId))?.state).toBe("paid");
  });

  it("that the provider does not have is no error, but a missing answer is", async () => {
    expect(await payments.readCheckout("cs_test_none")).toBeUndefined();
    await fault({ match: { path: "/v1/checkout/sessions/cs_test_none" }, action: "status", status: 500, times: 2 });
    await expect(payments.readCheckout("cs_test_none")).rejects.toThrow();
    await control(stripe.base, "faults", undefined, "DELETE");
  });

  it("is found by our attempt among its payer's sessions", async () => {
    const [request] = [wish(), await open()];
    const session = await open(request);
    const wanted = { attemptId: request.attemptId, customerId };
    expect(await payments.findCheckout(wanted)).toEqual(session);
    expect(await payments.findCheckout({ ...wanted, attemptId: randomUUID() })).toBeUndefined();
  });

  it.each<[status: string, amount: number, dispute: CheckoutSession["dispute"], refunded?: number]>([
    ["needs_response", 105_77, "open"],
    ["under_review", 105_77, "open"],
    ["a word of tomorrow", 105_77, "open"],
    ["lost", 105_77, "lost"],
    ["lost", 5_77, "lost_in_part"],
    ["lost", 5_77, "lost_in_part", 99_99],
    // The bank took a part, and a person gave the rest.
    ["lost", 5_77, "lost", 100_00],
    ["needs_response", 5_77, "open", 100_00],
    ["won", 5_77, "none", 100_00],
    ["won", 105_77, "none"],
    ["prevented", 105_77, "none"],
    ["warning_needs_response", 105_77, "none"],
    ["warning_under_review", 105_77, "none"],
    ["warning_closed", 105_77, "none"],
  ])("with a dispute that is %s, about %s of 10577, is %s", async (status, amount, dispute, refunded = 0) => {
    const session = {
      id: "cs_disputed",
      status: "complete",
      payment_status: "paid",
      payment_intent: {
        id: "pi_1",
        amount_received: 105_77,
        latest_charge: { id: "ch_1", disputed: true, amount_refunded: refunded },
      },
    };
    const provider = createServer(({ url }, answer) => {
      const asked = new URL(url!, "http://provider");
      const isList = asked.pathname === "/v1/disputes" && asked.searchParams.get("payment_intent") === "pi_1";
      answer.setHeader("content-type", "application/json");
      answer.end(JSON.stringify(isList ? { object: "list", data: [{ id: "du_1", status, amount }] } : session));
    });
    await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
    const base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const asking = new StripePayments(
      openStripe({ STRIPE_API_BASE: base, STRIPE_SECRET_KEY: "sk_test_simulated" }),
      pino({ level: "silent" }),
    );
    try {
      expect(await asking.readCheckout(session.id)).toMatchObject({ state: "paid", dispute });
    } finally {
      provider.closeAllConnections();
      provider.close();
    }
  });

  it("with a refund tells its amount, and is listed", async () => {
    const began = new Date(Date.now() - 1_000);
    const session = await open();
    await pay(session, "4242424242424242");
    const paid = await payments.readCheckout(session.sessionId);
    expect(paid?.amountRefunded).toBe(0);
    await stripe.stripe.refunds.create({ payment_intent: paid!.paymentIntentId!, amount: 5_77 });
    expect((await payments.readCheckout(session.sessionId))?.amountRefunded).toBe(5_77);
    expect(await payments.refundedSince(began)).toEqual([paid!.paymentIntentId]);
    expect(await payments.refundedSince(new Date(Date.now() + 60_000))).toEqual([]);
  });
});

it("a payment is listed with its dispute, once however often, and read with how it ended", async () => {
  const began = new Date(Date.now() - 1_000);
  const session = await open();
  await pay(session, "4242424242424242");
  const { paymentIntentId } = (await payments.readCheckout(session.sessionId))!;
  const { id } = await control<{ id: string }>(stripe.base, "disputes", { paymentIntent: paymentIntentId });
  expect(await payments.disputedSince(began)).toEqual([paymentIntentId]);
  expect(await payments.disputedSince(new Date(Date.now() + 60_000))).toEqual([]);
  const dispute = async () => (await payments.readCheckout(session.sessionId))?.dispute;
  expect(await dispute()).toBe("open");
  await control(stripe.base, "disputes", { dispute: id, status: "lost" });
  expect(await dispute()).toBe("lost");
});

describe("a write", () => {
  it("that is refused is rejected with a code", async () => {
    expect(await payments.createCheckout(wish({ customerId: "cus_none" }))).toEqual({
      outcome: "rejected",
      code: "resource_missing",
    });
  });

  it("with the key of another call is rejected", async () => {
    const request = wish();
    await open(request);
    const other = await payments.createCheckout({ ...request, lines: [{ label: "Contribution", amount: 1_00 }] });
    expect(other.outcome).toBe("rejected");
  });

  it.each([
    ["a 500", { action: "status", status: 500, times: 2 }],
    ["a 503", { action: "status", status: 503, times: 2 }],
    ["too many calls", { action: "status", status: 429, times: 2 }],
    ["a connection that closes before the work", { action: "reset_before", times: 3 }],
    ["a connection that closes after the work", { action: "reset_after", times: 3 }],
    ["half an answer", { action: "truncate", times: 3 }],
  ])("that ends in %s is unknown, and a repeat does it only once", async (_, trouble) => {
    const request = wish();
    await fault({ match: { method: "POST", path: "/v1/checkout/sessions" }, ...trouble });
    expect(await payments.createCheckout(request)).toEqual({ outcome: "unknown" });
    await control(stripe.base, "faults", undefined, "DELETE");
    const again = await payments.createCheckout(request);
    // Stripe stores a 500 and answers it again for its key: the outcome is still unknown.
    if (again.outcome === "unknown") return;
    const sessions = await stripe.stripe.checkout.sessions.list({ limit: 100 });
    const made = sessions.data.filter(({ metadata }) => metadata?.attempt_id === request.attemptId);
    expect(made.map(({ id }) => id)).toEqual([valueOf(again).sessionId]);
  });
});

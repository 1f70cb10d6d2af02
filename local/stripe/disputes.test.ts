import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, pay, startTestStripe, WEBHOOK_SECRET, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(async () => {
  expect((await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems).toEqual([]);
  await sim.close();
});

/** A contribution of 105.77, paid by card and available. */
async function paidIntent(): Promise<string> {
  const opened = await sim.stripe.checkout.sessions.create(contribution());
  await pay(opened, "4000000000000077");
  await control(sim.base, "clock", { advanceMs: 24 * 60 * 60 * 1_000 });
  return String((await sim.stripe.checkout.sessions.retrieve(opened.id)).payment_intent);
}
const chargeOf = async (intent: string) => (await sim.stripe.charges.list({ payment_intent: intent })).data[0]!;
const available = async () => (await sim.stripe.balance.retrieve()).available[0]!.amount;
const dispute = (given: object) => control<Stripe.Dispute>(sim.base, "disputes", given);

/** Types of the signed events about disputes that arrived, in the order in which they were made. */
async function told(count: number): Promise<string[]> {
  const events = () =>
    sim.receiver.arrivals
      .map(({ body, headers }) =>
        sim.stripe.webhooks.constructEvent(body, String(headers["stripe-signature"]), WEBHOOK_SECRET, 30 * 86_400),
      )
      .filter(({ type }) => type.startsWith("charge.dispute."));
  await sim.receiver.until(() => events().length >= count);
  return events().map(({ type }) => type.slice("charge.dispute.".length));
}

describe("a disputed card payment", () => {
  it("takes the whole charge and Stripe's fee from the balance at once", async () => {
    const payment_intent = await paidIntent();
    expect(await available()).toBe(102_40);
    const opened = await dispute({ paymentIntent: payment_intent });
    expect(opened).toMatchObject({ object: "dispute", status: "needs_response", amount: 105_77, payment_intent });
    expect(opened.balance_transactions).toMatchObject([
      { type: "adjustment", reporting_category: "dispute", amount: -105_77, fee: 15_00, status: "available" },
    ]);
    expect(await chargeOf(payment_intent)).toMatchObject({ disputed: true, paid: true, amount_refunded: 0 });
    expect(await available()).toBe(102_40 - 105_77 - 15_00);
    expect(await told(2)).toEqual(["created", "funds_withdrawn"]);
  });

  it("that is won brings the money back, but not the fee", async () => {
    const { id } = await dispute({ paymentIntent: await paidIntent() });
    expect((await dispute({ dispute: id, status: "under_review" })).evidence_details.has_evidence).toBe(true);
    const won = await dispute({ dispute: id, status: "won" });
    expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-105_77, 105_77]);
    expect(await available()).toBe(102_40 - 15_00);
    expect(await told(5)).toEqual(["created", "funds_withdrawn", "updated", "closed", "funds_reinstated"]);
  });

  it("that is lost brings nothing back", async () => {
    const { id } = await dispute({ paymentIntent: await paidIntent() });
    expect(await dispute({ dispute: id, status: "lost" })).toMatchObject({ status: "lost" });
    expect(await available()).toBe(102_40 - 105_77 - 15_00);
    expect(await told(3)).toEqual(["created", "funds_withdrawn", "closed"]);
  });

  it("is found by its id, its payment and its time", async () => {
    const [first, second] = [await paidIntent(), await paidIntent()];
    const { created, id } = await dispute({ paymentIntent: first });
    await control(sim.base, "clock", { advanceMs: 60_000 });
    const later = await dispute({ paymentIntent: second });
    const ids = async (given: Stripe.DisputeListParams) =>
      (await sim.stripe.disputes.list(given)).data.map((found) => found.id);
    expect(await sim.stripe.disputes.retrieve(id, { expand: ["charge"] })).toMatchObject({
      charge: { object: "charge", payment_intent: first },
    });
    expect(await ids({ payment_intent: first })).toEqual([id]);
    expect(await ids({ created: { gt: created } })).toEqual([later.id]);
    expect(await ids({})).toEqual([later.id, id]);
    await expect(sim.stripe.disputes.retrieve("du_none")).rejects.toMatchObject({ code: "resource_missing" });
  });

  it("cannot be refunded until it is won", async () => {
    const payment_intent = await paidIntent();
    const { id } = await dispute({ paymentIntent: payment_intent });
    await expect(sim.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: "charge_disputed" });
    await dispute({ dispute: id, status: "won" });
    expect((await sim.stripe.refunds.create({ payment_intent })).status).toBe("succeeded");
  });
});

describe("the control and the page", () => {
  it("refuse what makes no sense", async () => {
    const payment_intent = await paidIntent();
    const { id } = await dispute({ paymentIntent: payment_intent });
    await expect(dispute({ paymentIntent: payment_intent })).rejects.toThrow("disputed already");
    await expect(dispute({ dispute: id, status: "forgiven" })).rejects.toThrow("under_review, won, lost");
    await expect(dispute({})).rejects.toThrow("one of paymentIntent");
    await dispute({ dispute: id, status: "lost" });
    await expect(dispute({ dispute: id, status: "won" })).rejects.toThrow("lost already");
  });

  const page = async () => (await fetch(sim.base)).text();
  const press = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    fetch(`${sim.base}${path}`, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });

  it("open a dispute and decide it by its buttons, which another site cannot press", async () => {
    const { id } = await chargeOf(await paidIntent());
    expect(await page()).toContain(`action="/charges/${id}/dispute"`);
    expect((await press(`/charges/${id}/dispute`, {}, { origin: "http://evil.example" })).status).toBe(403);
    expect((await press(`/charges/${id}/dispute`)).status).toBe(303);
    const [opened] = (await sim.stripe.disputes.list({})).data;
    expect(await page()).toContain("disputed, needs_response");
    expect((await press(`/disputes/${opened!.id}`, { status: "won" })).status).toBe(303);
    expect(await page()).toContain("disputed, won");
    // The same button in another tab.
    expect((await press(`/disputes/${opened!.id}`, { status: "lost" })).status).toBe(303);
    expect((await sim.stripe.disputes.retrieve(opened!.id)).status).toBe("won");
  });
});

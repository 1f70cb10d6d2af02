import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, pay, startTestStripe, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

const DAY_MS = 24 * 60 * 60 * 1_000;
const typeOf = ({ body }: { body: string }) => (JSON.parse(body) as Stripe.Event).type;

const openSession = () =>
  sim.stripe.checkout.sessions.create(
    contribution({
      allowed_payment_method_types: ["us_bank_account"],
      payment_method_options: {
        us_bank_account: {
          verification_method: "automatic",
          financial_connections: { permissions: ["payment_method"] },
        },
      },
    }),
  );
const debit = (session: Stripe.Checkout.Session, account: string, fields: Record<string, string> = {}) =>
  fetch(session.url!, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      method: "us_bank_account",
      holder: "Amina Diallo",
      routing: "110000000",
      account,
      ...fields,
    }),
  });

async function readBack(id: string) {
  const session = await sim.stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge.balance_transaction"],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const charge = intent.latest_charge as Stripe.Charge;
  return { session, intent, charge, transaction: charge.balance_transaction as Stripe.BalanceTransaction | null };
}
const problems = async () => (await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems;

it("is complete and unpaid at first, and paid four business days later", async () => {
  const opened = await openSession();
  expect(await (await fetch(opened.url!)).text()).toContain("Routing number");
  expect((await debit(opened, "000123456789")).headers.get("location")).toContain(opened.id);

  const started = await readBack(opened.id);
  expect(started.session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect(started.intent).toMatchObject({
    status: "processing",
    amount_received: 0,
    payment_method_types: ["us_bank_account"],
  });
  expect(started.charge).toMatchObject({ status: "pending", paid: false, balance_transaction: null });
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("checkout.session.completed"));

  await control(sim.base, "clock", { advanceMs: 2 * DAY_MS });
  expect((await readBack(opened.id)).session.payment_status).toBe("unpaid");
  await control(sim.base, "clock", { advanceMs: 7 * DAY_MS });
  const { charge, intent, session, transaction } = await readBack(opened.id);
  expect(session.payment_status).toBe("paid");
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 10_577 });
  expect(charge.payment_method_details).toMatchObject({ type: "us_bank_account", us_bank_account: { last4: "6789" } });
  expect(transaction).toMatchObject({ amount: 10_577, fee: 85, net: 10_492, status: "available", type: "payment" });
  expect((await sim.stripe.balance.retrieve()).available[0]?.source_types).toEqual({ bank_account: 10_492, card: 0 });
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("checkout.session.async_payment_succeeded"));
  expect(await problems()).toEqual([]);
});

it.each([
  ["000111111116", "no_account"],
  ["000111111113", "account_closed"],
  ["000222222227", "insufficient_funds"],
  ["000333333335", "debit_not_authorized"],
  ["000444444440", "invalid_currency"],
])("from account %s fails days later with %s", async (account, code) => {
  const opened = await openSession();
  await debit(opened, account);
  expect((await readBack(opened.id)).intent.status).toBe("processing");
  await control(sim.base, "clock", { advanceMs: 5 * DAY_MS });
  const { charge, intent, session } = await readBack(opened.id);
  expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect(intent).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } });
  expect(charge).toMatchObject({ status: "failed", failure_code: code, paid: false, amount_captured: 0 });
  await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("checkout.session.async_payment_failed"));
  expect(await problems()).toEqual([]);
});

it("from account 000000000009 stays pending", async () => {
  const opened = await openSession();
  await debit(opened, "000000000009");
  await control(sim.base, "clock", { advanceMs: 30 * DAY_MS });
  expect((await readBack(opened.id)).intent.status).toBe("processing");
  expect(await problems()).toEqual([]);
});

it.each([
  [{ holder: "" }, "Name on account is required."],
  [{ routing: "123" }, "Your routing number is incomplete."],
  [{ routing: "021000021" }, "only the routing number 110000000"],
  [{ account: "12" }, "Your account number is incomplete."],
  [{ account: "1234567890" }, "only the test account numbers"],
])("typed as %o is refused on the page", async (fields, message) => {
  const opened = await openSession();
  expect(await (await debit(opened, "000123456789", fields)).text()).toContain(message);
  expect((await sim.stripe.paymentIntents.list()).data).toEqual([]);
});

it("is the only method when the session takes no card", async () => {
  const opened = await openSession();
  expect(await (await pay(opened, "4242424242424242")).text()).toContain("This way to pay is not accepted here.");
  expect((await sim.stripe.charges.list()).data).toEqual([]);
});

it("costs 0.8 % and at most five dollars", async () => {
  const item = {
    quantity: 1,
    price_data: { currency: "usd", unit_amount: 101_500, product_data: { name: "Contribution" } },
  };
  const opened = await sim.stripe.checkout.sessions.create(
    contribution({ allowed_payment_method_types: ["us_bank_account"], line_items: [item] }),
  );
  await debit(opened, "000123456789");
  await control(sim.base, "clock", { advanceMs: 9 * DAY_MS });
  expect((await readBack(opened.id)).transaction).toMatchObject({ fee: 500, net: 101_000 });
});

import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, pay, startTestStripe, WEBHOOK_SECRET, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

const PAID = ["payment_intent.succeeded", "charge.succeeded", "checkout.session.completed", "charge.updated"];
const EVERYTHING = "payment_intent.latest_charge.balance_transaction";

/** The types of the events that arrived with a signature that the real SDK accepts. */
function verifiedTypes({ receiver, stripe }: TestStripe): string[] {
  return receiver.arrivals.map(
    ({ body, headers }) => stripe.webhooks.constructEvent(body, headers["stripe-signature"]!, WEBHOOK_SECRET).type,
  );
}

async function openSession(
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const customer = await sim.stripe.customers.create({ email: "amina@example.com", metadata: { user_id: "u1" } });
  return sim.stripe.checkout.sessions.create(contribution({ customer: customer.id, ...changes }));
}

async function readBack(id: string) {
  const session = await sim.stripe.checkout.sessions.retrieve(id, { expand: [EVERYTHING] });
  const intent = session.payment_intent as Stripe.PaymentIntent | null;
  const charge = intent?.latest_charge as Stripe.Charge | null;
  return { session, intent, charge, transaction: charge?.balance_transaction as Stripe.BalanceTransaction | null };
}

async function problems(): Promise<string[]> {
  return (await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems;
}

describe("a payment by card", () => {
  it("goes from an open session through the page to a settled charge, announced by signed webhooks", async () => {
    const opened = await openSession();
    expect(opened).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 10_577,
      currency: "usd",
      payment_intent: null,
    });

    const page = await fetch(opened.url!);
    expect(await page.text()).toContain("Pay $105.77");
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://127.0.0.1:9;");

    const answer = await pay(opened, "4242 4242 4242 4242");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`http://127.0.0.1:9/payment-success?session_id=${opened.id}`);

    await sim.receiver.until(() => PAID.every((type) => verifiedTypes(sim).includes(type)));
    const { charge, intent, session, transaction } = await readBack(opened.id);
    expect(session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      client_reference_id: "payment-1",
    });
    expect(session.customer_details).toMatchObject({ email: "amina@example.com", name: "Amina Diallo" });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 10_577,
      metadata: { payment_id: "payment-1" },
      transfer_group: "circle:1:1:1",
    });
    expect(charge).toMatchObject({
      status: "succeeded",
      paid: true,
      payment_method_details: { card: { brand: "visa", last4: "4242" } },
    });
    expect(transaction).toMatchObject({ amount: 10_577, fee: 337, net: 10_240, status: "pending" });
    expect(await problems()).toEqual([]);
  });

  it("has no balance transaction before the capture, and money available only two business days later", async () => {
    await sim.close();
    sim = await startTestStripe({ captureDelayMs: 60_000 });
    const opened = await openSession();
    await pay(opened, "4242424242424242");
    expect((await readBack(opened.id)).charge).toMatchObject({ status: "succeeded", balance_transaction: null });

    await control(sim.base, "clock", { advanceMs: 61_000 });
    const { transaction } = await readBack(opened.id);
    const availableOn = new Date(transaction!.available_on * 1_000);
    expect(availableOn.toISOString()).toMatch(/T00:00:00/);
    expect([0, 6]).not.toContain(availableOn.getUTCDay());
    expect((await sim.stripe.balance.retrieve()).pending[0]).toMatchObject({
      amount: 10_240,
      source_types: { card: 10_240 },
    });

    await control(sim.base, "clock", { now: availableOn.toISOString() });
    expect((await sim.stripe.balance.retrieve()).available[0]?.amount).toBe(10_240);
    expect((await readBack(opened.id)).transaction?.status).toBe("available");
  });

  it("makes the money of card …0077 available at once", async () => {
    const opened = await openSession();
    await pay(opened, "4000000000000077");
    await sim.receiver.until(() => verifiedTypes(sim).includes("balance.available"));
    expect((await sim.stripe.balance.retrieve()).available[0]?.amount).toBe(10_240);
  });

  it("charges once when Pay is pressed twice", async () => {
    const opened = await openSession();
    const answers = await Promise.all([pay(opened, "4242424242424242"), pay(opened, "4242424242424242")]);
    expect(answers.map((answer) => answer.headers.get("location"))).toEqual(
      Array(2).fill(`http://127.0.0.1:9/payment-success?session_id=${opened.id}`),
    );
    expect((await sim.stripe.charges.list()).data).toHaveLength(1);
    expect(await problems()).toEqual([]);
  });
});

describe("a declined card", () => {
  it.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000000069", "expired_card", "expired_card"],
    ["4000000000000127", "incorrect_cvc", "incorrect_cvc"],
    ["4000000000000119", "processing_error", "processing_error"],
    ["4000000000006975", "card_declined", "card_velocity_exceeded"],
  ])("%s answers %s / %s and leaves the session open for another card", async (number, code, decline_code) => {
    const opened = await openSession();
    const answer = await pay(opened, number);
    expect(answer.status).toBe(200);
    const first = await readBack(opened.id);
    expect(first.session).toMatchObject({ status: "open", payment_status: "unpaid" });
    expect(first.intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { type: "card_error", code, decline_code },
    });
    const shown = first.intent!.last_payment_error!.message!.replaceAll("'", "&#39;");
    expect(await answer.text()).toContain(shown);

    expect((await pay(opened, "4242424242424242")).status).toBe(303);
    const second = await readBack(opened.id);
    expect(second.session).toMatchObject({ status: "complete", payment_status: "paid" });
    expect(second.intent).toMatchObject({ id: first.intent!.id, last_payment_error: null });
    await sim.receiver.until(() => verifiedTypes(sim).includes("payment_intent.payment_failed"));
    expect(await problems()).toEqual([]);
  });

  it.each([
    [{ number: "4242424242424241" }, "Your card number is invalid."],
    [{ number: "42" }, "Your card number is incomplete."],
    [{ expiry: "13/40" }, "expiration date is invalid."],
    [{ expiry: "01/20" }, "expiration date is in the past."],
    [{ cvc: "1" }, "security code is incomplete."],
    [{ name: " " }, "Name on card is required."],
    [{ number: "4111111111111111" }, "used a non test card"],
  ])("typed as %o is refused on the page and charges nothing", async (fields, message) => {
    const opened = await openSession();
    const answer = await pay(opened, "4242424242424242", fields);
    const text = await answer.text();
    expect(text).toContain(message);
    expect(text).not.toContain('4242424242424241" ');
    expect((await sim.stripe.paymentIntents.list()).data).toEqual([]);
  });

  it("is refused when the session blocks its kind of funding", async () => {
    const opened = await openSession({
      payment_method_options: { card: { restrictions: { funding_types_blocked: ["credit", "prepaid"] } } },
    });
    expect(await (await pay(opened, "4242424242424242")).text()).toContain("Credit cards are not accepted.");
    expect((await sim.stripe.charges.list()).data).toEqual([]);
    expect((await pay(opened, "4000056655665556")).status).toBe(303);
  });
});

describe("a card that asks for authentication", () => {
  const authenticate = (address: string, result: string) =>
    fetch(new URL(address, sim.base), { method: "POST", redirect: "manual", body: new URLSearchParams({ result }) });

  it.each(["4000002500003155", "4000002760003184", "4000000000003220"])(
    "%s is charged after the bank's page says yes",
    async (number) => {
      const opened = await openSession();
      const answer = await pay(opened, number);
      const address = answer.headers.get("location")!;
      expect(await (await fetch(new URL(address, sim.base))).text()).toContain("Complete authentication");
      expect((await readBack(opened.id)).intent).toMatchObject({
        status: "requires_action",
        next_action: { type: "redirect_to_url" },
        latest_charge: null,
      });

      expect((await authenticate(address, "complete")).headers.get("location")).toContain(opened.id);
      const { charge, session } = await readBack(opened.id);
      expect(session.payment_status).toBe("paid");
      expect(charge?.payment_method_details?.card?.three_d_secure?.result).toBe("authenticated");
      expect((await authenticate(address, "complete")).headers.get("location")).toContain("payment-success");
      expect(await problems()).toEqual([]);
    },
  );

  it("is not charged when authentication fails, and the session takes another card", async () => {
    const opened = await openSession();
    const address = (await pay(opened, "4000002760003184")).headers.get("location")!;
    const back = (await authenticate(address, "fail")).headers.get("location")!;
    expect(await (await fetch(new URL(back, sim.base))).text()).toContain("unable to authenticate your payment method");
    expect((await readBack(opened.id)).intent?.last_payment_error?.code).toBe("payment_intent_authentication_failure");
    expect((await sim.stripe.charges.list()).data).toEqual([]);
    expect((await pay(opened, "4242424242424242")).status).toBe(303);
  });

  it("…1629 passes authentication and is still declined", async () => {
    const opened = await openSession();
    const address = (await pay(opened, "4000008400001629")).headers.get("location")!;
    await authenticate(address, "complete");
    expect((await readBack(opened.id)).intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { decline_code: "generic_decline" },
    });
  });
});

describe("the end of a session", () => {
  it("comes on request, and then nobody can pay it", async () => {
    const opened = await openSession();
    await pay(opened, "4000000000000002");
    expect(await sim.stripe.checkout.sessions.expire(opened.id)).toMatchObject({ status: "expired", url: null });
    expect((await readBack(opened.id)).intent?.status).toBe("canceled");
    expect(await (await pay(opened, "4242424242424242")).text()).toContain("This page has expired");
    await expect(sim.stripe.checkout.sessions.expire(opened.id)).rejects.toThrow("has a status of expired");
    await sim.receiver.until(() => verifiedTypes(sim).includes("checkout.session.expired"));
    expect(await problems()).toEqual([]);
  });

  it("comes by the simulator's clock", async () => {
    const opened = await openSession({ expires_at: Math.floor(Date.now() / 1_000) + 31 * 60 });
    await control(sim.base, "clock", { advanceMs: 30 * 60_000 });
    expect((await sim.stripe.checkout.sessions.retrieve(opened.id)).status).toBe("open");
    await control(sim.base, "clock", { advanceMs: 2 * 60_000 });
    expect((await sim.stripe.checkout.sessions.retrieve(opened.id)).status).toBe("expired");
    // The webhook has arrived when the move of the clock is answered.
    expect(verifiedTypes(sim)).toContain("checkout.session.expired");
    const expired = (await sim.stripe.events.list({ type: "checkout.session.expired" })).data[0]!;
    expect(expired.created).toBe(opened.expires_at);
  });

  it("cannot be requested after the payment", async () => {
    const opened = await openSession();
    await pay(opened, "4242424242424242");
    await expect(sim.stripe.checkout.sessions.expire(opened.id)).rejects.toThrow("has a status of complete");
  });

  it("must lie between 30 minutes and 24 hours ahead", async () => {
    const now = Math.floor(Date.now() / 1_000);
    await expect(openSession({ expires_at: now + 60 })).rejects.toThrow("at least 30 minutes");
    await expect(openSession({ expires_at: now + 90_000 })).rejects.toThrow("less than 24 hours");
  });
});

it("saves the card of a payment when asked to, for charges while the member is away", async () => {
  const opened = await openSession({ payment_intent_data: { setup_future_usage: "off_session" } });
  await pay(opened, "4242424242424242");
  const [method] = (await sim.stripe.paymentMethods.list({ customer: String(opened.customer) })).data;
  const asked = { amount: 5_000, currency: "usd", customer: String(opened.customer), payment_method: method!.id };
  const intent = await sim.stripe.paymentIntents.create({ ...asked, off_session: true, confirm: true });
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 5_000 });
  await expect(sim.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  const unconfirmed = await sim.stripe.paymentIntents.create(asked);
  expect(await sim.stripe.paymentIntents.cancel(unconfirmed.id, { cancellation_reason: "abandoned" })).toMatchObject({
    status: "canceled",
  });
  expect(await problems()).toEqual([]);
});

import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { pay, startTestStripe, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

const typeOf = ({ body }: { body: string }) => (JSON.parse(body) as Stripe.Event).type;

async function openSetup(method: "card" | "us_bank_account" = "card") {
  const customer = await sim.stripe.customers.create({ email: "amina@example.com" });
  return sim.stripe.checkout.sessions.create({
    mode: "setup",
    currency: "usd",
    customer: customer.id,
    allowed_payment_method_types: [method],
    setup_intent_data: { metadata: { user_id: "u1" } },
    success_url: "http://127.0.0.1:9/settings?setup=success&session_id={CHECKOUT_SESSION_ID}",
  });
}
async function readBack(id: string) {
  const session = await sim.stripe.checkout.sessions.retrieve(id, { expand: ["setup_intent.payment_method"] });
  const intent = session.setup_intent as Stripe.SetupIntent;
  return { session, intent, method: intent.payment_method as Stripe.PaymentMethod | null };
}
const authenticate = (address: string, result: string) =>
  fetch(new URL(address, sim.base), { method: "POST", redirect: "manual", body: new URLSearchParams({ result }) });

describe("saving a way to pay", () => {
  it("saves a card with its customer and charges nothing", async () => {
    const opened = await openSetup();
    expect(opened).toMatchObject({ mode: "setup", payment_status: "no_payment_required", amount_total: null });
    expect(await (await fetch(opened.url!)).text()).toContain("Save card");
    expect((await pay(opened, "4000056655665556")).headers.get("location")).toContain(
      `setup=success&session_id=${opened.id}`,
    );

    const { intent, method, session } = await readBack(opened.id);
    expect(session).toMatchObject({ status: "complete", payment_status: "no_payment_required", payment_intent: null });
    expect(intent).toMatchObject({ status: "succeeded", usage: "off_session", metadata: { user_id: "u1" } });
    expect(method).toMatchObject({ customer: opened.customer, card: { last4: "5556", funding: "debit" } });
    expect((await sim.stripe.charges.list()).data).toEqual([]);
    const told = ["setup_intent.succeeded", "payment_method.attached", "checkout.session.completed"] as const;
    await sim.receiver.until((arrivals) => told.every((type) => arrivals.some((arrival) => typeOf(arrival) === type)));
    expect((await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems).toEqual([]);
  });

  it("saves a bank account", async () => {
    const opened = await openSetup("us_bank_account");
    const form = { method: "us_bank_account", holder: "Amina", routing: "110000000", account: "000123456789" };
    await fetch(opened.url!, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
    const { method } = await readBack(opened.id);
    expect(method).toMatchObject({
      type: "us_bank_account",
      us_bank_account: { last4: "6789", bank_name: "STRIPE TEST BANK" },
    });
  });

  it("refuses a declined card on the page and takes another", async () => {
    const opened = await openSetup();
    expect(await (await pay(opened, "4000000000000002")).text()).toContain("Your card was declined.");
    expect((await readBack(opened.id)).intent).toMatchObject({
      status: "requires_payment_method",
      last_setup_error: { decline_code: "generic_decline" },
    });
    expect((await pay(opened, "4242424242424242")).status).toBe(303);
    await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("setup_intent.setup_failed"));
  });

  it.each([
    ["complete", "succeeded"],
    ["fail", "requires_payment_method"],
  ])("asks for authentication; %s leaves it %s", async (result, status) => {
    const opened = await openSetup();
    const address = (await pay(opened, "4000002500003155")).headers.get("location")!;
    expect(await (await fetch(new URL(address, sim.base))).text()).toContain("saves the card ending in 3155");
    await authenticate(address, result);
    expect((await readBack(opened.id)).intent.status).toBe(status);
  });

  it("ends with its session", async () => {
    const opened = await openSetup();
    await sim.stripe.checkout.sessions.expire(opened.id);
    expect((await sim.stripe.setupIntents.retrieve(String(opened.setup_intent))).status).toBe("canceled");
  });

  it("needs a customer", async () => {
    const nobody = { mode: "setup", currency: "usd", success_url: "https://a.test" } as const;
    await expect(sim.stripe.checkout.sessions.create(nobody)).rejects.toMatchObject({ param: "customer" });
  });
});

describe("a saved method", () => {
  it.each([
    ["4242424242424242", "succeeds"],
    ["4000002500003155", "succeeds"],
    ["4000002760003184", "authentication_required"],
    ["4000000000000341", "card_declined"],
  ])("%s charged while the member is away: %s", async (number, result) => {
    const opened = await openSetup();
    const address = (await pay(opened, number)).headers.get("location")!;
    if (address.startsWith("/authenticate")) await authenticate(address, "complete");
    const charge = sim.stripe.paymentIntents.create({
      amount: 5_000,
      currency: "usd",
      customer: String(opened.customer),
      payment_method: (await readBack(opened.id)).method!.id,
      off_session: true,
      confirm: true,
    });
    if (result === "succeeds") expect((await charge).status).toBe("succeeded");
    else await expect(charge).rejects.toMatchObject({ statusCode: 402, code: result });
    expect((await control<{ problems: string[] }>(sim.base, "audit", undefined, "GET")).problems).toEqual([]);
  });

  it("can be charged by debit, be made the default and be removed", async () => {
    const opened = await openSetup("us_bank_account");
    const form = { method: "us_bank_account", holder: "Amina", routing: "110000000", account: "000123456789" };
    await fetch(opened.url!, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
    const { method } = await readBack(opened.id);
    const customer = String(opened.customer);
    const intent = await sim.stripe.paymentIntents.create({
      amount: 5_000,
      currency: "usd",
      customer,
      payment_method: method!.id,
      allowed_payment_method_types: ["us_bank_account"],
      off_session: true,
      confirm: true,
    });
    expect(intent.status).toBe("processing");

    const updated = await sim.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method!.id },
    });
    expect(updated.invoice_settings.default_payment_method).toBe(method!.id);
    expect((await sim.stripe.paymentMethods.detach(method!.id)).customer).toBeNull();
    expect((await sim.stripe.paymentMethods.list({ customer })).data).toEqual([]);
    expect(
      ((await sim.stripe.customers.retrieve(customer)) as Stripe.Customer).invoice_settings.default_payment_method,
    ).toBeNull();
    await sim.receiver.until((arrivals) => arrivals.map(typeOf).includes("payment_method.detached"));
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, pay, startTestStripe, WEBHOOK_SECRET, type TestStripe } from "./forTests.ts";
import { signatureHeader } from "./signature.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

interface Queue {
  paused: boolean;
  deliveries: { id: number; eventId: string; type: string; state: string; attempts: number }[];
}

const webhooks = (fields: object) => control<Queue>(sim.base, "webhooks", fields);
const typeOf = (arrival: { body: string }) => (JSON.parse(arrival.body) as Stripe.Event).type;
const customer = (name: string) => sim.stripe.customers.create({ name });

function verify({ body, headers }: { body: string; headers: Record<string, unknown> }): Stripe.Event {
  return sim.stripe.webhooks.constructEvent(body, String(headers["stripe-signature"]), WEBHOOK_SECRET);
}

describe("the signature", () => {
  it("is byte for byte the one the package makes, also with two secrets during a rotation", () => {
    const payload = '{"id":"evt_1","name":"Zoë"}';
    const timestamp = 1_800_000_000;
    for (const secret of ["whsec_a", "whsec_b"]) {
      const official = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      expect(signatureHeader(payload, { secrets: [secret], timestamp })).toBe(official);
      const both = signatureHeader(payload, { secrets: ["whsec_a", "whsec_b"], timestamp });
      expect(Stripe.webhooks.constructEvent(payload, both, secret, 300, undefined, timestamp * 1_000)).toMatchObject({
        id: "evt_1",
      });
    }
  });

  it.each(["corrupt_signature", "old_timestamp", "wrong_secret"])(
    "spoiled as %s is refused by the package",
    async (action) => {
      await webhooks({ action });
      await customer("Amina");
      await sim.receiver.until(({ length }) => length === 1);
      expect(() => verify(sim.receiver.arrivals[0]!)).toThrow(Stripe.errors.StripeSignatureVerificationError);
    },
  );
});

describe("delivery", () => {
  it("says what caused the event", async () => {
    const { lastResponse } = await sim.stripe.customers.create({}, { idempotencyKey: "cus:1" });
    await sim.receiver.until(({ length }) => length === 1);
    expect(verify(sim.receiver.arrivals[0]!)).toMatchObject({
      api_version: Stripe.API_VERSION,
      livemode: false,
      request: { id: lastResponse.requestId, idempotency_key: "cus:1" },
    });
  });

  it("is repeated until a 2xx, and undelivered events can be listed meanwhile", async () => {
    sim.receiver.status = 500;
    await customer("Amina");
    await sim.receiver.until(({ length }) => length >= 2);
    const [missed] = (await sim.stripe.events.list({ delivery_success: false })).data;
    expect(missed).toMatchObject({ type: "customer.created", pending_webhooks: 1 });

    sim.receiver.status = 200;
    const { length: soFar } = sim.receiver.arrivals;
    await sim.receiver.until(({ length }) => length > soFar);
    await expect.poll(async () => (await sim.stripe.events.list({ delivery_success: false })).data).toEqual([]);
    expect(new Set(sim.receiver.arrivals.map((arrival) => verify(arrival).id)).size).toBe(1);
  });

  it("can be held, sent one by one, doubled and reversed", async () => {
    await webhooks({ action: "pause" });
    await customer("Amina");
    const { id } = await customer("Bruno");
    await sim.stripe.customers.update(id, { name: "Bruno R." });
    const queue = await webhooks({ action: "reorder" });
    expect(queue.deliveries.map(({ type }) => type)).toEqual([
      "customer.updated",
      "customer.created",
      "customer.created",
    ]);
    expect(sim.receiver.arrivals).toEqual([]);

    await webhooks({ action: "deliver", id: queue.deliveries[0]!.id });
    expect(sim.receiver.arrivals.map(typeOf)).toEqual(["customer.updated"]);
    await webhooks({ action: "duplicate", id: queue.deliveries[0]!.id });
    await webhooks({ action: "resume" });
    await sim.receiver.until(({ length }) => length === 4);
    expect(sim.receiver.arrivals.map(typeOf).filter((type) => type === "customer.updated")).toHaveLength(2);
  });

  it("can lose events, which are found by listing and sent again on request", async () => {
    await webhooks({ action: "drop", count: 1 });
    await customer("Amina");
    await customer("Bruno");
    await sim.receiver.until(({ length }) => length === 1);
    const [lost] = (await sim.stripe.events.list({ delivery_success: false })).data;
    await webhooks({ action: "resend", eventId: lost!.id });
    await sim.receiver.until((arrivals) => arrivals.some((arrival) => verify(arrival).id === lost!.id));
  });

  it("can be late", async () => {
    await webhooks({ action: "delay", ms: 60_000 });
    await customer("Amina");
    await webhooks({ action: "delay", ms: 0 });
    await customer("Bruno");
    await sim.receiver.until(({ length }) => length === 1);
    expect((verify(sim.receiver.arrivals[0]!).data.object as Stripe.Customer).name).toBe("Bruno");
  });

  it("refuses an unknown control and an unknown delivery", async () => {
    await expect(webhooks({ action: "explode" })).rejects.toThrow("400");
    await expect(webhooks({ action: "deliver", id: 99 })).rejects.toThrow("there is no delivery 99");
  });
});

describe("a restart", () => {
  it("keeps sessions, keys and the webhooks not delivered yet", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "stripe-simulator-"));
    const stateFile = path.join(folder, "state", "stripe.json");
    const first = await startTestStripe({ stateFile });
    first.receiver.status = 500;
    const session = await first.stripe.checkout.sessions.create(contribution(), { idempotencyKey: "co:1" });
    const paid = await first.stripe.checkout.sessions.create(contribution());
    await pay(paid, "4242424242424242");
    await first.close();

    const second = await startTestStripe({ stateFile });
    const again = await second.stripe.checkout.sessions.create(contribution(), { idempotencyKey: "co:1" });
    expect(again.id).toBe(session.id);
    expect((await second.stripe.checkout.sessions.retrieve(paid.id)).payment_status).toBe("paid");
    await second.receiver.until((arrivals) => arrivals.map(typeOf).includes("checkout.session.completed"));
    await second.receiver.until((arrivals) => arrivals.map(typeOf).includes("charge.updated"));

    await control(second.base, "reset");
    expect((await second.stripe.checkout.sessions.list()).data).toEqual([]);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

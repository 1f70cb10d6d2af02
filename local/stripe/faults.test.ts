import { afterEach, beforeEach, expect, it } from "vitest";
import Stripe from "stripe";
import { control } from "../simulator/forTests.ts";
import { contribution, startTestStripe, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

const create = () => sim.stripe.checkout.sessions.create(contribution(), { idempotencyKey: "co:1" });
const sessions = async () => (await sim.stripe.checkout.sessions.list()).data.length;
const fault = (fields: object) =>
  control(sim.base, "faults", { match: { method: "POST", path: "/v1/checkout/sessions" }, ...fields });

it("reset_before hangs up with nothing done", async () => {
  await fault({ action: "reset_before", times: 2 }); // the SDK repeats a closed connection once by itself
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await sessions()).toBe(0);
});

it("reset_after does the work and loses the answer; the same key finds it again", async () => {
  await fault({ action: "reset_after", times: 2 });
  await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await sessions()).toBe(1);
  const again = await create();
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(await sessions()).toBe(1);
});

it("one reset_after is survived, because the SDK repeats the call", async () => {
  await fault({ action: "reset_after" });
  expect((await create()).status).toBe("open");
  expect(await sessions()).toBe(1);
});

it("timeout stays silent", async () => {
  await fault({ action: "timeout" });
  const impatient = sim.stripe.checkout.sessions.create(contribution(), { timeout: 100 });
  await expect(impatient).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
});

it.each(["bad_json", "truncate"])("%s breaks the answer after the work was done", async (action) => {
  await fault({ action });
  await expect(create()).rejects.toBeInstanceOf(Error);
  expect(await sessions()).toBe(1);
});

it("alter answers false values, once", async () => {
  const { id } = await create();
  await control(sim.base, "faults", {
    match: { method: "GET" },
    action: "alter",
    set: { amount_total: 1, currency: "eur", "metadata.payment_id": "other" },
  });
  const told = await sim.stripe.checkout.sessions.retrieve(id);
  expect(told).toMatchObject({ amount_total: 1, currency: "eur", metadata: { payment_id: "other" } });
  expect(await sim.stripe.checkout.sessions.retrieve(id)).toMatchObject({ amount_total: 10_577, currency: "usd" });
});

it("stale_read answers an object as it was before its last change", async () => {
  const { id } = await create();
  await sim.stripe.checkout.sessions.expire(id);
  await control(sim.base, "faults", { match: { method: "GET" }, action: "stale_read" });
  expect((await sim.stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  expect((await sim.stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
});

it("hits only the requests it matches, by field too", async () => {
  await fault({ match: { fields: { client_reference_id: "payment-2" } }, action: "status", status: 503 });
  expect((await create()).status).toBe("open");
  await expect(
    sim.stripe.checkout.sessions.create(contribution({ client_reference_id: "payment-2" })),
  ).rejects.toMatchObject({ statusCode: 503 });
});

it.each([
  {},
  { action: "explode" },
  { action: "status" },
  { action: "delay" },
  { action: "alter" },
  { action: "timeout", times: 0 },
])("%o is no fault", async (given) => {
  await expect(control(sim.base, "faults", given)).rejects.toThrow("400");
});

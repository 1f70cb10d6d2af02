import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, startTestStripe, type TestStripe } from "./forTests.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe();
});
afterEach(() => sim.close());

const keyed = { idempotencyKey: "co:attempt-1" };
const sessions = async () => (await sim.stripe.checkout.sessions.list()).data.length;
const headersOf = (answer: Stripe.Response<object>) => answer.lastResponse.headers;

it("replays the first answer, marks it as a replay, and does the work once", async () => {
  const first = await sim.stripe.checkout.sessions.create(contribution(), keyed);
  const second = await sim.stripe.checkout.sessions.create(contribution(), keyed);
  expect(second.id).toBe(first.id);
  expect(headersOf(first)["idempotent-replayed"]).toBeUndefined();
  expect(headersOf(second)).toMatchObject({
    "idempotent-replayed": "true",
    "original-request": first.lastResponse.requestId,
  });
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
  expect(await sessions()).toBe(1);
});

it("replays the first answer even when the object has changed since", async () => {
  const first = await sim.stripe.checkout.sessions.create(contribution(), keyed);
  await sim.stripe.checkout.sessions.expire(first.id);
  expect((await sim.stripe.checkout.sessions.create(contribution(), keyed)).status).toBe("open");
});

it("refuses the same key with other parameters", async () => {
  await sim.stripe.checkout.sessions.create(contribution(), keyed);
  await expect(
    sim.stripe.checkout.sessions.create(contribution({ client_reference_id: "payment-2" }), keyed),
  ).rejects.toMatchObject({
    statusCode: 400,
    type: "StripeIdempotencyError",
  });
  expect(await sessions()).toBe(1);
});

it("replays a refusal too: a new attempt needs a new key", async () => {
  const wrong = contribution({ customer: "cus_none" });
  await expect(sim.stripe.checkout.sessions.create(wrong, keyed)).rejects.toMatchObject({ code: "resource_missing" });
  const again = await sim.stripe.checkout.sessions
    .create(wrong, keyed)
    .catch((error: unknown) => error as Stripe.errors.StripeError);
  expect((again as Stripe.errors.StripeError).headers).toMatchObject({ "idempotent-replayed": "true" });
});

it("keeps a 500 and replays it, whether or not the work was done", async () => {
  await control(sim.base, "faults", {
    match: { path: "/v1/checkout/sessions" },
    action: "status",
    status: 500,
    after: true,
  });
  for (const _attempt of [1, 2]) {
    await expect(sim.stripe.checkout.sessions.create(contribution(), keyed)).rejects.toMatchObject({
      statusCode: 500,
      type: "StripeAPIError",
    });
  }
  expect(await sessions()).toBe(1);
});

it("does not keep a 429, so that the same key works later", async () => {
  await control(sim.base, "faults", {
    match: { path: "/v1/checkout/*" },
    action: "status",
    status: 429,
    retryAfterSeconds: 2,
  });
  const refusal = await sim.stripe.checkout.sessions.create(contribution(), keyed).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ type: "StripeRateLimitError", headers: { "retry-after": "2" } });
  expect((await sim.stripe.checkout.sessions.create(contribution(), keyed)).status).toBe("open");
});

it("answers 409 to a twin while the first is still running", async () => {
  await control(sim.base, "faults", { match: { method: "POST" }, action: "delay", ms: 150 });
  const first = sim.stripe.checkout.sessions.create(contribution(), keyed);
  await expect
    .poll(async () => (await control<{ idempotency: object }>(sim.base, "state", undefined, "GET")).idempotency)
    .toHaveProperty(["co:attempt-1"]);
  await expect(sim.stripe.checkout.sessions.create(contribution(), keyed)).rejects.toMatchObject({
    statusCode: 409,
    code: "idempotency_key_in_use",
  });
  expect((await first).status).toBe("open");
  expect(await sessions()).toBe(1);
});

it("forgets a key after 24 hours", async () => {
  const first = await sim.stripe.checkout.sessions.create(contribution(), keyed);
  await control(sim.base, "clock", { advanceMs: 24 * 60 * 60 * 1_000 });
  expect((await sim.stripe.checkout.sessions.create(contribution(), keyed)).id).not.toBe(first.id);
});

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { control } from "../../local/simulator/forTests.ts";
import { pay, type TestStripe } from "../../local/stripe/forTests.ts";
import { runChecks } from "../checks/runChecks.ts";
import type { StartedCircle } from "../test/circle.ts";
import { startStripeService, type StripeService } from "../test/stripeService.ts";
import type { TestService } from "../test/testService.ts";

/** The real adapter against the simulator and its signed webhooks, down to the books. */
let around: StripeService;
let service: TestService;
let stripe: TestStripe;
let circle: StartedCircle;
beforeAll(async () => {
  around = await startStripeService();
  ({ service, stripe } = around);
});
afterAll(() => around.stop());
beforeEach(async () => {
  circle = await around.nextCircle();
});

const stored = (type: string) => around.stored(type);
const payment = (paymentId: unknown) =>
  service.services.db
    .selectFrom("payments")
    .select(["status", "total", "is_processing"])
    .where("payment_id", "=", String(paymentId))
    .executeTakeFirstOrThrow();

it("a card payment on the hosted page settles by webhook alone, and the books agree", async () => {
  const { body, status } = await circle.contribute("Bruno");
  expect(status).toBe(200);
  await pay({ url: String(body.url) }, "4242424242424242");
  await expect.poll(() => stored("checkout.session.completed")).toHaveLength(1);
  await service.settle();
  expect(await payment(body.payment_id)).toEqual({ status: "completed", total: 105_77, is_processing: false });
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
});

it("webhooks that come twice and out of order settle once", async () => {
  const { body } = await circle.contribute("Bruno");
  await control(stripe.base, "webhooks", { action: "pause" });
  await pay({ url: String(body.url) }, "4242424242424242");
  const { deliveries } = await control<{ deliveries: { id: number; state: string }[] }>(
    stripe.base,
    "webhooks",
    undefined,
    "GET",
  );
  const waiting = deliveries.filter(({ state }) => state === "waiting");
  expect(waiting.length).toBeGreaterThan(1);
  for (const { id } of waiting.toReversed()) {
    await control(stripe.base, "webhooks", { action: "deliver", id });
    await service.settle();
  }
  await control(stripe.base, "webhooks", { action: "resume" });
  expect((await payment(body.payment_id)).status).toBe("completed");
  const posted = await service.services.db
    .selectFrom("ledger_transactions")
    .select("kind")
    .where("payment_id", "=", String(body.payment_id))
    .execute();
  expect(posted).toHaveLength(1);
});

it.each(["told by webhook", "found by reconciliation, its webhooks lost"])(
  "a refund of the whole on the provider's own pages is marked, and takes the payment back: %s (D36, D40)",
  async (way) => {
    const { body } = await circle.contribute("Bruno");
    await pay({ url: String(body.url) }, "4242424242424242");
    await expect.poll(() => stored("checkout.session.completed")).toHaveLength(1);
    await service.settle();
    const [intent] = (await stripe.stripe.paymentIntents.list({ limit: 1 })).data;
    const isTold = way.startsWith("told");
    if (!isTold) await control(stripe.base, "webhooks", { action: "drop", count: 10 });
    await stripe.stripe.refunds.create({ payment_intent: intent!.id });
    if (isTold) {
      await expect.poll(() => stored("refund.created")).toHaveLength(1);
      await service.settle();
    } else {
      expect(await service.tick("reconcile_payments")).toBe(200);
      await control(stripe.base, "webhooks", { action: "drop", count: 0 });
    }
    const { refunded_amount, refunded_at, status } = await service.services.db
      .selectFrom("payments")
      .select(["refunded_amount", "refunded_at", "status"])
      .where("payment_id", "=", String(body.payment_id))
      .executeTakeFirstOrThrow();
    expect([status, refunded_amount, refunded_at]).toEqual(["failed", 105_77, expect.any(Date)]);
  },
);

it("a person can pay again after the provider forgot their page and their customer (D37)", async () => {
  const { body } = await circle.contribute("Bruno");
  await control(stripe.base, "reset", {});
  await circle.goTo(1, 0, 13);
  await around.syncClock();
  expect(await service.tick("expire_checkouts")).toBe(200);
  expect((await payment(body.payment_id)).status).toBe("failed");
  const again = await circle.contribute("Bruno");
  expect(again.status).toBe(200);
  expect((await pay({ url: String(again.body.url) }, "4242424242424242")).status).toBe(303);
});

it("a declined card leaves the same page open, and nothing is paid", async () => {
  const { body } = await circle.contribute("Bruno");
  await pay({ url: String(body.url) }, "4000000000000002");
  await service.settle();
  expect((await payment(body.payment_id)).status).toBe("pending");
  expect((await circle.contribute("Bruno")).body.url).toBe(body.url);
});

it("after a lost answer the person gets the one page that Stripe made", async () => {
  const match = { method: "POST", path: "/v1/checkout/sessions" };
  await control(stripe.base, "faults", { match, action: "reset_after", times: 3 });
  const lost = await circle.contribute("Chloe");
  expect(lost.body.extensions?.code).toBe("payment-not-available");
  await control(stripe.base, "faults", undefined, "DELETE");
  const { body, status } = await circle.contribute("Chloe");
  expect(status).toBe(200);
  const { data } = await stripe.stripe.checkout.sessions.list({ limit: 100 });
  expect(data.filter(({ client_reference_id }) => client_reference_id === body.payment_id)).toHaveLength(1);
});

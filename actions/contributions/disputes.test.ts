import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { control } from "../../local/simulator/forTests.ts";
import { pay, type TestStripe } from "../../local/stripe/forTests.ts";
import { runChecks } from "../checks/runChecks.ts";
import type { StartedCircle } from "../test/circle.ts";
import { rowCounts } from "../test/contents.ts";
import { startStripeService, type StripeService } from "../test/stripeService.ts";
import type { TestService } from "../test/testService.ts";

/** Follows a dispute from the payer's bank to the circle's payout. The simulator sends its signed webhooks (D40, D281). */
let around: StripeService;
let service: TestService;
let stripe: TestStripe;
let circle: StartedCircle;
beforeAll(async () => {
  around = await startStripeService({ weeksApart: 12 });
  ({ service, stripe } = around);
});
afterAll(() => around.stop());
beforeEach(async () => {
  circle = await around.nextCircle();
});

/** Pays a round by card, by webhook alone. @returns the payment and its intent at the provider */
async function paid(name: string, round = 1): Promise<{ paymentId: string; intent: string }> {
  const { body } = await circle.contribute(name, { round });
  await pay({ url: String(body.url) }, "4242424242424242");
  await heard("checkout.session.completed");
  const [intent] = (await stripe.stripe.paymentIntents.list({ limit: 1 })).data;
  return { paymentId: String(body.payment_id), intent: intent!.id };
}

async function heard(type: string): Promise<void> {
  await expect.poll(() => around.stored(type)).not.toHaveLength(0);
  await service.settle();
}

const dispute = (given: object) => control<{ id: string }>(stripe.base, "disputes", given);
async function disputed(intent: string): Promise<string> {
  const { id } = await dispute({ paymentIntent: intent });
  await heard("charge.dispute.created");
  return id;
}
async function decided(id: string, status: "won" | "lost"): Promise<void> {
  await dispute({ dispute: id, status });
  await heard("charge.dispute.closed");
}
/** What a card payment of the circle costs its payer, with fees. */
const TOTAL = 105_77;
async function refunded(payment_intent: string, amount: number): Promise<void> {
  await stripe.stripe.refunds.create({ payment_intent, amount });
  await heard("charge.refunded");
}

const stateOf = async (paymentId: string) => {
  const { rows } = await sql<{ status: string; why: string | null; disputed: boolean; person: string | null }>`
    select p.status, p.failure_reason as why, p.disputed_at is not null as disputed, a.last_error as person
    from payments p join private.payment_attempts a using (payment_id) where payment_id = ${paymentId}`.execute(
    service.services.db,
  );
  return rows[0];
};
const DISPUTED = { status: "completed", why: null, disputed: true, person: "disputed" };
const KEPT = { status: "completed", why: null, disputed: false, person: null };
const LOST = { status: "failed", why: "dispute_lost", disputed: true, person: null };

/** Cash and shortfall of the payouts that went out, by round. */
const payouts = () =>
  service.services.db
    .selectFrom("payout_distributions")
    .select(["payout_round as round", "amount as cash", "shortfall_amount as short"])
    .where("group_id", "=", circle.groupId)
    .orderBy("payout_round")
    .execute();
const waits = async () => {
  const found = await service.services.db
    .selectFrom("payout_waits")
    .select("reason")
    .where("group_id", "=", circle.groupId)
    .where("payout_round", "=", 1)
    .execute();
  return found.map(({ reason }) => reason);
};
/** Why a person was told that a payment came to nothing. */
async function told(name: string): Promise<unknown[]> {
  const { rows } = await sql<{ reason: string }>`select values ->> 'reason' as reason from notifications
    where group_id = ${circle.groupId} and user_id = ${circle.member(name).userId} and kind = 'payment_failed'`.execute(
    service.services.db,
  );
  return rows.map(({ reason }) => reason);
}
async function forwarded(): Promise<number[]> {
  const { rows } = await sql<{
    amount: number;
  }>`select s.amount from payout_shortfalls s join payout_distributions d using (payout_id)
    where d.group_id = ${circle.groupId} and d.payout_round = 1 and s.settled_at is not null`.execute(
    service.services.db,
  );
  return rows.map(({ amount }) => amount);
}
async function reversals(paymentId: string): Promise<number> {
  const found = await service.services.db
    .selectFrom("ledger_transactions")
    .select("transaction_id")
    .where("payment_id", "=", paymentId)
    .where("kind", "=", "contribution_reversed")
    .execute();
  return found.length;
}
/** The circles of the other tests have run on meanwhile. */
async function expectCleanBooks(): Promise<void> {
  await circle.tick();
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
}
/** Plays on to a day, at the provider too, with every cron. */
async function goTo(round: number, offset: number): Promise<void> {
  await circle.goTo(round, offset);
  await around.syncClock();
  await circle.tick();
}

describe("a dispute holds the payout that its money would be in, which says why", () => {
  it("until it is won: then it is as if nothing had been, once (D281)", async () => {
    const { intent, paymentId } = await paid("Bruno");
    const id = await disputed(intent);
    await paid("Chloe");
    expect(await stateOf(paymentId)).toEqual(DISPUTED);
    await goTo(1, 5);
    expect([await waits(), await payouts()]).toEqual([["given_back"], []]);
    await expectCleanBooks();

    await decided(id, "won");
    expect(await stateOf(paymentId)).toEqual(KEPT);
    expect(await payouts()).toEqual([{ round: 1, cash: 200_00, short: 0 }]);
    const before = await rowCounts(service.services.db);
    await circle.tick();
    expect(await rowCounts(service.services.db)).toEqual(before);
    await expectCleanBooks();
  });

  it("until it is lost in time: the payer is told, owes the round again and pays it (D40)", async () => {
    const { intent, paymentId } = await paid("Bruno");
    const id = await disputed(intent);
    await paid("Chloe");
    await decided(id, "lost");
    expect(await stateOf(paymentId)).toEqual(LOST);
    expect(await told("Bruno")).toEqual(["taken_back"]);
    expect([await waits(), await payouts()]).toEqual([["contributions"], []]);
    await expectCleanBooks();

    await paid("Bruno");
    expect(await payouts()).toEqual([{ round: 1, cash: 200_00, short: 0 }]);
    await expectCleanBooks();
  });

  it("until it is lost after the grace: the pot goes out without it, and paid at once it is forwarded (D34, D40, D59)", async () => {
    const { intent, paymentId } = await paid("Bruno");
    const id = await disputed(intent);
    await paid("Chloe");
    await goTo(1, 45);
    expect(await stateOf(paymentId)).toEqual(DISPUTED);
    expect((await payouts())[0]).not.toMatchObject({ round: 1 });
    await decided(id, "lost");
    expect((await payouts())[0]).toEqual({ round: 1, cash: 100_00, short: 100_00 });
    await expectCleanBooks();

    await paid("Bruno");
    expect(await forwarded()).toEqual([100_00]);
    await expectCleanBooks();
  });
});

describe("a round whose payment was taken back can be paid again (D40, D279)", () => {
  const lateCode = async (name: string) =>
    (await circle.contribute(name, { round: 1 })).body.extensions?.code ?? "open";

  it("at once while the payout waits for somebody else, and then the pot is whole", async () => {
    const { intent } = await paid("Bruno");
    const id = await disputed(intent);
    const open = await disputed((await paid("Chloe")).intent);
    await goTo(1, 5);
    await decided(id, "lost");
    expect([await waits(), await payouts()]).toEqual([["given_back"], []]);
    await paid("Bruno");
    await decided(open, "won");
    expect(await payouts()).toEqual([{ round: 1, cash: 200_00, short: 0 }]);
    await expectCleanBooks();
  });

  it("at any time after its grace, and nobody has to allow it", async () => {
    const { intent } = await paid("Bruno");
    const id = await disputed(intent);
    await paid("Chloe");
    await goTo(1, 5);
    await decided(id, "lost");
    await goTo(1, 13);
    const { body } = await service.callAction(
      "allow_late_payment",
      { group_id: circle.groupId, user_id: circle.member("Bruno").userId, cycle: 1, payout_round: 1 },
      { as: circle.member("Amina").userId },
    );
    expect(body).toMatchObject({ extensions: { code: "contribution-not-locked" } });
    expect(await lateCode("Bruno")).toBe("open");
    await expectCleanBooks();
  });

  it("also where its grace ended only after it was taken back", async () => {
    const { intent } = await paid("Bruno");
    const id = await disputed(intent);
    await paid("Chloe");
    await decided(id, "lost");
    await goTo(1, 13);
    expect(await lateCode("Bruno")).toBe("open");
    await expectCleanBooks();
  });
});

describe("a dispute about money that has moved on", () => {
  it("takes nothing from the recipient: lost, a person settles it with the payer (D40)", async () => {
    const { intent, paymentId } = await paid("Bruno");
    await paid("Chloe");
    const whole = [{ round: 1, cash: 200_00, short: 0 }];
    expect(await payouts()).toEqual(whole);
    await decided(await disputed(intent), "lost");
    expect(await stateOf(paymentId)).toEqual({ ...DISPUTED, person: "dispute_lost" });
    expect([await payouts(), await told("Bruno")]).toEqual([whole, []]);
    await expectCleanBooks();
  });
});

describe("a refund of the whole whose money has moved on", () => {
  it("moves nothing and stays with a person (D40)", async () => {
    const { intent, paymentId } = await paid("Bruno");
    await paid("Chloe");
    await refunded(intent, TOTAL);
    expect(await stateOf(paymentId)).toEqual({ ...KEPT, person: "given_back" });
    expect([await payouts(), await told("Bruno")]).toEqual([[{ round: 1, cash: 200_00, short: 0 }], []]);
    await expectCleanBooks();
  });
});

describe("what the provider tells of a dispute", () => {
  it.each(["lost", "won"] as const)("twice and the end before the beginning, ends once: %s", async (end) => {
    const { intent, paymentId } = await paid("Bruno");
    await control(stripe.base, "webhooks", { action: "pause" });
    const { id } = await dispute({ paymentIntent: intent });
    await dispute({ dispute: id, status: end });
    const { deliveries } = await control<{ deliveries: { id: number; state: string; type: string }[] }>(
      stripe.base,
      "webhooks",
      undefined,
      "GET",
    );
    const waiting = deliveries.filter(({ state, type }) => state === "waiting" && type.startsWith("charge.dispute."));
    for (const delivery of [...waiting.toReversed(), ...waiting]) {
      await control(stripe.base, "webhooks", { action: "deliver", id: delivery.id });
      await service.settle();
    }
    await control(stripe.base, "webhooks", { action: "resume" });
    expect(await stateOf(paymentId)).toEqual(end === "won" ? KEPT : LOST);
    expect(await reversals(paymentId)).toBe(end === "won" ? 0 : 1);
    await expectCleanBooks();
  });

  it.each(["lost", "won"] as const)(
    "never: it is found by asking, and found again changes nothing: %s",
    async (end) => {
      const { intent, paymentId } = await paid("Bruno");
      await deaf(async () => {
        const { id } = await dispute({ paymentIntent: intent });
        await reconcileTwice();
        expect(await stateOf(paymentId)).toEqual(DISPUTED);

        // So long afterwards that the provider's list of new disputes no longer names it.
        await goTo(1, 40);
        await dispute({ dispute: id, status: end });
        await reconcileTwice();
      });
      expect(await stateOf(paymentId)).toEqual(end === "won" ? KEPT : LOST);
      expect(await reversals(paymentId)).toBe(end === "won" ? 0 : 1);
      await expectCleanBooks();
    },
  );

  it("never, until it is lost already: it is taken back once", async () => {
    const { intent, paymentId } = await paid("Bruno");
    await deaf(async () => {
      const { id } = await dispute({ paymentIntent: intent });
      await dispute({ dispute: id, status: "lost" });
      await reconcileTwice();
    });
    expect([await stateOf(paymentId), await reversals(paymentId)]).toEqual([LOST, 1]);
    await expectCleanBooks();
  });
});

/** Every webhook of the time is lost. */
async function deaf(work: () => Promise<void>): Promise<void> {
  await control(stripe.base, "webhooks", { action: "drop", count: 1_000 });
  try {
    await work();
  } finally {
    await control(stripe.base, "webhooks", { action: "drop", count: 0 });
  }
}

async function reconcileTwice(): Promise<void> {
  expect(await service.tick("reconcile_payments")).toBe(200);
  const once = await rowCounts(service.services.db);
  expect(await service.tick("reconcile_payments")).toBe(200);
  expect(await rowCounts(service.services.db)).toEqual(once);
}

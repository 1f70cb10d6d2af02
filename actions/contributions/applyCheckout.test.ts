import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import type { CheckoutSession } from "../providers/payments/provider.ts";
import { onDay } from "../test/clock.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { contentsHash } from "../test/contents.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyCheckout } from "./applyCheckout.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const apply = (session: CheckoutSession) => applyCheckout(service.services, session);
const read = (paymentId: unknown) =>
  service.services.db
    .selectFrom("payments")
    .selectAll()
    .where("payment_id", "=", String(paymentId))
    .executeTakeFirstOrThrow();

/** A circle on its first due date, and Bruno's checkout of 105.77 (101.50 by bank) as the provider first knew it. */
async function opened(method: "card" | "us_bank_account" = "card"): Promise<{
  circle: StartedCircle;
  paymentId: unknown;
  session: CheckoutSession;
}> {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  const { body } = await circle.contribute("Bruno", { method });
  const session = (await service.payments.readCheckout(String(body.url).split("/").at(-1)!))!;
  return { circle, paymentId: body.payment_id, session };
}

const paid = { state: "paid", amountPaid: 105_77, currency: "usd", paymentIntentId: "pi_1", url: null } as const;

describe("applyCheckout", () => {
  it("settles once, however often the message comes", async () => {
    const { session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    const settled = await read(paymentId);
    expect(settled).toMatchObject({ status: "completed", transaction_id: "pi_1", held_until: null, is_early: false });
    const before = await contentsHash(service.services.db);
    for (const state of ["paid", "open", "expired", "failed", "processing"] as const) {
      await apply({ ...session, ...paid, state });
    }
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  it.each([
    ["a cent too little", { amountPaid: 105_76 }],
    ["a cent too much", { amountPaid: 105_78 }],
    ["another currency", { currency: "eur" }],
    ["no amount", { amountPaid: null }],
  ])("never settles %s, and the round can be paid again", async (_, changes) => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, ...paid, ...changes });
    expect(await read(paymentId)).toMatchObject({ status: "failed", failure_reason: "amount_mismatch" });
    expect((await circle.contribute("Bruno")).status).toBe(200);
  });

  it("lets money that really arrived win over an earlier failure", async () => {
    const { session, paymentId } = await opened();
    await apply({ ...session, state: "expired" });
    expect((await read(paymentId)).status).toBe("failed");
    await apply({ ...session, ...paid });
    expect((await read(paymentId)).status).toBe("completed");
  });

  it("settles a round once even when an old checkout turns out paid after a new one was (D38)", async () => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, state: "expired" });
    await circle.pay("Bruno");
    await apply({ ...session, ...paid });
    expect(await read(paymentId)).toMatchObject({
      status: "failed",
      failure_reason: "paid_twice",
      transaction_id: "pi_1",
    });
    const { rows } = await countCompleted(circle);
    expect(rows).toBe(1);
    const before = await contentsHash(service.services.db);
    await apply({ ...session, ...paid });
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  it("lists a charge that settles nothing for a person until it is refunded (D38)", async () => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, state: "expired" });
    await circle.pay("Bruno");
    await apply({ ...session, ...paid });
    expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: "paid_twice" });
    await apply({ ...session, ...paid, amountRefunded: 100_00 });
    expect((await needed(paymentId)).last_error).toBe("paid_twice");
    await apply({ ...session, ...paid, amountRefunded: 105_77 });
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
    expect(await read(paymentId)).toMatchObject({ refunded_amount: 105_77, refunded_at: expect.any(Date) });
  });

  it("marks the refund of a settled charge, tells a person, and holds the payout (D33, D36)", async () => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    await apply({ ...session, ...paid, amountRefunded: 5_77 });
    expect(await read(paymentId)).toMatchObject({ status: "completed", refunded_amount: 5_77 });
    expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: "given_back" });
    await apply({ ...session, ...paid, amountRefunded: 5_77, dispute: "open" });
    expect((await needed(paymentId)).last_error).toBe("disputed");
    await apply({ ...session, ...paid, amountRefunded: 5_77 });
    expect((await needed(paymentId)).last_error).toBe("given_back");
    await circle.pay("Chloe");
    await circle.tick();
    expect(await payouts(circle)).toBe(0);

    // The refund failed at the bank.
    await apply({ ...session, ...paid });
    expect(await read(paymentId)).toMatchObject({ refunded_amount: 0, refunded_at: null });
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
    expect(await payouts(circle)).toBe(1);
  });

  it("takes a settled charge back that the provider refunded whole: its payer is told once, pays again, and the pot is whole (D40, D279)", async () => {
    const { circle, session, paymentId } = await opened();
    await circle.pay("Chloe");
    await apply({ ...session, ...paid, dispute: "open" });
    const refunded = { ...session, ...paid, amountRefunded: 105_77 };
    await apply(refunded);
    const before = await contentsHash(service.services.db);
    await apply(refunded);
    expect(await contentsHash(service.services.db)).toBe(before);
    const back = { status: "failed", failure_reason: "given_back", returned_at: expect.any(Date) };
    expect(await read(paymentId)).toMatchObject(back);
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
    expect(await toldOf(circle, "Bruno")).toEqual(["given_back"]);
    expect(await waitsOf(circle)).toEqual(["contributions"]);

    // A dispute about what has gone back already is answered by a person, and changes nothing here.
    await apply({ ...refunded, dispute: "open" });
    expect([await read(paymentId), await needed(paymentId)]).toMatchObject([back, { last_error: "disputed" }]);
    await apply(refunded);
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });

    await circle.pay("Bruno");
    const { rows } = await sql`select amount, shortfall_amount from payout_distributions
      where group_id = ${circle.groupId}`.execute(service.services.db);
    expect(rows).toEqual([{ amount: 200_00, shortfall_amount: 0 }]);
    expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it("lists a charge that its payer disputes for a person, and holds the payout until the bank decides for us (D33, D36)", async () => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    await apply({ ...session, ...paid, dispute: "open" });
    expect(await read(paymentId)).toMatchObject({ status: "completed", disputed_at: expect.any(Date) });
    expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: "disputed" });
    const before = await contentsHash(service.services.db);
    await apply({ ...session, ...paid, dispute: "open" });
    expect(await contentsHash(service.services.db)).toBe(before);
    await circle.pay("Chloe");
    await circle.tick();
    expect(await payouts(circle)).toBe(0);
    expect(await waitsOf(circle)).toEqual(["given_back"]);

    await apply({ ...session, ...paid });
    expect(await read(paymentId)).toMatchObject({ disputed_at: null });
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
    expect(await payouts(circle)).toBe(1);
  });

  it("names the dispute about a charge that was paid out, whatever had been given back of it: nobody gives the rest as well (D40)", async () => {
    const { circle, session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    await circle.pay("Chloe");
    expect(await payouts(circle)).toBe(1);
    for (const { amountRefunded, dispute, person } of [
      { amountRefunded: 5_77, dispute: "none", person: "given_back" },
      { amountRefunded: 5_77, dispute: "open", person: "disputed" },
      { amountRefunded: 5_77, dispute: "none", person: "given_back" },
      { amountRefunded: 105_77, dispute: "open", person: "disputed" },
      { amountRefunded: 105_77, dispute: "lost", person: "dispute_lost" },
    ] as const) {
      await apply({ ...session, ...paid, amountRefunded, dispute });
      expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: person });
    }
    expect([await read(paymentId), await toldOf(circle, "Bruno")]).toMatchObject([{ status: "completed" }, []]);
  });

  it("never settles a charge that was disputed and lost before we heard of it: its payer is told, and nobody has to look (D40)", async () => {
    const { circle, session, paymentId } = await opened();
    for (const _ of ["first", "again"]) await apply({ ...session, ...paid, dispute: "lost" });
    expect(await toldOf(circle, "Bruno")).toEqual(["taken_back"]);
    expect(await read(paymentId)).toMatchObject({
      status: "failed",
      failure_reason: "dispute_lost",
      returned_at: null,
    });
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
    await circle.pay("Bruno");
    expect((await countCompleted(circle)).rows).toBe(1);
  });

  it("opens the round of such a charge for good, as its payer is told: it can be paid after the grace (D279)", async () => {
    const { circle, session } = await opened();
    for (const _ of ["first", "again"]) await apply({ ...session, ...paid, dispute: "lost" });
    await circle.goTo(1, 13);
    expect((await circle.pay("Bruno", { round: 1 })).body).toMatchObject({ status: "completed" });
  });

  it("settles a lost charge no more that an appeal brings back: a person gives it back (D40)", async () => {
    const { session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    const { receipt_number } = await read(paymentId);
    await apply({ ...session, ...paid, dispute: "lost" });
    const lost = { status: "failed", failure_reason: "dispute_lost", paid_at: null, receipt_number };
    expect(await read(paymentId)).toMatchObject(lost);
    const before = await contentsHash(service.services.db);
    for (const dispute of ["lost", "open"] as const) await apply({ ...session, ...paid, dispute });
    expect(await contentsHash(service.services.db)).toBe(before);
    await apply({ ...session, ...paid });
    expect(await read(paymentId)).toMatchObject({ ...lost, failure_reason: "won_too_late" });
    expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: "won_too_late" });
    await apply({ ...session, ...paid, amountRefunded: 105_77 });
    expect(await needed(paymentId)).toEqual({ given_up_at: null, last_error: null });
  });

  it("D40: where the bank kept a part of a taken back charge and the rest came to us again, a person gives the rest back", async () => {
    const { session, paymentId } = await opened();
    await apply({ ...session, ...paid });
    await apply({ ...session, ...paid, amountRefunded: 100_00, dispute: "lost" });
    // The refund has failed.
    for (const _ of ["first", "again"]) await apply({ ...session, ...paid, dispute: "lost_in_part" });
    expect(await read(paymentId)).toMatchObject({ status: "failed", failure_reason: "won_too_late", paid_at: null });
    expect(await needed(paymentId)).toEqual({ given_up_at: expect.any(Date), last_error: "won_too_late" });
  });

  it("never settles a charge that was refunded before we heard of it: its payer is told, and the round can be paid after the grace (D40, D279)", async () => {
    const { circle, session, paymentId } = await opened();
    for (const _ of ["first", "again"]) await apply({ ...session, ...paid, amountRefunded: 105_77 });
    expect(await read(paymentId)).toMatchObject({
      status: "failed",
      failure_reason: "given_back",
      refunded_amount: 105_77,
    });
    expect(await toldOf(circle, "Bruno")).toEqual(["given_back"]);
    expect(await openings(circle)).toBe(1);
    await circle.goTo(1, 13);
    expect((await circle.pay("Bruno", { round: 1 })).body).toMatchObject({ status: "completed" });
    expect((await countCompleted(circle)).rows).toBe(1);
  });

  it("tells and opens as much once the rest of such a charge is refunded, or lost, and not before (D40, D279)", async () => {
    for (const { back, told } of [
      { back: { amountRefunded: 105_77 }, told: ["given_back"] },
      { back: { amountRefunded: 5_77, dispute: "lost" }, told: ["taken_back"] },
    ] as const) {
      const { circle, session, paymentId } = await opened();
      await apply({ ...session, ...paid, amountRefunded: 5_77 });
      expect([await toldOf(circle, "Bruno"), await openings(circle)]).toEqual([[], 0]);
      expect((await needed(paymentId)).last_error).toBe("given_back");
      for (const _ of ["first", "again"]) await apply({ ...session, ...paid, ...back });
      expect([await toldOf(circle, "Bruno"), await openings(circle)]).toEqual([told, 1]);
    }
  });

  it("ignores a session that is not ours", async () => {
    const before = await contentsHash(service.services.db);
    await apply({
      ...paid,
      sessionId: "cs_other",
      paymentId: null,
      amountRefunded: 0,
      dispute: "none",
      confirmedAt: null,
      availableOn: null,
    });
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  it("counts a bank debit from when it was started, and holds it until it settles (D31, D248)", async () => {
    const { circle, session, paymentId } = await opened("us_bank_account");
    await apply({ ...session, state: "processing" });
    const { started_at } = await read(paymentId);
    await circle.goTo(1, 5);
    const availableOn = new Date(Date.now() + 400 * 86_400_000);
    await apply({ ...session, ...paid, amountPaid: 101_50, availableOn });
    expect(await read(paymentId)).toMatchObject({ status: "completed", started_at, held_until: availableOn });
  });

  it("stores the day on which a debit settles, once the provider names it (D31)", async () => {
    const { circle, session, paymentId } = await opened("us_bank_account");
    const settled = { ...session, ...paid, amountPaid: 101_50 };
    await apply(settled);
    // Thursday 7 January and four business days.
    expect((await read(paymentId)).held_until).toEqual(onDay("2027-01-13", circle.timeZone, 0));
    await apply({ ...settled, availableOn: onDay("2027-01-11", circle.timeZone) });
    expect((await read(paymentId)).held_until).toEqual(onDay("2027-01-11", circle.timeZone));
    await apply({ ...settled, availableOn: onDay("2027-01-06", circle.timeZone) });
    expect((await read(paymentId)).held_until).toBeNull();
  });

  it("counts a payment confirmed in time as on time, even when its message was lost (D61, D248)", async () => {
    const { circle, session, paymentId } = await opened();
    await circle.goTo(1, 2);
    await apply({ ...session, ...paid });
    const { due_at } = await service.services.db
      .selectFrom("rounds")
      .select("due_at")
      .where("group_id", "=", circle.groupId)
      .where("payout_round", "=", 1)
      .executeTakeFirstOrThrow();
    expect((await read(paymentId)).started_at < due_at).toBe(true);
  });

  it("ends the same whatever the order and the number of the provider's messages", async () => {
    const states = fc.shuffledSubarray(
      ["open", "processing", "paid", "paid", "expired", "failed", "open", "processing"] as const,
      { minLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(states, async (order) => {
        const { circle, session, paymentId } = await opened("us_bank_account");
        for (const state of order) await apply({ ...session, ...paid, amountPaid: 101_50, state });
        expect(await read(paymentId)).toMatchObject({ status: "completed", is_processing: false });
        expect((await countCompleted(circle)).rows).toBe(1);
      }),
      { numRuns: 25 },
    );
    const results = await runChecks(service.services.db);
    expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
  });
});

const needed = (paymentId: unknown) =>
  service.services.db
    .selectFrom("private.payment_attempts")
    .select(["given_up_at", "last_error"])
    .where("payment_id", "=", String(paymentId))
    .executeTakeFirstOrThrow();

/** What the payout of the first round waits for. */
async function waitsOf(circle: StartedCircle): Promise<string[]> {
  const { rows } = await sql<{ reason: string }>`select reason from payout_waits where group_id = ${circle.groupId}
    and payout_round = 1`.execute(service.services.db);
  return rows.map(({ reason }) => reason);
}

/** Why a person was told that a payment came to nothing. */
async function toldOf(circle: StartedCircle, name: string): Promise<string[]> {
  const { rows } = await sql<{ reason: string }>`select values ->> 'reason' as reason from notifications
    where group_id = ${circle.groupId} and user_id = ${circle.member(name).userId} and kind = 'payment_failed'`.execute(
    service.services.db,
  );
  return rows.map(({ reason }) => reason);
}

/** How often a first round was opened for good because its payment went back. */
async function openings(circle: StartedCircle): Promise<number> {
  const { rows } = await sql`select from late_allowances l join rounds r using (round_id)
    where r.group_id = ${circle.groupId} and r.payout_round = 1 and l.reason = 'taken_back'`.execute(
    service.services.db,
  );
  return rows.length;
}

async function payouts(circle: StartedCircle): Promise<number> {
  const { rows } = await service.services.db
    .selectFrom("payout_distributions")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where("group_id", "=", circle.groupId)
    .executeTakeFirstOrThrow();
  return rows;
}

async function countCompleted(circle: StartedCircle): Promise<{ rows: number }> {
  const { rows } = await service.services.db
    .selectFrom("ledger_transactions")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where("group_id", "=", circle.groupId)
    .where("kind", "=", "contribution")
    .executeTakeFirstOrThrow();
  return { rows };
}

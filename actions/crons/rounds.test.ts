import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { contentsHash } from "../test/contents.ts";
import { memberVotes } from "../test/memberVotes.ts";
import { startTestService, type ActionAnswer, type TestService } from "../test/testService.ts";
import { groupsWithDueWork } from "./rounds.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
});

const sessionOf = (answer: ActionAnswer) => String(answer.body.url).split("/").at(-1)!;

describe("rounds", () => {
  it("catches up after weeks of silence: every round once, then nothing more (D33, D58, D82)", async () => {
    await circle.pay("Bruno");
    await circle.goTo(3, 30);
    expect([await service.tick("rounds"), await service.tick("rounds")]).toEqual([200, 200]);
    const { db } = service.services;
    const payouts = await db
      .selectFrom("payout_distributions")
      .select(["payout_round", "amount", "shortfall_amount"])
      .where("group_id", "=", circle.groupId)
      .orderBy("payout_round")
      .execute();
    // Chloe owes both rounds before her own, so the circle is asked first (D65); the others owe only what came later.
    expect(payouts).toEqual([
      { payout_round: 1, amount: 100_00, shortfall_amount: 100_00 },
      { payout_round: 2, amount: 0, shortfall_amount: 200_00 },
    ]);
    expect(await memberVotes(service, circle).latest()).toMatchObject({ user_id: circle.member("Chloe").userId });
    const before = await contentsHash(db);
    await service.tick("rounds");
    expect(await contentsHash(db)).toBe(before);
  });

  it("does nothing in a frozen group, and catches up when it is thawed (D210)", async () => {
    const { db } = service.services;
    const freeze = (at: Date | null) =>
      db.updateTable("groups").set({ frozen_at: at }).where("group_id", "=", circle.groupId).execute();
    await circle.goTo(1, -1);
    await circle.pay("Bruno");
    await circle.pay("Chloe");
    await freeze(new Date());
    await circle.goTo(1, 0);
    const before = await contentsHash(db);
    await service.tick("rounds");
    expect(await contentsHash(db)).toBe(before);
    await freeze(null);
    await service.tick("rounds");
    const { current_payout_round } = await db
      .selectFrom("cycles")
      .select("current_payout_round")
      .where("group_id", "=", circle.groupId)
      .executeTakeFirstOrThrow();
    expect(current_payout_round).toBe(2);
  });

  describe("which circles have work (D33)", () => {
    const hasWork = async () => (await groupsWithDueWork(service.services.db)).includes(circle.groupId);
    const mark = (name: string, marks: object) =>
      service.services.db
        .updateTable("payments")
        .set(marks)
        .where("group_id", "=", circle.groupId)
        .where("user_id", "=", circle.member(name).userId)
        .execute();

    it("none within the grace while somebody has not paid, and one as it ends", async () => {
      await circle.pay("Bruno");
      await circle.goTo(1, 3, 23);
      expect(await hasWork()).toBe(false);
      await circle.goTo(1, 4, 0);
      expect(await hasWork()).toBe(true);
    });

    it("one whose money came early, as the payout day begins, but not while some of it is held or in dispute", async () => {
      await circle.goTo(1, -1);
      for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
      expect(await hasWork()).toBe(false);
      await circle.goTo(1, 0);
      expect(await hasWork()).toBe(true);
      await mark("Bruno", { held_until: new Date("2027-01-09T00:00:00Z") });
      expect(await hasWork()).toBe(false);
      await mark("Bruno", { held_until: null, disputed_at: new Date("2027-01-07T00:00:00Z") });
      expect(await hasWork()).toBe(false);
      await mark("Bruno", { disputed_at: null });
      expect(await hasWork()).toBe(true);
      await service.tick("rounds");
      expect(await hasWork()).toBe(false);
    });

    it("none after the grace while a debit is on its way, and one as soon as it has failed or settled", async () => {
      await circle.pay("Chloe");
      const debit = await circle.contribute("Bruno", { method: "us_bank_account" });
      service.payments.pay(sessionOf(debit));
      await service.tick("reconcile_payments");
      await circle.goTo(1, 4);
      expect(await hasWork(), "the grace has ended").toBe(true);
      await service.tick("rounds");
      expect(await hasWork(), "the debit is on its way").toBe(false);
      await mark("Bruno", { status: "failed", is_processing: false });
      expect(await hasWork(), "it has failed").toBe(true);
    });

    it("one that is to be asked about a recipient who owes too much, once, whoever has not paid (D65)", async () => {
      for (const round of [1, 2]) {
        await circle.goTo(round, 4);
        await service.tick("rounds");
      }
      await circle.goTo(3, 0, 0);
      expect(await hasWork()).toBe(true);
      await service.tick("rounds");
      expect(await memberVotes(service, circle).latest()).toMatchObject({ user_id: circle.member("Chloe").userId });
      expect(await hasWork()).toBe(false);
    });
  });

  it.each([
    { what: "a dispute about", marks: { disputed_at: new Date("2027-01-13") } },
    { what: "money given back of", marks: { refunded_amount: 1_00, refunded_at: new Date("2027-01-13") } },
  ])(
    "asks no circle again and again for $what a late contribution, which a person decides about",
    async ({ marks }) => {
      const { db } = service.services;
      await circle.pay("Bruno");
      await circle.goTo(1, 4);
      await service.tick("rounds");
      const late = { group_id: circle.groupId, cycle: 1, payout_round: 1, user_id: circle.member("Chloe").userId };
      await service.callAction("allow_late_payment", late, { as: circle.member("Amina").userId });
      await circle.pay("Chloe", { round: 1 });
      await db.updateTable("payout_shortfalls").set({ settled_at: null, payment_id: null }).execute();
      expect(await groupsWithDueWork(db)).toContain(circle.groupId);
      await db.updateTable("payments").set(marks).where("user_id", "=", circle.member("Chloe").userId).execute();
      expect(await groupsWithDueWork(db)).not.toContain(circle.groupId);
    },
  );

  it("moves to the next round when the grace ends, though the payout waits for a started debit (D33, D58)", async () => {
    await circle.pay("Chloe");
    const debit = await circle.contribute("Bruno", { method: "us_bank_account" });
    const session = service.payments.pay(sessionOf(debit));
    await circle.goTo(1, 1);
    await service.tick("reconcile_payments");
    await circle.goTo(1, 4);
    await service.tick("rounds");
    const { db } = service.services;
    const pointer = () =>
      db
        .selectFrom("cycles as c")
        .leftJoin("payout_distributions as d", "d.group_id", "c.group_id")
        .select(["c.current_payout_round", "d.amount"])
        .where("c.group_id", "=", circle.groupId)
        .executeTakeFirstOrThrow();
    expect(await pointer()).toEqual({ current_payout_round: 2, amount: null });
    service.payments.pay(session.sessionId, { availableOn: new Date("2027-01-11T12:00:00Z") });
    await circle.goTo(1, 5);
    await service.tick("reconcile_payments");
    expect(await pointer()).toEqual({ current_payout_round: 2, amount: 200_00 });
  });
});

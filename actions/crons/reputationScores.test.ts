import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { unfreezeGroup } from "../groups/unfreezeGroup.ts";
import { lockGroup } from "../groups/queries.ts";
import { inTransaction } from "../db/database.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await look();
});

const look = async () => expect(await service.tick("reputation_scores")).toBe(200);
const scoreOf = async (name: string) => {
  const { reputation_score } = await service.services.db
    .selectFrom("user_profiles")
    .select("reputation_score")
    .where("user_id", "=", circle.member(name).userId)
    .executeTakeFirstOrThrow();
  return reputation_score;
};
/** Everybody's score after the clock was looked at, Amina's first; every stored score is what the records say. */
async function scores(): Promise<number[]> {
  await look();
  await expectTrue();
  return [await scoreOf("Amina"), await scoreOf("Bruno"), await scoreOf("Chloe")];
}
async function expectTrue() {
  const broken = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(broken.filter(({ name }) => name.includes("D135"))).toEqual([]);
}

describe("D135: the score", () => {
  it("falls as the grace ends and not before, again with a default, and no more when it is looked at twice", async () => {
    await circle.goTo(1, 0);
    await circle.pay("Chloe");
    await circle.goTo(1, 3, 23);
    expect(await scores()).toEqual([100, 100, 100]);
    await circle.goTo(1, 4, 0);
    expect(await scores()).toEqual([100, 95, 100]);
    expect(await scores()).toEqual([100, 95, 100]);
    await circle.goTo(1, 30, 23);
    // By then rounds 2 and 3 are late for whoever owed them.
    expect(await scores()).toEqual([90, 90, 95]);
    await circle.goTo(1, 31, 0);
    expect(await scores()).toEqual([90, 65, 95]);
  });

  it("comes back: a late mark fades after 12 months, a settled default after 24, an open one never", async () => {
    for (const round of [1, 2, 3]) {
      await circle.goTo(round, 0);
      for (const name of ["Amina", "Bruno", "Chloe"].toSpliced(round - 1, 1))
        if (!(round === 1 && name === "Bruno") && !(round === 2 && name === "Amina")) await circle.pay(name, { round });
    }
    await circle.goTo(3, 4);
    await circle.tick();
    await circle.goToDay("2027-03-15");
    expect(await scores()).toEqual([70, 70, 100]);
    await circle.pay("Bruno", { round: 1 });
    expect(await scores()).toEqual([70, 70, 100]);
    await circle.goToDay("2028-02-15");
    expect(await scores()).toEqual([75, 75, 100]);
    await circle.goToDay("2029-03-16");
    expect(await scores()).toEqual([75, 100, 100]);
    await circle.goToDay("2032-01-01");
    expect(await scores()).toEqual([75, 100, 100]);
  });

  it("catches up after any silence", async () => {
    await circle.goToDay("2030-01-01");
    expect(await scores()).toEqual([50, 50, 50]);
  });

  it("forgets a mark at once when the payment turns out to have been started in time (D248)", async () => {
    await circle.goTo(1, 0);
    const { body } = await circle.contribute("Bruno", { method: "us_bank_account" });
    await circle.goTo(1, 5);
    expect((await scores())[1]).toBe(95);
    await sql`update payments set is_processing = true, started_at = (select grace_ends_at - interval '1 hour' from rounds r
      where r.group_id = payments.group_id and r.cycle = payments.cycle and r.payout_round = payments.payout_round)
      where payment_id = ${body.payment_id}`.execute(service.services.db);
    expect(await scoreOf("Bruno")).toBe(100);
    await sql`update payments set is_processing = false, status = 'failed' where payment_id = ${body.payment_id}`.execute(
      service.services.db,
    );
    expect(await scoreOf("Bruno")).toBe(95);
    await expectTrue();
  });

  it("forgets it when the grace is moved for the member, or an exit had ended what was owed", async () => {
    const { db } = service.services;
    await circle.goTo(1, 4);
    expect(await scores()).toEqual([100, 95, 95]);
    const of = (name: string) =>
      sql`group_id = ${circle.groupId} and payout_round = 1 and user_id = ${circle.member(name).userId}`;
    await sql`update obligations set grace_ends_at = grace_ends_at + interval '7 days' where ${of("Bruno")}`.execute(
      db,
    );
    await sql`update obligations set waived_at = grace_ends_at - interval '1 day' where ${of("Chloe")}`.execute(db);
    expect([await scoreOf("Bruno"), await scoreOf("Chloe")]).toEqual([100, 100]);
    await expectTrue();
  });

  it("stands still while the circle is frozen, and no default comes of the freeze (D263)", async () => {
    const { db } = service.services;
    await circle.goTo(1, 4);
    expect(await scores()).toEqual([100, 95, 95]);
    await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}`.execute(db);
    await circle.goTo(1, 60);
    expect(await scores()).toEqual([100, 95, 95]);
    await inTransaction(db, async (tx, now) => {
      const group = await lockGroup(tx, circle.groupId);
      await unfreezeGroup(tx, group!, now);
    });
    await expectTrue();
    expect(await scores()).toEqual([100, 95, 95]);
  });

  it("asks nothing of the rounds that were open when a circle ended early (D87)", async () => {
    const { db } = service.services;
    await circle.goTo(1, 4);
    expect(await scores()).toEqual([100, 95, 95]);
    await sql`update groups set status = 'inactive' where group_id = ${circle.groupId}`.execute(db);
    expect([await scoreOf("Bruno"), await scoreOf("Chloe")]).toEqual([100, 100]);
    await expectTrue();
  });
});

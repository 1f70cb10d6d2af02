import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../checks/books.ts";
import { runChecks } from "../checks/runChecks.ts";
import { unfreezeGroup } from "../groups/unfreezeGroup.ts";
import { lockGroup } from "../groups/queries.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { setClock } from "../test/clock.ts";
import { lookAtScores } from "./reputationScores.ts";

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
  const checks = BOOK_CHECKS.filter(({ name }) => name.includes("D135"));
  expect(await runChecks(service.services.db, checks)).toMatchObject([{ violations: 0 }]);
}

/** A whole cycle in which Bruno does not pay for round 1, nor Amina for round 2. */
async function playCycle(): Promise<void> {
  for (const round of [1, 2, 3]) {
    await circle.goTo(round, 0);
    for (const name of ["Amina", "Bruno", "Chloe"].toSpliced(round - 1, 1))
      if (!(round === 1 && name === "Bruno") && !(round === 2 && name === "Amina")) await circle.pay(name, { round });
  }
  await circle.goTo(3, 4);
  await circle.tick();
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
    await playCycle();
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

  it("is what the records say whichever way the clock goes, also over the day that other years do not have", async () => {
    const { db } = service.services;
    await playCycle();
    await circle.goToDay("2027-03-15");
    await circle.pay("Bruno", { round: 1 });
    const { rows } = await sql<{ at: Date }>`
      select distinct x.at + wobble as at from obligations o join payments p using (group_id, cycle, payout_round, user_id),
        unnest(array[o.grace_ends_at, o.defaults_at, o.grace_ends_at + interval '12 months', p.paid_at + interval '24 months',
          timestamptz '2028-02-28 11:00', '2028-02-29 09:00', '2028-02-29 13:00']) x (at),
        unnest(array[interval '-1 second', '0', '2 hours']) wobble
      where o.group_id = ${circle.groupId} and p.started_at > o.grace_ends_at order by 1`.execute(db);
    const instants = rows.map(({ at }) => at);
    expect(instants.length).toBeGreaterThan(20);
    // There, back by every third, and to the end.
    for (const at of [...instants, ...instants.toReversed().filter((_, n) => n % 3 === 0), instants.at(-1)!]) {
      await setClock(db, at);
      await look();
      await expectTrue();
    }
  });

  it("follows at once what a mark costs and how long it counts", async () => {
    const { db } = service.services;
    const costs = (points: number) => sql`update limits set value = ${points} where limit_id = 'late_mark'`.execute(db);
    await circle.goTo(1, 4);
    expect(await scores()).toEqual([100, 95, 95]);
    await costs(7);
    expect([await scoreOf("Bruno"), await scoreOf("Chloe")]).toEqual([93, 93]);
    await expectTrue();
    await costs(5);
    expect(await scoreOf("Bruno")).toBe(95);
  });

  describe("a record that changes beside a look after three days of silence", () => {
    const graceOf = (round: number, name: string, days: number) =>
      sql`update obligations set grace_ends_at = grace_ends_at + make_interval(days => ${days}::integer),
          defaults_at = defaults_at + make_interval(days => ${days}::integer)
        where group_id = ${circle.groupId} and payout_round = ${round} and user_id = ${circle.member(name).userId}`;
    const lookIn = (tx: Tx) => sql`select private.look_at_scores(private.next_look(2000))`.execute(tx);

    it("does not take the look's mark away when it waited for it", async () => {
      const { db } = service.services;
      await circle.goTo(1, 4);
      expect((await scores())[2]).toBe(95);
      await circle.goTo(2, 7);
      const change = await inTransaction(db, async (tx) => {
        await lookIn(tx);
        // The late mark of round 1 goes, on another connection; that of round 2 is in the look that is not committed.
        const waiting = graceOf(1, "Chloe", 60).execute(db);
        await expectWaiting(db, 1);
        return { waiting };
      });
      await change.waiting;
      expect(await scoreOf("Chloe")).toBe(95);
      await expectTrue();
    });

    it.each(["the look", "the change"])(
      "is reckoned by the next look where neither saw the other, and %s was committed first",
      async (first) => {
        const { db } = service.services;
        await circle.goTo(1, 0);
        await look();
        await circle.goTo(1, 7);
        const [change, looking] = [await db.startTransaction().execute(), await db.startTransaction().execute()];
        await graceOf(1, "Chloe", 60).execute(change);
        await lookIn(looking);
        for (const one of first === "the look" ? [looking, change] : [change, looking]) await one.commit().execute();
        expect((await scores())[2]).toBe(100);
      },
    );
  });

  describe("a look after a silence", () => {
    const seenUntil = async () => {
      const row = await service.services.db
        .selectFrom("private.score_clock")
        .select("seen_until")
        .executeTakeFirstOrThrow();
      return row.seen_until;
    };
    /** Everybody whose score a look wrote, with the clock of that moment. */
    async function watchScores(): Promise<void> {
      const { db } = service.services;
      await sql`create table if not exists steps (user_id uuid, score integer, seen_until timestamptz)`.execute(db);
      await sql`truncate steps`.execute(db);
      await sql`create or replace function note_step() returns trigger language plpgsql as $$ begin
        insert into steps select new.user_id, new.reputation_score, seen_until from private.score_clock; return null; end $$`.execute(
        db,
      );
      await sql`create or replace trigger note_step after update of reputation_score on user_profiles
        for each row execute function note_step()`.execute(db);
    }
    const steps = async () => {
      const { rows } = await sql<{ score: number; day: string }>`
        select score, to_char(seen_until, 'MM-DD') as day from steps
        where user_id = ${circle.member("Bruno").userId} order by seen_until`.execute(service.services.db);
      return rows.map(({ day, score }) => `${day} ${score}`);
    };

    it("goes on by steps, and stores what the records say as of each", async () => {
      await circle.goToDay("2028-03-15");
      await watchScores();
      await lookAtScores(service.services, 1);
      const taken = await steps();
      expect(taken.length).toBeGreaterThan(3);
      expect([taken[0], taken.at(-1)]).toEqual(["01-11 95", "01-25 50"]);
      await expectTrue();
      expect((await seenUntil()).toISOString()).toContain("2028-03-15T16:00");
    });

    it("comes to now in one step where there is little to look at", async () => {
      await circle.goToDay("2028-03-15");
      await watchScores();
      await look();
      expect(await steps()).toEqual(["03-15 50"]);
    });

    it("goes on where it was broken off", async () => {
      const { db } = service.services;
      await circle.goToDay("2028-03-15");
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
        db,
      );
      await sql`create trigger refuse before update of reputation_score on user_profiles for each row
        when (new.reputation_score < 70) execute function refuse()`.execute(db);
      await expect(lookAtScores(service.services, 1)).rejects.toThrow("broken");
      const brokenOff = await seenUntil();
      // After the first late marks, and before the first default.
      expect([brokenOff > new Date("2027-01-11"), brokenOff < new Date("2027-03-17")]).toEqual([true, true]);
      await expectTrue();
      expect(await scoreOf("Bruno")).toBe(90);
      await sql`drop function refuse() cascade`.execute(db);
      expect(await scores()).toEqual([50, 50, 50]);
    });
  });
});

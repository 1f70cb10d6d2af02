import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../db/database.ts";
import { mayAllowLatePayment } from "../domain/latePayment.ts";
import { lockGroup } from "../groups/queries.ts";
import { setClock } from "../test/clock.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";
import { readLateContribution } from "./lateRound.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const NAMES = ["Amina", "Bruno", "Chloe", "Dora"];
/** A circle in which Bruno let the grace of round 1 pass; round 1 was due on Thu 7 January, it is noon on the 11th. */
async function lateCircle(): Promise<StartedCircle> {
  const circle = await startCircle(service, NAMES);
  await circle.goTo(1, 4);
  await circle.tick();
  return circle;
}

const ask = (circle: StartedCircle, name = "Bruno", round = 1) =>
  service.callAction(
    "ask_to_pay_late",
    { group_id: circle.groupId, cycle: 1, payout_round: round },
    { as: circle.member(name).userId },
  );
const allow = (circle: StartedCircle, name = "Bruno", { by = "Amina", round = 1 } = {}) =>
  service.callAction(
    "allow_late_payment",
    { group_id: circle.groupId, user_id: circle.member(name).userId, cycle: 1, payout_round: round },
    { as: circle.member(by).userId },
  );
const pay = (circle: StartedCircle, name = "Bruno") => circle.pay(name, { round: 1 });
const tryToPay = async (circle: StartedCircle, name = "Bruno") =>
  (await circle.contribute(name, { round: 1 })).body.extensions?.code ?? "open";

async function standing(circle: StartedCircle, name = "Bruno") {
  const { rows } = await sql<Record<string, unknown>>`
    select state, late_asked_at, late_opens_at, late_open_through, standing_may_pay(s) as may_pay,
      standing_may_ask_late(s) as may_ask
    from contribution_standings s where group_id = ${circle.groupId} and payout_round = 1
      and user_id = ${circle.member(name).userId}`.execute(service.services.db);
  return rows[0]!;
}
const news = async (circle: StartedCircle, name: string) => {
  const { rows } = await sql<{ kind: string; values: Record<string, unknown> }>`
    select kind, values from notifications where group_id = ${circle.groupId} and kind like 'late_payment%'
      and user_id = ${circle.member(name).userId} order by created_at, kind`.execute(service.services.db);
  return rows;
};
const allowances = async (circle: StartedCircle) => {
  const { rows } = await sql<{ valid_until: Date }>`
    select valid_until from late_allowances join rounds using (round_id) where group_id = ${circle.groupId}`.execute(
    service.services.db,
  );
  return rows.map(({ valid_until }) => valid_until.toISOString());
};
const freeze = (circle: StartedCircle, isFrozen: boolean) =>
  sql`update groups set frozen_at = ${isFrozen ? sql`app_now()` : null} where group_id = ${circle.groupId}`.execute(
    service.services.db,
  );
const at = (instant: string) => setClock(service.services.db, new Date(instant));

describe("asked, allowed, paid", () => {
  it("tells the admin, says from when silence opens the round, and the debt is paid while the mark stays (D59)", async () => {
    const circle = await lateCircle();
    expect(await standing(circle)).toMatchObject({
      state: "expired",
      late_asked_at: null,
      may_pay: { code: "grace-expired" },
      may_ask: { allowed: true, act: "ask" },
    });
    expect((await ask(circle)).body).toEqual({ success: true });
    // To ten minutes: the clock goes on, and a slow machine asks some seconds later.
    const opensAt = "2027-01-13T17:0";
    expect(await standing(circle)).toMatchObject({
      state: "expired",
      late_asked_at: expect.any(Date),
      may_pay: { code: "grace-expired", until: expect.stringContaining(opensAt) },
      may_ask: { allowed: false, code: "late-payment-already-asked", until: expect.stringContaining(opensAt) },
    });
    expect(await news(circle, "Amina")).toEqual([
      {
        kind: "late_payment_asked",
        values: {
          group: expect.any(String),
          cycle: 1,
          round: 1,
          member: { user_id: circle.member("Bruno").userId, alias: expect.any(String) },
          amount: { cents: 100_00, currency: "USD" },
          opens_on: "2027-01-13",
        },
      },
    ]);
    const feed = await sql`select 1 from activity_feed where kind = 'late_payment_asked'
      and user_id = ${circle.member("Amina").userId}`.execute(service.services.db);
    expect(feed.rows).toHaveLength(1);

    expect((await allow(circle)).body).toEqual({ success: true });
    expect(await standing(circle)).toMatchObject({
      state: "late_allowed",
      late_asked_at: null,
      late_open_through: "2027-01-18",
      may_pay: { allowed: true },
    });
    expect(await news(circle, "Bruno")).toMatchObject([
      { kind: "late_payment_allowed", values: { round: 1, until: "2027-01-18" } },
    ]);
    expect((await pay(circle)).body).toMatchObject({ status: "completed" });
    const { rows } = await sql<{ rate: number }>`
      select on_time_rate_of(${circle.member("Bruno").userId}) as rate`.execute(service.services.db);
    expect(rows[0]!.rate).toBe(0);
  });

  it("is allowed without having been asked, through the end of the seventh day in the group's zone", async () => {
    const circle = await lateCircle();
    await allow(circle);
    await at("2027-01-19T04:59:00Z");
    expect(await standing(circle)).toMatchObject({ state: "late_allowed" });
    await at("2027-01-19T05:00:00Z");
    expect(await standing(circle)).toMatchObject({ state: "expired", may_ask: { act: "ask" } });
    expect(await tryToPay(circle)).toBe("grace-expired");
  });

  it("the same day gives one allowance and one notice, another day prolongs it", async () => {
    const circle = await lateCircle();
    for (const answer of [await allow(circle), await allow(circle)]) expect(answer.status).toBe(200);
    expect(await allowances(circle)).toEqual(["2027-01-19T05:00:00.000Z"]);
    expect(await news(circle, "Bruno")).toHaveLength(1);
    await circle.goTo(1, 6);
    await allow(circle);
    expect(await allowances(circle)).toEqual(["2027-01-21T05:00:00.000Z"]);
    expect(await news(circle, "Bruno")).toHaveLength(2);
  });

  it("after an allowance that ran out, one may ask again and be allowed again", async () => {
    const circle = await lateCircle();
    await ask(circle);
    await allow(circle);
    await circle.goTo(1, 13);
    expect((await ask(circle)).status).toBe(200);
    expect((await allow(circle)).status).toBe(200);
    expect(await tryToPay(circle)).toBe("open");
  });

  it("the admin allows the own round, and is told nothing of it", async () => {
    const circle = await lateCircle();
    // The recipient of round 1 is Amina, so she misses round 2.
    await circle.goTo(2, 4);
    await expectRefusal(service, () => ask(circle, "Amina", 2), "late-payment-own-to-allow");
    expect((await allow(circle, "Amina", { round: 2 })).status).toBe(200);
    expect(await news(circle, "Amina")).toEqual([]);
    expect((await circle.contribute("Amina", { round: 2 })).status).toBe(200);
  });

  it("who has left asks and pays as well (D116)", async () => {
    const circle = await lateCircle();
    await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId}
      and user_id = ${circle.member("Bruno").userId}`.execute(service.services.db);
    expect((await ask(circle)).status).toBe(200);
    expect((await allow(circle)).status).toBe(200);
    expect((await pay(circle)).body).toMatchObject({ status: "completed" });
  });
});

describe("asked and not answered", () => {
  it("opens after 48 hours, for good, and the member is told once (D59)", async () => {
    const circle = await lateCircle();
    await ask(circle);
    await at("2027-01-13T16:59:00Z");
    await service.tick("late_requests");
    expect(await tryToPay(circle)).toBe("grace-expired");
    expect(await news(circle, "Bruno")).toEqual([]);
    await at("2027-01-13T17:01:00Z");
    expect(await standing(circle)).toMatchObject({ state: "late_allowed", late_open_through: null });
    for (const tick of [1, 2]) expect([tick, await service.tick("late_requests")]).toEqual([tick, 200]);
    expect(await news(circle, "Bruno")).toMatchObject([{ kind: "late_payment_opened", values: { round: 1 } }]);
    // Nothing is left to allow: an allowance would only put an end to what has none.
    await expectRefusal(service, () => allow(circle), "contribution-not-locked");
    await at("2027-01-29T17:00:00Z");
    expect((await pay(circle)).body).toMatchObject({ status: "completed" });
  });

  it("tells nobody who has paid by then, or whose cycle is over", async () => {
    const circle = await lateCircle();
    await ask(circle);
    await at("2027-01-13T17:01:00Z");
    await pay(circle);
    await service.tick("late_requests");
    expect(await news(circle, "Bruno")).toEqual([]);
  });

  it("is judged as frozen where the circle is, whoever has admitted the caller (D263)", async () => {
    const circle = await lateCircle();
    await freeze(circle, true);
    const late = await inTransaction(service.services.db, async (tx) => {
      const group = await lockGroup(tx, circle.groupId);
      return readLateContribution(tx, group!, { userId: circle.member("Bruno").userId, cycle: 1, payoutRound: 1 });
    });
    expect(mayAllowLatePayment(late.question)).toMatchObject({ allowed: false, code: "group-frozen" });
  });

  it("stands still while the circle is frozen (D263)", async () => {
    const circle = await lateCircle();
    await ask(circle);
    await freeze(circle, true);
    await at("2027-01-15T17:00:00Z");
    await service.tick("late_requests");
    expect(await news(circle, "Bruno")).toEqual([]);
    expect(await standing(circle)).toMatchObject({ state: "expired", may_pay: { code: "group-frozen" } });
    await expectRefusal(service, () => allow(circle), "group-frozen");
  });
});

describe("refused", () => {
  it("asking twice, until it is answered", async () => {
    const circle = await lateCircle();
    await ask(circle);
    const again = await ask(circle);
    expect(again.body.extensions).toMatchObject({ code: "late-payment-already-asked", until: expect.any(String) });
    await expectRefusal(service, () => ask(circle), "late-payment-already-asked");
  });

  it("to ask or allow where nothing is locked: in the grace, paid, on its way, allowed, receiving, at the end", async () => {
    const circle = await startCircle(service, NAMES);
    const nothing = (call: () => ReturnType<typeof ask>) => expectRefusal(service, call, "contribution-not-locked");
    await circle.goTo(1, 3);
    await nothing(() => ask(circle));
    await nothing(() => allow(circle));
    await circle.pay("Chloe", { round: 1 });
    await circle.contribute("Dora", { round: 1, method: "us_bank_account" });
    await sql`update payments set is_processing = true where status = 'pending' and group_id = ${circle.groupId}`.execute(
      service.services.db,
    );
    await circle.goTo(1, 4);
    for (const name of ["Chloe", "Dora", "Amina"]) {
      await nothing(() => ask(circle, name));
      await nothing(() => allow(circle, name));
    }
    await allow(circle);
    await nothing(() => ask(circle));
    await service.services.db.transaction().execute(async (tx) => {
      await sql`update cycles set completed_at = app_now() where group_id = ${circle.groupId}`.execute(tx);
      await sql`update groups set status = 'completed' where group_id = ${circle.groupId}`.execute(tx);
    });
    await nothing(() => allow(circle));
  });

  it("a round or a cycle that is not there", async () => {
    const circle = await lateCircle();
    await expectRefusal(service, () => ask(circle, "Bruno", 9), "round-not-found");
    await expectRefusal(service, () => allow(circle, "Bruno", { round: 9 }), "round-not-found");
  });

  it("allowing by a member who is not the admin, the own round too", async () => {
    const circle = await lateCircle();
    for (const by of ["Chloe", "Bruno"])
      await expectRefusal(service, () => allow(circle, "Bruno", { by }), "not-allowed");
  });
});

describe("at the same moment", () => {
  const TRIES = Number(process.env["RACE_TRIES"] ?? 20);
  const times = <T>(work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: TRIES }, (_, n) => work(n)));

  it("many taps on Ask make one request and one notice", async () => {
    const circle = await lateCircle();
    const answers = await times(() => ask(circle));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.extensions?.code);
    expect(new Set(refused)).toEqual(new Set(["late-payment-already-asked"]));
    expect(await news(circle, "Amina")).toHaveLength(1);
  });

  it("without the group's lock the index still allows one request, but some taps get errors", async () => {
    const someTapsFail = async () => {
      const circle = await lateCircle();
      const answers = await times(() => ask(circle));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      return answers.some(({ body }) => body.extensions?.code === "something-went-wrong");
    };
    expect(await playWithoutLocks(service.services, () => everGoesWrong(someTapsFail))).toBe(true);
  });

  it("allow and the cron at the end of the 48 hours leave the round open and nobody told twice", async () => {
    const circle = await lateCircle();
    await ask(circle);
    await at("2027-01-13T16:59:59.900Z");
    await Promise.all([
      times(() => allow(circle)),
      times((n) => service.tick(n % 2 === 0 ? "late_requests" : "rounds")),
    ]);
    await at("2027-01-13T17:00:01Z");
    await service.tick("late_requests");
    const kinds = (await news(circle, "Bruno")).map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect((await pay(circle)).body).toMatchObject({ status: "completed" });
  });
});

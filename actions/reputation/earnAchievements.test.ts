import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** What a person has, and was told of in a notice and in the feed, oldest first. */
async function earned(userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; notices: number; lines: number }>`
    select e.achievement_id as id,
      (select count(*)::integer from notifications n where n.user_id = e.user_id and n.kind = 'achievement_earned' and n."values" ->> 'reason' = e.achievement_id) as notices,
      (select count(*)::integer from activity_feed f where f.user_id = e.user_id and f.kind = 'achievement_earned' and f."values" ->> 'reason' = e.achievement_id) as lines
    from user_achievements e join achievements a using (achievement_id) where e.user_id = ${userId}
    order by e.earned_at, a.position`.execute(service.services.db);
  expect(rows.filter(({ lines, notices }) => lines !== 1 || notices !== 1)).toEqual([]);
  return rows.map(({ id }) => id);
}
const paid = (circle: StartedCircle, name: string) =>
  service.deliverEvent("payment_completed", {
    op: "UPDATE",
    new: { user_id: circle.member(name).userId, status: "completed" },
  });
const advanced = (circle: StartedCircle, cycle = 1) =>
  service.deliverEvent("cycle_advanced", { op: "UPDATE", new: { group_id: circle.groupId, cycle } });
const progressOf = async (userId: string) => {
  const { rows } = await sql<{ id: string; progress: number }>`
    select achievement_id as id, progress from own_achievements where user_id = ${userId}`.execute(service.services.db);
  return Object.fromEntries(rows.map(({ id, progress }) => [id, progress]));
};

it("D139: a circle of 150.00 a week earns, in this order, what its records say, each thing once", async () => {
  const names = ["Amina", "Bruno", "Chloe", "Dora", "Emil", "Farid", "Grace", "Hana", "Ivan", "Jamal", "Kofi", "Linh"];
  const circle = await startCircle(service, names, { contributionAmount: 150_00 });
  const { userId } = circle.member("Linh");
  const has: Record<number, string[]> = {};
  for (let round = 1; round <= 11; round += 1) {
    await circle.goTo(round, 0);
    await circle.pay("Linh", { round });
    expect(await paid(circle, "Linh")).toBe(200);
    has[round] = await earned(userId);
  }
  expect(has[1]).toEqual(["first_payment"]);
  expect(has[4]).toEqual(["first_payment"]);
  expect(has[5]).toEqual(["first_payment", "consistent_saver"]);
  expect(has[6]).toEqual(has[5]);
  expect(has[7]).toEqual(["first_payment", "consistent_saver", "savings_milestone"]);
  expect(has[9]).toEqual(has[7]);
  expect(has[10]).toEqual(["first_payment", "consistent_saver", "savings_milestone", "reliable_saver"]);
  expect(await progressOf(userId)).toEqual({
    first_payment: 1,
    consistent_saver: 5,
    social_butterfly: 1,
    reliable_saver: 10,
    savings_milestone: 1_000_00,
    circle_champion: 0,
    payment_master: 11,
    community_leader: 1,
  });
  const { rows } = await sql<{ level: string; stars: number; points: number; next_level: string }>`
    select level, stars, points, next_level from own_reputation where user_id = ${userId}`.execute(service.services.db);
  expect(rows).toEqual([{ level: "gold", stars: 4, points: 500, next_level: "platinum" }]);
});

it("D139: gives each thing once, however often and at once the events come", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  await circle.pay("Bruno");
  const answers = await Promise.all(Array.from({ length: 12 }, () => paid(circle, "Bruno")));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await earned(circle.member("Bruno").userId)).toEqual(["first_payment"]);
});

it("D139: never takes back what was earned", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  await circle.pay("Bruno");
  await paid(circle, "Bruno");
  const { userId } = circle.member("Bruno");
  await sql`update payments set given_back_at = app_now() where user_id = ${userId}`.execute(service.services.db);
  await paid(circle, "Bruno");
  expect(await earned(userId)).toEqual(["first_payment"]);
  expect(await progressOf(userId)).toMatchObject({ first_payment: 1, consistent_saver: 0 });
});

it("D139: a circle that was played to its end makes its members champions, and nobody else", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno"]);
  expect(await advanced(circle)).toBe(200);
  expect(await earned(circle.member("Amina").userId)).toEqual([]);
  for (const [round, payer] of [
    [1, "Bruno"],
    [2, "Amina"],
  ] as const) {
    await circle.goTo(round, 0);
    await circle.pay(payer, { round });
  }
  await circle.goTo(2, 4);
  await circle.tick();
  await advanced(circle);
  await advanced(circle);
  for (const name of ["Amina", "Bruno"])
    expect(await earned(circle.member(name).userId)).toEqual(["first_payment", "circle_champion"]);
  const stranger = await startCircle(service, ["Chloe", "Dora"]);
  await advanced(stranger);
  expect(await earned(stranger.member("Chloe").userId)).toEqual([]);
});

it("D139: counts a group once, from the moment it has started with the person in it", async () => {
  const { db } = service.services;
  const first = await startCircle(service, ["Amina", "Bruno"]);
  const { userId } = first.member("Amina");
  for (const groups of [2, 3]) {
    const more = await startCircle(service, ["Chloe", "Dora"]);
    // Amina sits where Chloe sat.
    await db.transaction().execute(async (tx) => {
      const chloe = more.member("Chloe").userId;
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const table of ["group_members", "payout_assignments", "obligations"])
        await sql`update ${sql.table(table)} set user_id = ${userId} where group_id = ${more.groupId} and user_id = ${chloe}`.execute(
          tx,
        );
    });
    await advanced(more);
    expect(await earned(userId)).toEqual(groups === 3 ? ["social_butterfly"] : []);
  }
});

it("gives nothing to an account that was deleted", async () => {
  const circle = await startCircle(service, ["Amina", "Bruno"]);
  await circle.goTo(1, 0);
  await circle.pay("Bruno");
  const { userId } = circle.member("Bruno");
  await sql`select private.forget_profile(${userId})`.execute(service.services.db);
  expect(await paid(circle, "Bruno")).toBe(200);
  expect(await earned(userId)).toEqual([]);
});

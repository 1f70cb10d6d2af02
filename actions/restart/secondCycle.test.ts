import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle } from "../test/circle.ts";
import { balances } from "../test/ledgerTable.ts";
import { type CompletedCircle, restarting } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan"];

let service: TestService;
let circle: CompletedCircle;
beforeAll(async () => {
  service = await startTestService();
  circle = restarting(service, await startCircle(service, NAMES), NAMES);
});
afterAll(() => service.stop());
afterEach(async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
});

/** Everybody of the order but the recipient and `except` pays the round on its due date, and the grace ends. */
async function playRound(round: number, { except = [] }: { except?: string[] } = {}): Promise<void> {
  const order = await circle.order();
  await circle.goTo(round, 0);
  for (const name of order.toSpliced(round - 1, 1)) if (!except.includes(name)) await circle.pay(name, { round });
  await circle.goTo(round, 4);
  await circle.tick();
}

const cycles = () =>
  service.services.db
    .selectFrom("cycles")
    .select(["cycle", "phase", "contribution_amount", "locked_member_count", "current_payout_round"])
    .where("group_id", "=", circle.groupId)
    .orderBy("cycle")
    .execute();

const seats = async () => {
  const rows = await service.services.db
    .selectFrom("group_members as m")
    .innerJoin("user_profiles as p", "p.user_id", "m.user_id")
    .select(["alias", "m.status"])
    .where("group_id", "=", circle.groupId)
    .orderBy("alias")
    .execute();
  return rows.map(({ alias, status }) => `${alias} ${status}`);
};

/** The steps run in order: each builds on the one before. */
describe("a circle of four goes round twice, for real money", () => {
  it("1. completes its first cycle; Dan owes Bruno", async () => {
    await playRound(1);
    await playRound(2, { except: ["Dan"] });
    await playRound(3);
    await playRound(4);
    expect(await cycles()).toMatchObject([{ cycle: 1, phase: "completed", locked_member_count: 4 }]);
  });

  it("2. votes: Amina, Chloe and Dan say Yes, which is enough; Dan owes and is asked, like Bruno, who was silent (D86)", async () => {
    await circle.open();
    await circle.vote("Dan", "yes");
    await circle.vote("Amina", "yes");
    expect((await circle.vote("Chloe", "yes")).body).toMatchObject({ status: "approved" });
    expect(await seats()).toEqual(["Amina active", "Bruno completed", "Chloe active", "Dan completed"]);
    expect(await circle.order()).toEqual(["Chloe", "Amina"]);
    expect((await circle.confirm("Dan")).body.extensions).toMatchObject({ code: "in-arrears", next: "/dashboard" });
  });

  it("3. takes Dan's debt of the first cycle while the second is planned, and then Dan himself (D59, D86)", async () => {
    const before = await balances(service.services.db, circle.groupId);
    expect((await circle.pay("Dan", { cycle: 1, round: 2 })).body).toMatchObject({ status: "completed" });
    const after = await balances(service.services.db, circle.groupId);
    expect(after["available(Bruno)"]! - before["available(Bruno)"]!).toBe(100_00);
    expect((await circle.confirm("Dan")).body).toEqual({ success: true });
    expect(await circle.order()).toEqual(["Chloe", "Dan", "Amina"]);
  });

  it("4. starts by itself on the day, with three, and nothing of the first cycle changes (D75, D81, D85)", async () => {
    const { start_date } = await service.services.db
      .selectFrom("cycles")
      .select("start_date")
      .where("group_id", "=", circle.groupId)
      .where("cycle", "=", 2)
      .executeTakeFirstOrThrow();
    await circle.goToDay(start_date!);
    expect(await service.tick("scheduled_starts")).toBe(200);
    expect(await cycles()).toEqual([
      { cycle: 1, phase: "completed", contribution_amount: 100_00, locked_member_count: 4, current_payout_round: 4 },
      { cycle: 2, phase: "started", contribution_amount: 100_00, locked_member_count: 3, current_payout_round: 1 },
    ]);
    const rounds = await service.services.db
      .selectFrom("rounds")
      .select(["cycle", "due_date"])
      .where("group_id", "=", circle.groupId)
      .where("payout_round", "=", 1)
      .orderBy("cycle")
      .execute();
    expect(rounds).toMatchObject([{ cycle: 1 }, { cycle: 2, due_date: start_date }]);
  });

  it("4b. ends the membership of Bruno, who did not go on: the new board and chat are not for him (D86)", async () => {
    expect(await seats()).toEqual(["Amina active", "Bruno left", "Chloe active", "Dan active"]);
    const { rows } = await sql`select 1 from board b join user_profiles p using (user_id)
      where b.group_id = ${circle.groupId} and p.alias = 'Bruno'`.execute(service.services.db);
    expect(rows).toEqual([]);
    const { rows: sees } = await sql<{ ended: boolean }>`select i.sees_until < 'infinity' as ended from group_insiders i
      join user_profiles p using (user_id) where i.group_id = ${circle.groupId} and p.alias = 'Bruno'`.execute(
      service.services.db,
    );
    expect(sees).toEqual([{ ended: true }]);
  });

  it("5. asks Bruno, who left with the first cycle, for nothing, and pays three pots out of three contributions less one", async () => {
    const before = await balances(service.services.db, circle.groupId);
    for (const round of [1, 2, 3]) await playRound(round);
    expect((await circle.contribute("Bruno", { cycle: 2, round: 1 })).status).toBe(400);
    const after = await balances(service.services.db, circle.groupId);
    const gained = (name: string) => after[`available(${name})`]! - before[`available(${name})`]!;
    expect(["Amina", "Bruno", "Chloe", "Dan"].map(gained)).toEqual([200_00, 0, 200_00, 200_00]);
    expect(await cycles()).toMatchObject([{ phase: "completed" }, { cycle: 2, phase: "completed" }]);
  });

  it("6. leaves everybody and the pot at zero, after both cycles", async () => {
    expect(await balances(service.services.db, circle.groupId)).toMatchObject({
      custody: 0,
      pot: 0,
      "position(Amina)": 0,
      "position(Bruno)": 0,
      "position(Chloe)": 0,
      "position(Dan)": 0,
    });
  });

  it("7. votes again among the three, and a failed vote leaves it completed with two cycles behind it (D84)", async () => {
    await circle.open();
    expect(await circle.latestVote()).toMatchObject({ cycle: 3, eligible_voters: 3 });
    await circle.vote("Dan", "no");
    expect((await circle.vote("Amina", "no")).body).toMatchObject({ status: "failed" });
    expect(await cycles()).toHaveLength(2);
    expect((await circle.vote("Bruno", "yes")).body.extensions?.code).toBe("vote-closed");
  });
});

it("D59: who owes from the first cycle and did not go on can still pay once the second has started", async () => {
  const own = restarting(service, await startCircle(service, NAMES), NAMES);
  for (const round of [1, 2, 3, 4]) {
    const order = await own.order();
    await own.goTo(round, 0);
    for (const name of order.toSpliced(round - 1, 1))
      if (!(round === 2 && name === "Dan")) await own.pay(name, { round });
    await own.goTo(round, 4);
    await own.tick();
  }
  await own.open();
  for (const name of ["Amina", "Chloe", "Bruno"]) await own.vote(name, "yes");
  const { db } = service.services;
  const { start_date } = await db
    .selectFrom("cycles")
    .select("start_date")
    .where("group_id", "=", own.groupId)
    .where("cycle", "=", 2)
    .executeTakeFirstOrThrow();
  await own.goToDay(start_date!);
  await service.tick("scheduled_starts");
  const { status } = await db
    .selectFrom("group_members")
    .select("status")
    .where("group_id", "=", own.groupId)
    .where("user_id", "=", own.member("Dan").userId)
    .executeTakeFirstOrThrow();
  expect(status).toBe("left");
  expect((await own.pay("Dan", { cycle: 1, round: 2 })).body).toMatchObject({ status: "completed" });
});

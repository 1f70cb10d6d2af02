import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { buildGroup } from "../test/factories.ts";
import { balances } from "../test/ledgerTable.ts";
import { startNextCycle } from "../test/nextCycle.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
});
afterAll(() => service.stop());
afterEach(async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
  // What is open is sought by what the payouts name as missing (D34); it must be all that is left open.
  const { rows } = await sql`
    select o.group_id, o.cycle, o.payout_round, o.user_id from obligation_standings o where o.is_left_open
    except select group_id, cycle, payout_round, user_id from open_contributions`.execute(service.services.db);
  expect(rows).toEqual([]);
});

/** A person's late rounds as the screens read them, oldest first. */
async function debts(name: string): Promise<string[]> {
  const { userId } = circle.member(name);
  const { rows } = await sql<{ debt: string }>`
    select format('cycle %s round %s: %s to %s since %s, %s%s', s.cycle, s.payout_round, s.amount, r.alias, s.due_date, s.state,
      case when (standing_may_pay(s) -> 'allowed')::boolean then ', payable' else '' end) as debt
    from contribution_standings s join user_profiles r on r.user_id = s.recipient_id
    where s.user_id = ${userId}::uuid and s.state in ('late_allowed', 'expired') order by s.cycle, s.payout_round`.execute(
    service.services.db,
  );
  return rows.map(({ debt }) => debt);
}

async function isInArrears(name: string): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select has_arrears(${circle.member(name).userId}::uuid) as late`.execute(service.services.db);
  return rows[0]!.late;
}

/** Everybody but the recipient and `except` pays the current cycle's round on its due date, and the grace ends. */
async function playRound(round: number, { except = [] }: { except?: string[] } = {}): Promise<void> {
  await circle.goTo(round, 0);
  for (const name of ["Amina", "Bruno", "Chloe"].toSpliced(round - 1, 1)) {
    if (!except.includes(name)) await circle.pay(name, { round });
  }
  await circle.goTo(round, 4);
  await circle.tick();
}

const join = async (name: string) => {
  const group = await buildGroup(service.services.db, { memberLimit: 5 });
  return service.callAction(
    "join_group",
    { group_id: group.groupId, accept_agreement: true },
    { as: circle.member(name).userId },
  );
};

/** The steps run in order: each builds on the one before. */
describe("a circle whose first cycle ended with two debts, and that goes round again for more money", () => {
  it("1. completes its first cycle although Chloe owes Amina and Amina owes Bruno (D82)", async () => {
    await playRound(1, { except: ["Chloe"] });
    await playRound(2, { except: ["Amina"] });
    await playRound(3);
    expect(await debts("Chloe")).toEqual(["cycle 1 round 1: 10000 to Amina since 2027-01-07, late_allowed, payable"]);
    expect(await isInArrears("Chloe")).toBe(true);
  });

  it("2. starts its second cycle with terms of its own, and the first stays as it was (D39, D51)", async () => {
    await startNextCycle(service, circle, { admin: "Amina", contributionAmount: 150_00 });
    const cycles = await service.services.db
      .selectFrom("cycles")
      .select(["cycle", "phase", "contribution_amount", "current_payout_round"])
      .where("group_id", "=", circle.groupId)
      .orderBy("cycle")
      .execute();
    expect(cycles).toEqual([
      { cycle: 1, phase: "completed", contribution_amount: 100_00, current_payout_round: 3 },
      { cycle: 2, phase: "started", contribution_amount: 150_00, current_payout_round: 1 },
    ]);
  });

  it("3. still shows the debt of the first cycle, with its own amount, and keeps the debtor from joining (D59, D62)", async () => {
    expect(await debts("Chloe")).toEqual(["cycle 1 round 1: 10000 to Amina since 2027-01-07, late_allowed, payable"]);
    expect(await debts("Amina")).toEqual(["cycle 1 round 2: 10000 to Bruno since 2027-01-14, late_allowed, payable"]);
    expect(await debts("Bruno")).toEqual([]);
    expect((await join("Chloe")).body.extensions?.code).toBe("in-arrears");
  });

  it("4. takes Chloe's debt in the second cycle and sends it to Amina, who was short; then Chloe may join (D34)", async () => {
    await playRound(1);
    const before = await balances(service.services.db, circle.groupId);
    expect((await circle.pay("Chloe", { cycle: 1, round: 1 })).body).toMatchObject({ status: "completed" });
    const after = await balances(service.services.db, circle.groupId);
    expect(after["available(Amina)"]! - before["available(Amina)"]!).toBe(100_00);
    expect(await debts("Chloe")).toEqual([]);
    expect(await isInArrears("Chloe")).toBe(false);
    expect((await join("Chloe")).status).toBe(200);
    expect((await circle.contribute("Chloe", { cycle: 1, round: 1 })).body.extensions?.code).toBe("already-paid");
  });

  it("5. keeps cycles apart: the same round number in another cycle, and a cycle that does not exist (D38, D39)", async () => {
    expect((await circle.contribute("Bruno", { cycle: 2, round: 1 })).body.extensions?.code).toBe("already-paid");
    expect((await circle.contribute("Amina", { cycle: 1, round: 1 })).body.extensions?.code).toBe(
      "receiving-this-round",
    );
    expect((await circle.contribute("Amina", { cycle: 3, round: 1 })).body.extensions?.code).toBe("round-not-found");
  });

  it("6. takes Amina's debt after the end of the second cycle, and everybody is at zero (D59, D82)", async () => {
    await playRound(2);
    await playRound(3);
    await circle.goTo(3, 40);
    expect(await debts("Amina")).toEqual(["cycle 1 round 2: 10000 to Bruno since 2027-01-14, late_allowed, payable"]);
    expect((await circle.pay("Amina", { cycle: 1, round: 2 })).body).toMatchObject({ status: "completed" });
    expect(await isInArrears("Amina")).toBe(false);
    expect(await balances(service.services.db, circle.groupId)).toMatchObject({
      custody: 0,
      pot: 0,
      "position(Amina)": 0,
      "position(Bruno)": 0,
      "position(Chloe)": 0,
    });
  });

  it("7. has named the cycle in the news of each payout and each late contribution (D39)", async () => {
    const told = async (kind: "payout_released" | "late_contribution_forwarded") => {
      const { rows } = await sql<{ cycle: number; round: number }>`
        select ("values" ->> 'cycle')::integer as cycle, ("values" ->> 'round')::integer as round from notifications
        where group_id = ${circle.groupId} and kind = ${kind} order by 1, 2`.execute(service.services.db);
      return rows.map(({ cycle, round }) => `cycle ${cycle} round ${round}`);
    };
    const rounds = [1, 2].flatMap((cycle) => [1, 2, 3].map((round) => `cycle ${cycle} round ${round}`));
    expect(await told("payout_released")).toEqual(rounds);
    expect(await told("late_contribution_forwarded")).toEqual(["cycle 1 round 1", "cycle 1 round 2"]);
  });
});

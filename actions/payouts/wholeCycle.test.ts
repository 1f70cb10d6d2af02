import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { balances, ledgerTable } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
let told = 0;
beforeAll(async () => {
  service = await startTestService();
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
});
afterAll(() => service.stop());
afterEach(async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
});

const group = () =>
  service.services.db
    .selectFrom("groups as g")
    .innerJoin("cycles as c", "c.group_id", "g.group_id")
    .select(["g.status", "c.phase", "c.current_payout_round"])
    .where("g.group_id", "=", circle.groupId)
    .executeTakeFirstOrThrow();
/** The postings since the last call. */
const posted = async () => {
  const lines = await ledgerTable(service.services.db, circle.groupId);
  const fresh = lines.slice(told);
  told = lines.length;
  return fresh;
};
const status = async (name: string, round: number) => (await circle.contribute(name, { round })).body.extensions?.code;

/** The steps run in order: each builds on the one before. */
describe("a weekly circle of three, 100.00 each, paid out to Amina, Bruno, Chloe", () => {
  it("1. opens three days before the due date, and early money waits in the pot (D31, D57)", async () => {
    await circle.goTo(1, -3, 0);
    await circle.pay("Bruno", { round: 1 });
    await circle.goTo(1, -1, 23);
    await circle.pay("Chloe", { round: 1 });
    await circle.tick();
    expect(await posted()).toEqual([
      "contribution r1: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Bruno) -100.00, pot +100.00",
      "contribution r1: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Chloe) -100.00, pot +100.00",
    ]);
    expect(await group()).toMatchObject({ current_payout_round: 1 });
  });

  it("2. pays Amina when the due date begins, her own share without cash; the next round begins (D29, D33, D58)", async () => {
    await circle.goTo(1, 0, 0);
    await circle.tick();
    expect(await posted()).toEqual([
      "own_share r1: position(Amina) -100.00, pot +100.00",
      "payout r1: custody -200.00, available(Amina) +200.00, pot -300.00, position(Amina) +300.00",
    ]);
    expect(await group()).toMatchObject({ status: "started", current_payout_round: 2 });
    expect(await status("Amina", 1)).toBe("receiving-this-round");
    expect(await status("Bruno", 1)).toBe("already-paid");
    expect(await status("Amina", 2)).toBe("payment-too-early");
  });

  it("3. pays Bruno the moment the last contribution arrives in the grace (D33, D58)", async () => {
    await circle.goTo(2, 0);
    await circle.pay("Amina", { round: 2 });
    await circle.goTo(2, 3, 23);
    await circle.tick();
    expect(await posted()).toHaveLength(1);
    await circle.pay("Chloe", { round: 2 });
    expect(await posted()).toEqual([
      "contribution r2: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Chloe) -100.00, pot +100.00",
      "own_share r2: position(Bruno) -100.00, pot +100.00",
      "payout r2: custody -200.00, available(Bruno) +200.00, pot -300.00, position(Bruno) +300.00",
    ]);
    expect(await group()).toMatchObject({ current_payout_round: 3 });
  });

  it("4. waits for a checkout that was opened in the grace, then pays Chloe without Amina's part (D33, D34, D37)", async () => {
    await circle.goTo(3, 0);
    await circle.pay("Bruno", { round: 3 });
    await circle.goTo(3, 3, 23.75);
    expect((await circle.contribute("Amina", { round: 3 })).status).toBe(200);
    await circle.goTo(3, 4, 0.1);
    await circle.tick();
    expect(await posted()).toHaveLength(1);
    await circle.goTo(3, 4, 0.5);
    await circle.tick();
    expect(await posted()).toEqual([
      "own_share r3: position(Chloe) -100.00, pot +100.00",
      "payout r3: custody -100.00, available(Chloe) +100.00, pot -200.00, position(Chloe) +200.00",
    ]);
  });

  it("5. is complete although Amina still owes (D82); the chat names who is missing (D188)", async () => {
    expect(await group()).toEqual({ status: "completed", phase: "completed", current_payout_round: 3 });
    const { db } = service.services;
    const chat = await db.selectFrom("messages").select(["kind", "values"]).orderBy("created_at").execute();
    const named = (alias: string) => expect.objectContaining({ alias });
    expect(chat).toEqual(
      expect.arrayContaining([
        { kind: "payout_released", values: expect.objectContaining({ cycle: 1, round: 3, recipient: named("Chloe") }) },
        {
          kind: "contributions_missing",
          values: expect.objectContaining({ cycle: 1, round: 3, people: [named("Amina")] }),
        },
        { kind: "group_completed", values: expect.anything() },
      ]),
    );
    expect(await balances(db, circle.groupId)).toMatchObject({ "position(Amina)": 100_00, "position(Chloe)": -100_00 });
  });

  it("6. sends Amina's late contribution straight to Chloe, and everybody is at zero (D34, D59)", async () => {
    await circle.goTo(3, 40);
    await circle.pay("Amina", { round: 3 });
    expect(await posted()).toEqual([
      "contribution r3: provider -105.77, service_fees +2.50, processing_fees +3.27, custody +100.00, position(Amina) -100.00, pot +100.00",
      "late_forwarding r3: custody -100.00, available(Chloe) +100.00, pot -100.00, position(Chloe) +100.00",
    ]);
    expect(await balances(service.services.db, circle.groupId)).toEqual({
      "available(Amina)": 200_00,
      "available(Bruno)": 200_00,
      "available(Chloe)": 200_00,
      custody: 0,
      pot: 0,
      "position(Amina)": 0,
      "position(Bruno)": 0,
      "position(Chloe)": 0,
    });
  });

  it("7. finds nothing more to do, however often it is asked", async () => {
    await circle.tick();
    await circle.tick();
    expect(await posted()).toEqual([]);
  });
});

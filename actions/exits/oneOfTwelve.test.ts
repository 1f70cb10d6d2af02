import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { leave } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan", "Eve", "Finn", "Gabi", "Hugo", "Ines", "Jan", "Kira", "Luis"];
const LEAVER = "Hugo";
const OWN_ROUND = NAMES.indexOf(LEAVER) + 1;

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
  circle = await startCircle(service, NAMES);
});
afterAll(() => service.stop());
afterEach(async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
});

const payouts = () =>
  service.services.db
    .selectFrom("payout_distributions")
    .select(["payout_round", "gross_amount", "offset_amount", "amount"])
    .where("group_id", "=", circle.groupId)
    .orderBy("payout_round")
    .execute();
const code = async (name: string, round: number) => (await circle.contribute(name, { round })).body.extensions?.code;
const cycle = () =>
  service.services.db
    .selectFrom("cycles")
    .select(["locked_member_count", "round_count", "current_payout_round", "phase"])
    .where("group_id", "=", circle.groupId)
    .executeTakeFirstOrThrow();
const preview = () =>
  service.callAction(
    "preview_exit",
    { group_id: circle.groupId, user_id: circle.member(LEAVER).userId },
    { as: circle.member("Amina").userId },
  );

/** Everybody who is asked pays a round on its due date. */
async function playRound(round: number, but: readonly string[] = []): Promise<void> {
  await circle.goTo(round, 0);
  for (const name of NAMES) {
    if (but.includes(name) || NAMES[round - 1] === name) continue;
    await circle.pay(name, { round });
  }
  await circle.tick();
}

/** The steps run in order: each builds on the one before. */
describe("one of twelve leaves in mid-cycle, 100.00 a round (D113 to D117, D257)", () => {
  it("1. three rounds are paid and paid out", async () => {
    for (const round of [1, 2, 3]) await playRound(round);
    expect(await payouts()).toHaveLength(3);
  }, 120_000);

  it("2. in round 4 Hugo asks, the admin sees the numbers and agrees; until it closes all is as before", async () => {
    await circle.goTo(4, -1);
    expect((await preview()).body).toMatchObject({
      kind: "before_receiving",
      after_round: 4,
      own_round: OWN_ROUND,
      paid_in: 400_00,
      payers: ["Amina", "Bruno", "Chloe", "Dan"].map((alias) => ({ alias, amount: 100_00 })),
      still_owed: [{ payout_round: 4, alias: "Dan", amount: 100_00 }],
      set_off: [],
      given_back: [],
      smaller_pots: NAMES.slice(4)
        .filter((name) => name !== LEAVER)
        .map((alias) => ({ alias, before: 1100_00, after: 1000_00 })),
    });
    await leave(service, circle, LEAVER, "Amina");
    expect(await code(LEAVER, 4)).toBeUndefined();
    expect(await cycle()).toMatchObject({ locked_member_count: 12, current_payout_round: 4 });
  });

  it("3. when round 4 closes, Hugo is out, pays nothing more, and the pots are one contribution smaller", async () => {
    await circle.goTo(4, 0);
    for (const name of NAMES) if (name !== "Dan") await circle.pay(name, { round: 4 });
    expect(await cycle()).toMatchObject({ locked_member_count: 11, round_count: 12, current_payout_round: 5 });
    const { status } = await service.services.db
      .selectFrom("group_members")
      .select("status")
      .where("user_id", "=", circle.member(LEAVER).userId)
      .executeTakeFirstOrThrow();
    expect(status).toBe("left");
    await circle.goTo(5, 0);
    expect(await code(LEAVER, 5)).toBe("contribution-waived");
    for (const round of [5, 6, 7]) await playRound(round, [LEAVER]);
    expect((await payouts()).slice(3)).toMatchObject([
      { payout_round: 4, gross_amount: 1200_00, amount: 1100_00 },
      { payout_round: 5, gross_amount: 1100_00, amount: 1000_00 },
      { payout_round: 6, gross_amount: 1100_00, amount: 1000_00 },
      { payout_round: 7, gross_amount: 1100_00, amount: 1000_00 },
    ]);
  }, 120_000);

  it("4. in Hugo's round exactly those four pay whom Hugo has paid, and he has back what he paid", async () => {
    await circle.goTo(OWN_ROUND, 0);
    for (const name of ["Eve", "Finn", "Gabi", "Ines", "Jan", "Kira", "Luis"])
      expect([name, await code(name, OWN_ROUND)]).toEqual([name, "contribution-waived"]);
    for (const name of ["Amina", "Bruno", "Chloe"]) await circle.pay(name, { round: OWN_ROUND });
    // Dan pays late, and what is late goes on to Hugo as to anybody (D34).
    await circle.goTo(OWN_ROUND, 4);
    await circle.tick();
    expect((await payouts()).at(-1)).toMatchObject({
      payout_round: OWN_ROUND,
      gross_amount: 400_00,
      offset_amount: 0,
      amount: 300_00,
    });
    expect(await balances(service.services.db, circle.groupId)).toMatchObject({
      "available(Hugo)": 300_00,
      "position(Hugo)": -100_00,
    });
  });

  it("5. the rest of the cycle goes on to its last payout", async () => {
    for (const round of [9, 10, 11, 12]) await playRound(round, [LEAVER]);
    expect(await cycle()).toEqual({
      locked_member_count: 11,
      round_count: 12,
      current_payout_round: 12,
      phase: "completed",
    });
  }, 120_000);

  it("6. Dan's debt to Hugo is paid after the end, and everybody is at exactly zero", async () => {
    await circle.pay("Dan", { round: OWN_ROUND });
    const even = Object.fromEntries([
      ...NAMES.map((name, index) => [
        `available(${name})`,
        // Whoever came after the exit neither paid Hugo nor was paid by him.
        name === LEAVER ? 400_00 : index < 4 ? 1100_00 : 1000_00,
      ]),
      ["custody", 0],
      ["pot", 0],
      ...NAMES.map((name) => [`position(${name})`, 0]),
    ] as [string, number][]);
    expect(await balances(service.services.db, circle.groupId)).toEqual(even);
  });
});

/** D40, D115: a contribution of somebody who has left before the own turn is disputed, and the dispute lost. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { groupsWithDueWork } from "../crons/rounds.ts";
import { inTransaction } from "../db/database.ts";
import { lockGroup } from "../groups/queries.ts";
import { unfreezeGroup } from "../groups/unfreezeGroup.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { leave } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Who owes or owed whom in a round, of those whom no exit has let go. */
const asked = async (round: number) => {
  const rows = await service.services.db
    .selectFrom("obligations as o")
    .innerJoin("user_profiles as u", "u.user_id", "o.user_id")
    .select("u.name")
    .where("o.group_id", "=", circle.groupId)
    .where("o.payout_round", "=", round)
    .where("o.waived_at", "is", null)
    .orderBy("u.name")
    .execute();
  return rows.map(({ name }) => name);
};
const attemptOf = (name: string, round: number) =>
  service.services.db
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", "p.payment_id", "a.payment_id")
    .select(["a.session_id", "a.last_error", "p.status"])
    .where("p.group_id", "=", circle.groupId)
    .where("p.user_id", "=", circle.member(name).userId)
    .where("p.payout_round", "=", round)
    .executeTakeFirstOrThrow();
async function dispute(name: string, round: number, state: "none" | "open" | "lost"): Promise<void> {
  service.payments.dispute((await attemptOf(name, round)).session_id!, state);
  await circle.tick();
}
const cashOf = async (round: number) =>
  service.services.db
    .selectFrom("payout_distributions")
    .select(["amount", "shortfall_amount"])
    .where("group_id", "=", circle.groupId)
    .where("payout_round", "=", round)
    .executeTakeFirst();
/** What Bruno was told of the money that his bank took back. */
const toldBruno = async () => {
  const rows = await service.services.db
    .selectFrom("notifications")
    .select("values")
    .where("group_id", "=", circle.groupId)
    .where("user_id", "=", circle.member("Bruno").userId)
    .where("kind", "=", "payment_failed")
    .execute();
  return rows.map(({ values }) => values);
};
/** What the payout of a round waits for, as the circle reads it. */
const waitOf = (round: number) =>
  service.services.db
    .selectFrom("payout_waits")
    .select("reason")
    .where("group_id", "=", circle.groupId)
    .where("payout_round", "=", round)
    .executeTakeFirst();
/** Whether each tick brings the circle forward. */
const hasWork = async () => (await groupsWithDueWork(service.services.db)).includes(circle.groupId);
const allowLate = (name: string, payout_round: number) =>
  service.callAction(
    "allow_late_payment",
    { group_id: circle.groupId, user_id: circle.member(name).userId, cycle: 1, payout_round },
    { as: circle.member("Amina").userId },
  );
const freeze = () =>
  sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}`.execute(service.services.db);
const unfreeze = () =>
  inTransaction(service.services.db, async (tx, now) => unfreezeGroup(tx, (await lockGroup(tx, circle.groupId))!, now));
/** The rounds that are open to Bruno for good, because a payment of his was taken back. */
const openedToBruno = async () => {
  const rows = await service.services.db
    .selectFrom("late_allowances as l")
    .innerJoin("rounds as r", "r.round_id", "l.round_id")
    .select("r.payout_round")
    .where("r.group_id", "=", circle.groupId)
    .where("l.user_id", "=", circle.member("Bruno").userId)
    .execute();
  return rows.map(({ payout_round }) => payout_round);
};
const expectCleanBooks = async () =>
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);

/**
 * Bruno's pot of round 2 waits for Amina's dispute; he pays Chloe her round 3 and leaves, so round 2 is his settlement
 * round, in which both pay him one back.
 */
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
  await circle.goTo(2, 0);
  await circle.pay("Amina");
  await dispute("Amina", 2, "open");
  await circle.goTo(3, -3);
  await circle.tick();
  await circle.pay("Bruno", { round: 3 });
  await leave(service, circle, "Bruno", "Amina");
  expect([await asked(2), await asked(3)]).toEqual([
    ["Amina", "Chloe"],
    ["Amina", "Bruno"],
  ]);
});

it("before the settlement is paid out: nothing was given, so nothing is owed back", async () => {
  await dispute("Bruno", 3, "lost");
  expect(await attemptOf("Bruno", 3)).toMatchObject({ status: "failed", last_error: null });
  expect([await asked(2), await asked(3)]).toEqual([["Amina"], ["Amina"]]);
  expect(await toldBruno(), "that he owed it again would be wrong").toEqual([]);
  await dispute("Amina", 2, "none");
  expect(await cashOf(2)).toEqual({ amount: 100_00, shortfall_amount: 0 });
  await expectCleanBooks();
});

it("the settlement waits until the bank has decided, and says so: nobody gives back what the leaver may have again", async () => {
  await dispute("Bruno", 3, "open");
  await dispute("Amina", 2, "none");
  expect(await cashOf(2)).toBeUndefined();
  expect(await waitOf(2)).toEqual({ reason: "given_back" });
  expect(await hasWork(), "it waits for a bank, which may take months").toBe(false);
  await expectCleanBooks();
  await dispute("Bruno", 3, "none");
  expect(await cashOf(2)).toEqual({ amount: 100_00, shortfall_amount: 100_00 });
});

it("after it, while Chloe has paid nothing back: what both still owe each other ends, and her pot waits for nobody", async () => {
  await dispute("Amina", 2, "none");
  expect(await cashOf(2)).toEqual({ amount: 100_00, shortfall_amount: 100_00 });
  await dispute("Bruno", 3, "lost");
  expect(await attemptOf("Bruno", 3)).toMatchObject({ status: "failed", last_error: null });
  expect([await asked(2), await asked(3)]).toEqual([["Amina"], ["Amina"]]);
  expect(await toldBruno()).toEqual([]);
  await circle.goTo(3, 0);
  await circle.pay("Amina", { round: 3 });
  await circle.tick();
  expect(await cashOf(3)).toEqual({ amount: 100_00, shortfall_amount: 0 });
  await expectCleanBooks();
});

it("after it, when Chloe has paid it back: Bruno owes her again, and her pot goes out without it after the grace", async () => {
  await dispute("Amina", 2, "none");
  await allowLate("Chloe", 2);
  await circle.pay("Chloe", { round: 2 });
  await dispute("Bruno", 3, "lost");
  expect(await attemptOf("Bruno", 3)).toMatchObject({ status: "failed", last_error: null });
  expect([await asked(2), await asked(3)]).toEqual([
    ["Amina", "Chloe"],
    ["Amina", "Bruno"],
  ]);
  expect(await toldBruno()).toMatchObject([{ reason: "taken_back", round: 3 }]);
  await circle.goTo(3, 0);
  await circle.pay("Amina", { round: 3 });
  await circle.goTo(3, 4);
  await circle.tick();
  expect(await cashOf(3)).toEqual({ amount: 100_00, shortfall_amount: 100_00 });
  await circle.pay("Bruno", { round: 3 });
  await circle.tick();
  expect(await balances(service.services.db, circle.groupId)).toMatchObject({
    custody: 0,
    pot: 0,
    "position(Bruno)": 0,
  });
  await expectCleanBooks();
});

it("in a freeze: nothing is settled yet, so Bruno is told nothing, and nothing afterwards where it has ended (D263)", async () => {
  await freeze();
  await dispute("Bruno", 3, "lost");
  expect([await toldBruno(), await openedToBruno()]).toEqual([[], []]);
  await unfreeze();
  expect([await asked(2), await asked(3)]).toEqual([["Amina"], ["Amina"]]);
  expect([await toldBruno(), await openedToBruno()]).toEqual([[], []]);
  await expectCleanBooks();
});

it("in a freeze: what we gave back is told when the circle goes on, with nothing open where it has ended (D263)", async () => {
  await freeze();
  service.payments.refund((await attemptOf("Bruno", 3)).session_id!, 105_77);
  await circle.tick();
  expect(await toldBruno()).toEqual([]);
  await unfreeze();
  expect(await toldBruno()).toMatchObject([{ reason: "nothing_open", total: { cents: 105_77 } }]);
});

it("in a freeze: that he owes it again, and can pay it, is told when the circle goes on, once (D263)", async () => {
  await dispute("Amina", 2, "none");
  await allowLate("Chloe", 2);
  await circle.pay("Chloe", { round: 2 });
  await freeze();
  await dispute("Bruno", 3, "lost");
  expect([await toldBruno(), await openedToBruno()]).toEqual([[], []]);
  await circle.goTo(3, 2);
  for (const _ of ["first", "again"]) {
    await unfreeze();
    expect(await toldBruno()).toMatchObject([{ reason: "taken_back", round: 3, due: "2027-01-26" }]);
    expect(await openedToBruno()).toEqual([3]);
    await freeze();
  }
});

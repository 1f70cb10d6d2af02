/** D31, D114, D115, D259: a bank debit is still under way when the exit of its payer, or of whom it is for, takes effect. */
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { groupsWithDueWork } from "../crons/rounds.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { onDay } from "../test/clock.ts";
import { leave } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan"];

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, NAMES);
});
/** Payments are left under way on purpose here: the other sentences of the books hold at every step. */
const booksAreSound = async () => {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong.filter(({ name }) => !name.startsWith("no payment is pending"))).toEqual([]);
};
afterEach(booksAreSound);

const sessionOf = (opened: Awaited<ReturnType<StartedCircle["contribute"]>>) =>
  String(opened.body["url"]).split("/").at(-1)!;

/** Starts a bank debit that the provider has taken and not settled. */
async function debit(name: string, round: number): Promise<string> {
  const session = sessionOf(await circle.contribute(name, { method: "us_bank_account", round }));
  service.payments.pay(session);
  await circle.tick();
  return session;
}
const hasLeft = async (name: string) => {
  const { rows } = await sql`select from group_members where group_id = ${circle.groupId}
    and user_id = ${circle.member(name).userId} and status = 'left'`.execute(service.services.db);
  return rows.length === 1;
};
/** What the page tells somebody of a round: how it stands, whether they are asked for it, and what comes back to them. */
const told = async (name: string, round: number) => {
  const { rows } = await sql`
    select is_owed, state, comes_back::integer from contribution_standings where group_id = ${circle.groupId}
      and payout_round = ${round} and user_id = ${circle.member(name).userId}`.execute(service.services.db);
  return rows[0];
};
/** An account that nothing was ever posted to has none. */
const balance = async (account: string) => (await balances(service.services.db, circle.groupId))[account] ?? 0;

/** In round 1 Bruno pays Amina by bank, all others by card; Bruno leaves, and the round closes with the debit under way. */
async function brunoLeaves(): Promise<string> {
  await circle.goTo(1, 0);
  for (const name of ["Chloe", "Dan"]) await circle.pay(name, { round: 1 });
  const session = await debit("Bruno", 1);
  await leave(service, circle, "Bruno", "Amina");
  await circle.goTo(1, 4);
  await circle.tick();
  return session;
}

it("the leaver's debit arrives: whom it paid gives one contribution back in the leaver's round", async () => {
  const session = await brunoLeaves();
  expect(await hasLeft("Bruno")).toBe(true);
  // What comes back is not certain yet: the page reads this state and says so.
  expect(await told("Bruno", 1)).toMatchObject({ state: "processing" });
  await booksAreSound();
  service.payments.pay(session, { state: "paid" });
  await circle.tick();
  await circle.goTo(2, 0);
  await circle.pay("Amina", { round: 2 });
  expect((await circle.contribute("Chloe", { round: 2 })).body.extensions?.code).toBe("contribution-waived");
  await circle.goTo(2, 4);
  await circle.tick();
  await circle.tick();
  expect(await balance("available(Bruno)")).toBe(100_00);
});

it("the leaver's settlement waits until their debit has settled and cannot bounce any more, and says so (D31, D33)", async () => {
  const session = await brunoLeaves();
  await circle.goTo(2, 0);
  service.payments.pay(session, { state: "paid", availableOn: onDay("2027-01-21", circle.timeZone) });
  await circle.tick();
  // Amina's pot of round 1 has gone out without it, and it is forwarded to her once it has settled.
  await circle.pay("Amina", { round: 2 });
  await circle.tick();
  const wait = () =>
    service.services.db
      .selectFrom("payout_waits")
      .select(["reason", "on_day"])
      .where("group_id", "=", circle.groupId)
      .where("payout_round", "=", 2)
      .executeTakeFirst();
  expect(await wait()).toEqual({ reason: "coming", on_day: "2027-01-21" });
  expect(await balance("available(Bruno)")).toBe(0);
  const hasWork = async () => (await groupsWithDueWork(service.services.db)).includes(circle.groupId);
  expect(await hasWork(), "no tick can do anything until then").toBe(false);
  await booksAreSound();
  await circle.goTo(2, 8);
  expect(await hasWork()).toBe(true);
  await circle.tick();
  expect(await balance("available(Bruno)")).toBe(100_00);
});

it("the leaver's debit fails: nothing is owed between the two any more", async () => {
  const session = await brunoLeaves();
  service.payments.end(session, "failed");
  await circle.tick();
  await circle.goTo(2, 0);
  expect((await circle.contribute("Amina", { round: 2 })).body.extensions?.code).toBe("contribution-waived");
  expect(await told("Bruno", 1)).toMatchObject({ is_owed: false });
  await circle.goTo(2, 4);
  await circle.tick();
  expect([await balance("position(Bruno)"), await balance("available(Bruno)")]).toEqual([0, 0]);
});

it("a debit for the leaver, who paid nothing in return, goes back with its fee once it has settled", async () => {
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe", "Dan"]) await circle.pay(name, { round: 1 });
  await circle.tick();
  await circle.goTo(2, -2);
  const session = await debit("Dan", 2);
  // In one's own round an exit takes effect at once (D117).
  await leave(service, circle, "Bruno", "Amina");
  expect(await hasLeft("Bruno")).toBe(true);
  expect(await told("Dan", 2)).toMatchObject({ is_owed: false });
  await booksAreSound();
  const before = await balance("available(Dan)");
  service.payments.pay(session, { state: "paid" });
  await circle.goTo(2, 10);
  await circle.tick();
  await circle.tick();
  expect((await balance("available(Dan)")) - before).toBe(101_50);
});

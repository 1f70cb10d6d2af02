/** D40, D117, D259: a payer disputes a contribution, an exit makes it needless, and the provider refunds it or the bank takes it. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { groupsWithDueWork } from "../crons/rounds.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { leave } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan"];
const TOTAL = 105_77;

let service: TestService;
let circle: StartedCircle;
let session: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The provider tells how Chloe's charge stands. */
const hear = async () => applyCheckout(service.services, (await service.payments.readCheckout(session))!);

/** Chloe pays Bruno's round 2 and disputes it, and Bruno, who has paid her nothing, has not left yet. */
beforeEach(async () => {
  circle = await startCircle(service, NAMES);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe", "Dan"]) await circle.pay(name);
  await circle.goTo(2, 0);
  const { body } = await circle.contribute("Chloe");
  session = String(body.url).split("/").at(-1)!;
  service.payments.pay(session);
  await hear();
  service.payments.dispute(session, "open");
  await hear();
});

const chloes = async () =>
  service.services.db
    .selectFrom("payments as p")
    .innerJoin("private.payment_attempts as a", "a.payment_id", "p.payment_id")
    .select(["p.status", "p.failure_reason", "p.given_back_at", "a.given_up_at", "a.last_error"])
    .where("p.group_id", "=", circle.groupId)
    .where("p.user_id", "=", circle.member("Chloe").userId)
    .where("p.payout_round", "=", 2)
    .executeTakeFirstOrThrow();
const UNDONE = {
  status: "failed",
  failure_reason: "given_back",
  given_back_at: null,
  given_up_at: null,
  last_error: null,
};
/** What Chloe was told of the money that came back to her. */
const told = async () => {
  const rows = await service.services.db
    .selectFrom("notifications")
    .select(sql<string>`values ->> 'reason'`.as("reason"))
    .where("group_id", "=", circle.groupId)
    .where("user_id", "=", circle.member("Chloe").userId)
    .where("kind", "=", "payment_failed")
    .execute();
  return rows.map(({ reason }) => reason);
};
const sentBack = async (amount = TOTAL) => {
  service.payments.dispute(session, "none");
  service.payments.refund(session, amount);
  await hear();
};
const expectCleanBooks = async () =>
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);

/** Everybody who is left pays what they are asked for, and the circle is over with nobody owing or holding anything. */
async function playToTheEnd(): Promise<void> {
  await circle.pay("Amina", { round: 2 });
  await circle.goTo(3, 0);
  for (const name of ["Amina", "Dan"]) await circle.pay(name, { round: 3 });
  await circle.goTo(4, 0);
  for (const name of ["Amina", "Chloe"]) await circle.pay(name, { round: 4 });
  await circle.goTo(4, 5);
  await circle.tick();
  const { rows } = await sql`select status from groups where group_id = ${circle.groupId}`.execute(service.services.db);
  expect(rows).toEqual([{ status: "completed" }]);
  const left = Object.entries(await balances(service.services.db, circle.groupId)).filter(
    ([account, amount]) => /^(position|pot|custody)/.test(account) && amount !== 0,
  );
  expect(left).toEqual([]);
  await expectCleanBooks();
}

it.each(["after the exit", "before it"])(
  "whole %s: it is out of the books, and the circle runs to its end",
  async (when) => {
    if (when === "before it") await sentBack();
    await leave(service, circle, "Bruno", "Amina");
    if (when === "after the exit") {
      expect(await chloes()).toMatchObject({ status: "completed", last_error: "disputed" });
      await sentBack();
    }
    expect(await chloes()).toEqual(UNDONE);
    await circle.tick();
    expect(await chloes()).toEqual(UNDONE);
    expect(await told()).toEqual([when === "before it" ? "given_back" : "nothing_open"]);
    await playToTheEnd();
  },
);

it("in part: it waits for a person, who sends the rest back", async () => {
  await leave(service, circle, "Bruno", "Amina");
  await sentBack(TOTAL - 1);
  expect(await chloes()).toMatchObject({ status: "completed", last_error: "given_back" });
  await expectCleanBooks();
  await sentBack(1);
  expect(await chloes()).toEqual(UNDONE);
  await playToTheEnd();
});

it("in part: no tick brings the circle forward while its settlement waits for a person", async () => {
  await leave(service, circle, "Bruno", "Amina");
  await sentBack(TOTAL - 1);
  await circle.pay("Amina", { round: 2 });
  const hasWork = async () => (await groupsWithDueWork(service.services.db)).includes(circle.groupId);
  expect(await hasWork()).toBe(false);
  await circle.goTo(3, -2);
  await circle.tick();
  expect(await hasWork(), "the grace has ended").toBe(false);
});

it.each([
  { much: "nothing", amount: 0, person: null },
  { much: "a part", amount: 5_77, person: "dispute_lost" },
  { much: "all", amount: TOTAL, person: "dispute_lost" },
])("$much, and the dispute is lost all the same: it is out of the books, once", async ({ amount, person }) => {
  await leave(service, circle, "Bruno", "Amina");
  service.payments.refund(session, amount);
  await hear();
  service.payments.dispute(session, "lost");
  for (const _ of ["first", "again"]) await hear();
  expect(await chloes()).toMatchObject({ status: "failed", failure_reason: "dispute_lost", last_error: person });
  await circle.tick();
  await playToTheEnd();
});

it("whole, but the refund fails: the money is with us again, and a person gives it back", async () => {
  await leave(service, circle, "Bruno", "Amina");
  await sentBack();
  service.payments.refund(session, -TOTAL);
  await hear();
  expect(await chloes()).toMatchObject({
    status: "failed",
    failure_reason: "won_too_late",
    last_error: "won_too_late",
  });
  await sentBack();
  expect(await chloes()).toEqual(UNDONE);
  await expectCleanBooks();
});

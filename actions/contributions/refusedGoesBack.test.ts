/** D38, D40, D192: money that settled nothing goes back to its payer, who is told once what went back and what is open. */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { deliverNotices } from "../test/devices.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { applyCheckout } from "./applyCheckout.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
});

async function open(method: "card" | "us_bank_account" = "card"): Promise<string> {
  const { body } = await circle.contribute("Bruno", { method });
  return String(body.url).split("/").at(-1)!;
}
/** The provider tells how a charge stands. */
const hear = async (session: string) =>
  applyCheckout(service.services, (await service.payments.readCheckout(session))!);
async function mischarged(cents: number): Promise<string> {
  const session = await open();
  service.payments.pay(session, { amountPaid: cents });
  await hear(session);
  return session;
}
/** All of it goes back, and the provider says so twice. */
async function refunded(session: string, cents: number): Promise<void> {
  service.payments.refund(session, cents);
  for (const _ of ["first", "again"]) await hear(session);
}
async function told(): Promise<string[]> {
  const rows = await service.services.db
    .selectFrom("notifications")
    .select("values")
    .where("group_id", "=", circle.groupId)
    .where("user_id", "=", circle.member("Bruno").userId)
    .where("kind", "=", "payment_failed")
    .orderBy("created_at")
    .execute();
  return rows.map(({ values }) => {
    const { reason, total } = values as { reason: string; total: { cents: number; currency: string } };
    return `${reason} ${total.cents} ${total.currency}`;
  });
}
async function expectCleanBooks(): Promise<void> {
  await circle.tick();
  expect((await runChecks(service.services.db)).filter(({ violations }) => violations > 0)).toEqual([]);
}

describe("a charge of another amount", () => {
  it("that went back whole is told with what was really charged, and the round can be paid at any time", async () => {
    const session = await mischarged(99_00);
    await refunded(session, 50_00);
    expect(await told()).toEqual([]);
    await refunded(session, 49_00);
    expect(await told()).toEqual(["given_back 9900 USD"]);
    await circle.goTo(1, 13);
    expect((await circle.pay("Bruno", { round: 1 })).body).toMatchObject({ status: "completed" });
    await expectCleanBooks();
  });

  it("whose payer has paid the round since is told without a word of anything open", async () => {
    const session = await mischarged(200_00);
    await circle.pay("Bruno");
    await refunded(session, 200_00);
    expect(await told()).toEqual(["nothing_open 20000 USD"]);
    const bruno = circle.member("Bruno");
    await deliverNotices(service, bruno.userId);
    const letter = service.letters.find(({ to, subject }) => to === bruno.email && subject.includes("given back"))!;
    expect(letter.text).toContain("Your payment of $200.00");
    expect(letter.text).not.toContain("open again");
  });

  it("whose payer has opened another checkout meanwhile is told that the round is open: nobody has paid it yet", async () => {
    const session = await mischarged(200_00);
    await open();
    await refunded(session, 200_00);
    expect(await told()).toEqual(["given_back 20000 USD"]);
  });

  it("whose payer is paying the round by a debit meanwhile is told so; should it fail, it can be paid at any time", async () => {
    const session = await mischarged(200_00);
    const debit = await open("us_bank_account");
    service.payments.pay(debit);
    await hear(debit);
    await refunded(session, 200_00);
    expect(await told()).toEqual(["on_its_way 20000 USD"]);
    await circle.goTo(1, 6);
    service.payments.end(debit, "failed");
    await hear(debit);
    expect(await told()).toEqual(["on_its_way 20000 USD", "overdue 10150 USD"]);
    expect((await circle.pay("Bruno", { round: 1 })).body).toMatchObject({ status: "completed" });
    await expectCleanBooks();
  });
});

it("a charge that came after its checkout had run out, and went back, leaves the next checkout its word when that runs out too", async () => {
  const first = await open();
  service.payments.end(first, "expired");
  await hear(first);
  const second = await open();
  Object.assign(service.payments.checkouts.get(first.slice(3))!.session, { state: "open" });
  service.payments.pay(first);
  await hear(first);
  await refunded(first, 105_77);
  expect(await told()).toEqual(["given_back 10577 USD"]);
  await circle.goTo(1, 5);
  service.payments.end(second, "expired");
  await hear(second);
  const { rows } = await sql`select kind from notifications where group_id = ${circle.groupId}
    and user_id = ${circle.member("Bruno").userId} and kind = 'payment_unfinished'`.execute(service.services.db);
  expect(rows, "one for each checkout that ran out").toHaveLength(2);
  expect((await circle.pay("Bruno", { round: 1 })).body).toMatchObject({ status: "completed" });
  await expectCleanBooks();
});

it("a round that was paid twice is told once the second payment went back", async () => {
  const first = await open();
  service.payments.end(first, "expired");
  await hear(first);
  await circle.pay("Bruno");
  Object.assign(service.payments.checkouts.get(first.slice(3))!.session, { state: "open" });
  service.payments.pay(first);
  await hear(first);
  await refunded(first, 105_77);
  expect(await told()).toEqual(["nothing_open 10577 USD"]);
  await expectCleanBooks();
});

describe("what goes back before it settled", () => {
  it.each(["given back, and then lost in a dispute", "lost in a dispute that had been given back"])(
    "is told once: %s",
    async (order) => {
      const session = await open();
      service.payments.pay(session);
      if (order.startsWith("lost")) service.payments.dispute(session, "lost");
      else service.payments.refund(session, 105_77);
      await hear(session);
      service.payments.dispute(session, "lost");
      await refunded(session, order.startsWith("lost") ? 105_77 : 0);
      expect(await told()).toHaveLength(1);
    },
  );

  it("and settled after all, because the refund failed, is told again when it is lost then", async () => {
    const session = await open();
    service.payments.pay(session);
    await refunded(session, 105_77);
    await refunded(session, -105_77);
    service.payments.dispute(session, "lost");
    await hear(session);
    expect(await told()).toEqual(["given_back 10577 USD", "taken_back 10577 USD"]);
  });
});

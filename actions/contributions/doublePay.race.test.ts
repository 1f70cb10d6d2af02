import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
/** Generous for a busy machine; a round takes well under a second on a quiet one. */
const TIMEOUT = 20_000 + ROUNDS * 8_000;
const TABS = 32;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const startedToday = async (): Promise<StartedCircle> => {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  return circle;
};
/** Takes a circle that was played from the work of the crons, so that the next one does not wait for all before it. */
const retire = ({ groupId }: StartedCircle) =>
  sql`update groups set frozen_at = app_now() where group_id = ${groupId}`.execute(service.services.db);
const count = async (
  table: "payments" | "ledger_transactions" | "payout_distributions",
  { groupId }: StartedCircle,
) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)} where group_id = ${groupId}`.execute(service.services.db);
  return rows[0]!.n;
};

describe(`${TABS} tabs pay the same round at once`, () => {
  it(
    "D37, D38: one payment, one checkout, the same answer byte for byte, one settlement",
    { timeout: TIMEOUT },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const circle = await startedToday();
        // By two methods: a card and a bank debit of the same person race as well.
        const answers = await times(TABS, (n) =>
          circle.contribute("Bruno", { method: n % 2 === 0 ? "card" : "us_bank_account" }),
        );
        const different = new Set(answers.map((answer) => JSON.stringify(answer)));
        expect([...different], "all tabs get the same answer").toEqual([JSON.stringify(answers[0])]);
        expect(await count("payments", circle)).toBe(1);
        expect(answers[0]!.status).toBe(200);

        service.payments.pay(String(answers[0]!.body.url).split("/").at(-1)!, { state: "paid" });
        const { payment_id } = answers[0]!.body;
        const { userId } = circle.member("Bruno");
        const checks = await times(TABS, () =>
          service.callAction("check_contribution", { payment_id }, { as: userId }),
        );
        expect(new Set(checks.map(({ body }) => body.status))).toEqual(new Set(["completed"]));
        expect(await count("ledger_transactions", circle)).toBe(1);
        await retire(circle);
      }
      await expectSoundBooks();
    },
  );

  it("D38: without the group's lock the index still allows only one payment, but some tabs get errors", async () => {
    const someTabsFail = async () => {
      const circle = await startedToday();
      const answers = await playWithoutLocks(service.services, () => times(TABS, () => circle.contribute("Bruno")));
      expect(await count("payments", circle)).toBe(1);
      return answers.some(({ body }) => body.extensions?.code === "something-went-wrong");
    };
    expect(await everGoesWrong(someTabsFail)).toBe(true);
  });
});

describe("many people act at once", () => {
  it("D33: eight ticks and two payers release a payout once", { timeout: TIMEOUT }, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const circle = await startedToday();
      const opened = [await circle.contribute("Bruno"), await circle.contribute("Chloe")];
      for (const { body } of opened) service.payments.pay(String(body.url).split("/").at(-1)!);
      await Promise.all([
        ...["Bruno", "Chloe"].map((name, n) =>
          service.callAction(
            "check_contribution",
            { payment_id: opened[n]!.body.payment_id },
            { as: circle.member(name).userId },
          ),
        ),
        times(8, (n) => service.tick(n % 2 === 0 ? "rounds" : "reconcile_payments")),
      ]);
      await circle.tick();
      expect(await count("payout_distributions", circle)).toBe(1);
      await retire(circle);
    }
    await expectSoundBooks();
  });

  it(
    "D37: paying, cancelling and the end of the grace at the same moment leave sound books",
    { timeout: TIMEOUT },
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const circle = await startedToday();
        const { body } = await circle.contribute("Bruno");
        const as = circle.member("Bruno").userId;
        await circle.goTo(1, 4);
        await Promise.all([
          service.callAction("cancel_contribution", { payment_id: body.payment_id }, { as }),
          service.callAction("check_contribution", { payment_id: body.payment_id }, { as }),
          times(4, () => service.tick("expire_checkouts")),
          times(4, () => service.tick("rounds")),
        ]);
        await circle.tick();
        expect(await count("payout_distributions", circle)).toBe(1);
        await retire(circle);
      }
      await expectSoundBooks();
    },
  );
});

/** Last, because they remove constraints from this file's database. */
describe("the races are real: without", () => {
  it("lock and index one person pays twice", async () => {
    await sql`drop index payments_one_live_per_round`.execute(service.services.db);
    const isPaidTwice = async () => {
      const circle = await startedToday();
      await playWithoutLocks(service.services, () => times(TABS, () => circle.contribute("Bruno")));
      return (await count("payments", circle)) > 1;
    };
    expect(await everGoesWrong(isPaidTwice)).toBe(true);
  });

  it("lock, unique round and the ban on overdrawn accounts a pot is paid out twice", async () => {
    const { db } = service.services;
    await sql`alter table payout_distributions drop constraint payout_distributions_one_per_round`.execute(db);
    await sql`alter table ledger_accounts drop constraint ledger_accounts_never_overdrawn`.execute(db);
    const isReleasedTwice = async () => {
      const circle = await startedToday();
      await circle.goTo(1, -1);
      await circle.pay("Bruno");
      await circle.pay("Chloe");
      await circle.goTo(1, 0);
      await playWithoutLocks(service.services, () => times(8, () => service.tick("rounds")));
      return (await count("payout_distributions", circle)) > 1;
    };
    expect(await everGoesWrong(isReleasedTwice)).toBe(true);
  });
});

async function expectSoundBooks(): Promise<void> {
  const wrong = (await runChecks(service.services.db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
}

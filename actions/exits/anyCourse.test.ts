import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BOOK_CHECKS } from "../checks/books.ts";
import type { Check } from "../checks/check.ts";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { answer, ask } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { startTestService, type TestService } from "../test/testService.ts";

/** How many courses are played; an environment variable asks for more. */
const COURSES = Number(process.env.COURSES ?? 12);
/** Without what the crons make true, which come as the course has it. */
const AT_ANY_MOMENT = BOOK_CHECKS.filter(({ name }) => !/^no (payment is pending|round stands still)/.test(name));
const NAMES = ["Amina", "Bruno", "Chloe", "Dan", "Eve"];
const START = Date.parse("2027-01-04T17:00:00Z");

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Method = "card" | "us_bank_account";
type Step =
  | { does: "wait"; hours: number }
  | { does: "open"; who: string; round: number; method: Method }
  | { does: "pay" | "fail"; which: number }
  | { does: "round"; round: number; late: number }
  | { does: "ask" | "leave"; who: string }
  | { does: "answer"; who: string; agree: boolean }
  | { does: "tick" };

const round = fc.integer({ min: 1, max: NAMES.length });
/** Nobody answers the admin's own request, so the admin stays (D118). */
const leaver = fc.constantFrom(...NAMES.slice(1));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant("wait" as const), hours: fc.constantFrom(5, 24, 48, 96) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("open" as const),
      who: fc.constantFrom(...NAMES),
      round,
      method: fc.constantFrom<Method>("card", "us_bank_account"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constantFrom("pay" as const, "pay" as const, "fail" as const), which: fc.nat(4) }),
  },
  // Everybody but one pays the round at hand, as most circles go.
  { weight: 4, arbitrary: fc.record({ does: fc.constant("round" as const), round, late: fc.nat(NAMES.length) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("leave" as const), who: leaver }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("ask" as const), who: leaver }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("answer" as const),
      who: leaver,
      agree: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("tick" as const) }) },
);

let settled = 0;

it("D28, D113 to D117, D257: whoever leaves when, the books are sound at every moment, and everybody ends at exactly zero", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60 }), async (steps) => {
      const course = await begin();
      for (const each of steps) await course.play(each);
      await expectSound(AT_ANY_MOMENT);
      await course.finish();
      await expectSound(BOOK_CHECKS);
      await expectEven(course.circle);
      const { rows } =
        await sql`select exit_id from exits where group_id = ${course.circle.groupId} and kind = 'before_receiving'`.execute(
          service.services.db,
        );
      settled += rows.length;
    }),
    { numRuns: COURSES, endOnFailure: true },
  );
  expect(settled).toBeGreaterThan(0);
}, 600_000);

async function begin() {
  const circle = await startCircle(service, NAMES);
  let now = START;
  const opened: { sessionId: string; paymentId: unknown; as: string }[] = [];
  const open = async (who: string, payoutRound: number, method: Method) => {
    const { body, status } = await circle.contribute(who, { round: payoutRound, method });
    if (status !== 200) return undefined;
    const checkout = {
      sessionId: String(body.url).split("/").at(-1)!,
      paymentId: body.payment_id,
      as: circle.member(who).userId,
    };
    opened.push(checkout);
    return checkout;
  };
  const pay = async (checkout: (typeof opened)[number], available = true) => {
    const state = (await service.payments.readCheckout(checkout.sessionId))?.state;
    if (state !== "open" && state !== "processing") return;
    service.payments.pay(checkout.sessionId, available ? { state: "paid", availableOn: new Date(now) } : {});
    await service.callAction("check_contribution", { payment_id: checkout.paymentId }, { as: checkout.as });
  };
  const wait = async (hours: number) => {
    now += hours * 3_600_000;
    await setClock(service.services.db, new Date(now));
  };
  const tick = async () => {
    await circle.tick();
    expect(await service.tick("leave_requests")).toBe(200);
  };
  const play = async (each: Step): Promise<void> => {
    switch (each.does) {
      case "wait":
        return wait(each.hours);
      case "tick":
        return tick();
      case "open":
        await open(each.who, each.round, each.method);
        return;
      case "ask":
        await ask(service, circle, each.who);
        return;
      case "leave":
        await ask(service, circle, each.who);
        return play({ does: "answer", who: each.who, agree: true });
      case "answer": {
        const asked = await service.services.db
          .selectFrom("leave_requests")
          .select("user_id")
          .where("user_id", "=", circle.member(each.who).userId)
          .executeTakeFirst();
        if (asked) await answer(service, circle, { by: "Amina", of: each.who, agree: each.agree });
        return;
      }
      case "round":
        for (const [index, who] of NAMES.entries()) {
          if (index === each.late) continue;
          const checkout = await open(who, each.round, "card");
          if (checkout) await pay(checkout);
        }
        return;
      case "pay":
      case "fail": {
        const checkout = opened.at(-1 - each.which);
        if (!checkout) return;
        if (each.does === "pay") return pay(checkout, false);
        const state = (await service.payments.readCheckout(checkout.sessionId))?.state;
        if (state === "processing") service.payments.end(checkout.sessionId, "failed");
        return;
      }
    }
  };
  return {
    circle,
    play,
    /** Everything under way ends and the cycle's time is over; then everybody pays what is still owed. */
    async finish() {
      for (const { sessionId } of opened) {
        const state = (await service.payments.readCheckout(sessionId))?.state;
        if (state === "processing") service.payments.pay(sessionId, { availableOn: new Date(now) });
      }
      await wait(24 * 70);
      for (let ticks = 0; ticks < 10; ticks++) {
        await tick();
        // A payout may wait a week for the circle's decision (D65).
        await wait(24 * 4);
      }
      for (let payoutRound = 1; payoutRound <= NAMES.length; payoutRound++) {
        for (const who of NAMES) {
          const checkout = await open(who, payoutRound, "card");
          if (checkout) await pay(checkout);
        }
      }
      await wait(24 * 10);
      await tick();
    },
  };
}

async function expectSound(checks: readonly Check[]): Promise<void> {
  const wrong = (await runChecks(service.services.db, checks)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
}

/** Every account of the circle is at zero, and each balance is what its person has paid, with the returned service fees. */
async function expectEven(circle: StartedCircle): Promise<void> {
  const found = await balances(service.services.db, circle.groupId);
  const { rows } = await sql<{ name: string; paid: number }>`
    select u.name, coalesce(sum(p.amount + case when p.given_back_at is null then 0 else p.service_fee end), 0)::bigint as paid
    from payments p join user_profiles u using (user_id)
    where p.group_id = ${circle.groupId} and p.status = 'completed' group by u.name`.execute(service.services.db);
  const paid = new Map(rows.map((row) => [row.name, row.paid]));
  const { status } = await service.services.db
    .selectFrom("groups")
    .select("status")
    .where("group_id", "=", circle.groupId)
    .executeTakeFirstOrThrow();
  expect(status).toBe("completed");
  for (const [account, amount] of Object.entries(found)) {
    const name = /^available\((\w+)\)$/.exec(account)?.[1];
    expect([account, amount]).toEqual([account, name ? (paid.get(name) ?? 0) : 0]);
  }
}

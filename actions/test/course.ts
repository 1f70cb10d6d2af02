/** Drawn courses of a circle: what its people, its clock and its crons do, and the people who play them. */
import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import type { StartedCircle } from "./circle.ts";
import { setClock } from "./clock.ts";
import { LOST_PART } from "./fakePayments.ts";
import { answer, ask } from "./leave.ts";
import type { TestService } from "./testService.ts";

export const NAMES = ["Amina", "Bruno", "Chloe", "Dan", "Eve"];
const START = Date.parse("2027-01-04T17:00:00Z");

type Method = "card" | "us_bank_account";
export type Step =
  | { does: "wait"; hours: number }
  | { does: "open"; who: string; round: number; method: Method }
  | { does: "pay" | "fail"; which: number }
  | { does: "round"; round: number; late: number }
  | { does: "ask" | "leave"; who: string }
  | { does: "answer" | "remove"; who: string; agree: boolean }
  | { does: "days"; who: string; round: number; agree: boolean }
  | { does: "late"; who: string; round: number }
  | { does: "refund"; which: number; how: "whole" | "part" | "fails" }
  | { does: "dispute"; which: number; how: "none" | "open" | "lost_in_part" | "lost" }
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
  // The circle is asked to remove somebody, or for more days, and is of one mind.
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("remove" as const), who: leaver, agree: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("days" as const),
      who: fc.constantFrom(...NAMES),
      round,
      agree: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("late" as const), who: fc.constantFrom(...NAMES), round }) },
  // The provider gives money back, or the payer's bank is asked for it.
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("refund" as const),
      which: fc.nat(9),
      how: fc.constantFrom("whole" as const, "part" as const, "fails" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("dispute" as const),
      which: fc.nat(9),
      how: fc.constantFrom("none" as const, "open" as const, "lost_in_part" as const, "lost" as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("tick" as const) }) },
);

/** A cycle, and who would go on with another one; null where there is none. */
export interface Course {
  steps: Step[];
  again: string[] | null;
  more: Step[];
}
export const course: fc.Arbitrary<Course> = fc.record({
  steps: fc.array(step, { minLength: 25, maxLength: 60 }),
  again: fc.option(fc.subarray(NAMES.slice(1), { minLength: 1 })),
  more: fc.array(step, { minLength: 15, maxLength: 30 }),
});

/** The people of a circle, who do what a course has it; what is refused is part of the course. */
export function peopleOf(service: TestService, circle: StartedCircle) {
  let now = START;
  let cycle = 1;
  const opened: { sessionId: string; paymentId: unknown; as: string }[] = [];
  const open = async (who: string, payoutRound: number, method: Method) => {
    const { body, status } = await circle.contribute(who, { cycle, round: payoutRound, method });
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
  const call = (who: string, action: string, input: object) =>
    service.callAction(action, input, { as: circle.member(who).userId });
  /** Everybody but one votes. */
  const decide = async (vote_id: unknown, agree: boolean, but: string) => {
    for (const name of NAMES.filter((each) => each !== but))
      await call(name, "cast_vote", { vote_id, vote_choice: agree ? "yes" : "no" });
  };
  /** What happens at the provider to money that was charged; we hear of it. */
  const goesBack = async (sessionId: string, each: Step & { does: "refund" | "dispute" }) => {
    const { amountPaid, amountRefunded, dispute, state } = (await service.payments.readCheckout(sessionId))!;
    if (state !== "paid") return;
    const left = amountPaid! - amountRefunded - (dispute === "lost_in_part" ? LOST_PART : 0);
    const amounts = { whole: left, part: Math.min(left, 5_77), fails: -amountRefunded };
    if (each.does === "refund") service.payments.refund(sessionId, amounts[each.how]);
    else service.payments.dispute(sessionId, each.how);
    await applyCheckout(service.services, (await service.payments.readCheckout(sessionId))!);
  };
  /**
   * Who looks after payments ends what waits for them at the provider: every second dispute is won, and the rest is given back
   * of what was lost in part and has not moved on.
   */
  const endWhatWaits = async () => {
    for (const [at, { sessionId }] of opened.entries()) {
      const { dispute, state } = (await service.payments.readCheckout(sessionId))!;
      if (state === "paid" && dispute === "open")
        await goesBack(sessionId, { does: "dispute", which: 0, how: at % 2 === 0 ? "none" : "lost" });
    }
    const { rows } = await sql<{ session_id: string }>`
      select a.session_id from private.payment_attempts a join payments p using (payment_id)
      where p.group_id = ${circle.groupId} and (a.last_error in ('given_back', 'won_too_late', 'paid_twice')
        or a.last_error = 'lost_in_part' and (p.status = 'failed' or p.given_back_at is null and not private.has_moved_on(p)))`.execute(
      service.services.db,
    );
    for (const { session_id } of rows) await goesBack(session_id, { does: "refund", which: 0, how: "whole" });
  };
  /** What was charged for a payment that failed is with its payer again, or with the bank: nobody has to look for it. */
  const expectNothingKept = async () => {
    for (const { paymentId, sessionId } of opened) {
      const { amountPaid, amountRefunded, dispute, state } = (await service.payments.readCheckout(sessionId))!;
      const { status } = await service.services.db
        .selectFrom("payments")
        .select("status")
        .where("payment_id", "=", String(paymentId))
        .executeTakeFirstOrThrow();
      if (state === "paid" && status === "failed" && dispute !== "lost")
        expect([sessionId, amountPaid! - amountRefunded]).toEqual([sessionId, 0]);
    }
  };
  const playStep = async (each: Step): Promise<void> => {
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
        return playStep({ does: "answer", who: each.who, agree: true });
      case "answer": {
        const asked = await service.services.db
          .selectFrom("leave_requests")
          .select("user_id")
          .where("user_id", "=", circle.member(each.who).userId)
          .executeTakeFirst();
        if (asked) await answer(service, circle, { by: "Amina", of: each.who, agree: each.agree });
        return;
      }
      case "remove": {
        const input = { group_id: circle.groupId, user_id: circle.member(each.who).userId, reason: "Does not answer" };
        const { body, status } = await call("Amina", "open_removal_vote", input);
        if (status === 200) await decide(body["vote_id"], each.agree, each.who);
        return;
      }
      case "days": {
        const { userId } = circle.member(each.who);
        const input = { group_id: circle.groupId, user_id: userId, cycle, payout_round: each.round };
        const { body, status } = await call(each.who, "open_extend_grace_vote", input);
        if (status === 200) await decide(body["vote_id"], each.agree, each.who);
        return;
      }
      case "late": {
        // The admin lets in who missed the grace, and they pay at once (D59).
        const { userId } = circle.member(each.who);
        const input = { group_id: circle.groupId, user_id: userId, cycle, payout_round: each.round };
        if ((await call("Amina", "allow_late_payment", input)).status !== 200) return;
        const checkout = await open(each.who, each.round, "card");
        if (checkout) await pay(checkout);
        return;
      }
      case "round":
        for (const [index, who] of NAMES.entries()) {
          if (index === each.late) continue;
          const checkout = await open(who, each.round, "card");
          if (checkout) await pay(checkout);
        }
        return;
      case "refund":
      case "dispute": {
        const checkout = opened.at(-1 - each.which);
        if (checkout) await goesBack(checkout.sessionId, each);
        return;
      }
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
    play: playStep,
    begin(next: number) {
      cycle = next;
      opened.length = 0;
    },
    /** Those named, and the admin, vote for another cycle. @returns whether it has started */
    async restart(goOn: readonly string[]): Promise<boolean> {
      const { body } = await call("Amina", "initiate_group_restart", { group_id: circle.groupId });
      for (const name of ["Amina", ...goOn])
        await call(name, "cast_vote", { vote_id: body["vote_id"], vote_choice: "yes", accept_agreement: true });
      const start = { group_id: circle.groupId, override_minimum: true, without_asked: true };
      return (await call("Amina", "start_group", start)).status === 200;
    },
    /** Everything under way ends and the cycle's time is over; then everybody pays what is still owed. */
    async finish() {
      for (const { sessionId } of opened) {
        const state = (await service.payments.readCheckout(sessionId))?.state;
        if (state === "processing") service.payments.pay(sessionId, { availableOn: new Date(now) });
      }
      await endWhatWaits();
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
      await expectNothingKept();
    },
  };
}

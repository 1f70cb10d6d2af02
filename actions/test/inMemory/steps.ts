/** Drawn courses of a circle in memory. */
import fc from "fast-check";
import { orderAfter } from "../../domain/restart.ts";
import { voteOutcome } from "../../domain/vote.ts";
import { daysAfter, hoursAfter } from "../../domain/cycle.ts";
import { MemoryCircle } from "./circle.ts";
import type { Debt, Payment } from "./rows.ts";

export type MemoryStep =
  | { does: "wait"; hours: number }
  | { does: "pay"; who: number; round: number; method: Payment["method"] }
  | { does: "round"; but: number }
  | { does: "payOld" | "settle" | "fail" | "default" | "allow" | "askLate" | "days"; which: number }
  | { does: "remove"; who: number; by: number }
  | { does: "exit"; who: number }
  | { does: "ballots"; which: number; agree: boolean; but: number };

export const MOST_MEMBERS = 7;
const who = fc.nat(MOST_MEMBERS - 1);
/** Rounds near the one at hand; money for any other comes as late. */
const round = fc.integer({ min: 0, max: 2 });
const which = fc.nat(20);

const step: fc.Arbitrary<MemoryStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant("wait" as const), hours: fc.constantFrom(5, 24, 24, 48, 72, 168) }),
  },
  {
    weight: 22,
    arbitrary: fc.record({
      does: fc.constant("pay" as const),
      who,
      round,
      method: fc.constantFrom<Payment["method"]>("card", "card", "bank"),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom("settle" as const, "settle" as const, "fail" as const), which }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("payOld" as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("default" as const), which }) },
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constantFrom("allow" as const, "askLate" as const, "days" as const), which }),
  },
  // Everybody but one pays the round at hand, as most circles go.
  { weight: 8, arbitrary: fc.record({ does: fc.constant("round" as const), but: who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("remove" as const), who, by: who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("exit" as const), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("ballots" as const), which, agree: fc.boolean(), but: who }) },
);

/** A circle, what happens in its first cycle, and who would go on with which others; each leaves some debts open or none. */
export const memoryCourse = fc.record({
  members: fc.integer({ min: 2, max: MOST_MEMBERS }),
  steps: fc.array(step, { minLength: 20, maxLength: 110 }),
  following: fc.array(
    fc.record({
      goOn: fc.array(fc.boolean(), { minLength: MOST_MEMBERS, maxLength: MOST_MEMBERS }),
      paysFirst: fc.boolean(),
      steps: fc.array(step, { minLength: 10, maxLength: 50 }),
    }),
    { maxLength: 2 },
  ),
});

/** How often each thing happened in all courses. */
export const happened: Record<string, number> = {};
const note = (what: string) => (happened[what] = (happened[what] ?? 0) + 1);

/** One thing that people or their clock do; what the rules refuse is part of the course. */
export function play(circle: MemoryCircle, each: MemoryStep): void {
  const person = (index: number): string | undefined => circle.cycle.order[index];
  const near = ({ round, who }: { who: number; round: number }): Debt | undefined =>
    circle.debt(person(who) ?? "", Math.max(1, circle.currentRound - 1 + round));
  const pick = <Row>(rows: readonly Row[], at: number): Row | undefined => rows[at % Math.max(1, rows.length)];
  const debts = () => circle.cycles.flatMap((cycle) => cycle.debts);
  const inState = (...states: string[]) => debts().filter((debt) => states.includes(circle.stateOf(debt)));
  switch (each.does) {
    case "wait":
      circle.now = hoursAfter(circle.now, each.hours);
      break;
    case "pay": {
      const debt = near(each);
      if (debt) circle.pay(debt, each.method);
      break;
    }
    case "payOld": {
      const debt = pick(
        debts().filter((old) => circle.isArrear(old)),
        each.which,
      );
      if (debt) circle.pay(debt, "card");
      if (debt?.payment && debt.cycle < circle.cycle.cycle) note("paid in a later cycle");
      break;
    }
    case "settle":
    case "fail": {
      const debt = pick(
        debts().filter(({ payment }) => payment?.state === "started"),
        each.which,
      );
      if (debt && each.does === "settle") circle.settle(debt);
      else if (debt) debt.payment = null;
      break;
    }
    case "default": {
      // Nobody does anything until somebody's contribution is in default (D61).
      const debt = pick(
        debts().filter((late) => circle.isArrear(late) && !late.isInDefault),
        each.which,
      );
      if (debt && debt.defaultsAt > circle.now) circle.now = debt.defaultsAt;
      circle.advance();
      if (debt?.isInDefault) note("defaulted");
      break;
    }
    case "round":
      for (const [index, userId] of circle.cycle.order.entries()) {
        const debt = index === each.but ? undefined : circle.debt(userId, circle.currentRound);
        if (debt) circle.pay(debt, "card");
      }
      break;
    case "allow": {
      const debt = pick(inState("expired"), each.which);
      if (!debt || !circle.allowLate(debt)) break;
      note("allowed late");
      circle.pay(debt, "card");
      break;
    }
    case "askLate": {
      const debt = pick(inState("expired"), each.which);
      if (debt) circle.askLate(debt);
      if (debt?.silentFrom) note("asked to pay late");
      break;
    }
    case "days": {
      const debt = pick(inState("grace", "expired"), each.which);
      if (debt && circle.openExtension(debt)) note("more days asked");
      break;
    }
    case "remove":
      if (circle.openRemoval(person(each.by) ?? "", person(each.who) ?? "")) note("removal asked");
      break;
    case "exit":
      if (circle.members.size > 2 && person(each.who)) circle.agreeExit(person(each.who)!);
      break;
    case "ballots": {
      const vote = pick(
        circle.votes.filter(({ status }) => status === "active"),
        each.which,
      );
      for (const voter of vote?.voters ?? []) if (voter !== person(each.but)) vote!.ballots.set(voter, each.agree);
      break;
    }
  }
  circle.advance();
}

/** Everything under way ends and time passes until every round is paid out. */
export function endCycle(circle: MemoryCircle, eachMoment: () => void): void {
  for (const [index, debt] of circle.cycles.flatMap(({ debts }) => debts).entries()) {
    if (debt.payment?.state !== "started") continue;
    if (index % 2 === 0) circle.settle(debt);
    else debt.payment = null;
    circle.advance();
  }
  for (let more = 0; !circle.cycle.isComplete && more < 100; more += 1) {
    circle.now = daysAfter(circle.now, 4);
    circle.advance();
    eachMoment();
  }
}

/** Whoever owes something still pays it, and what is held becomes free. */
export function payEverything(circle: MemoryCircle): void {
  for (const debt of circle.cycles.flatMap(({ debts }) => debts)) circle.pay(debt, "card");
  circle.now = daysAfter(circle.now, 10);
  circle.advance();
}

/** The circle votes for another cycle, which starts with those who said Yes (D84 to D86). @returns whether it has started */
export function restart(circle: MemoryCircle, goOn: readonly boolean[]): boolean {
  const voters = [...circle.members];
  const willing = voters.filter((_, index) => goOn[index]);
  const tally = { voters: voters.length, yes: willing.length, no: voters.length - willing.length, gone: 0 };
  if (voters.length < 2 || voteOutcome(tally, true) !== "approved" || willing.length < 2) return false;
  for (const member of voters) if (!willing.includes(member)) circle.members.delete(member);
  circle.start(orderAfter([...circle.cycle.order], willing));
  note("restarted");
  return true;
}

/** Counts what a circle has been through. */
export function noteCourse(circle: MemoryCircle): void {
  for (const { exits, rounds } of circle.cycles) {
    for (const { kind } of exits) note(`left ${kind}`);
    for (const { payout } of rounds) if (payout && payout.shortfalls.size > 0) note("short");
  }
  for (const { payoutRound, status, type } of circle.votes)
    if (status !== "active")
      note(`${type}${type === "remove_member" && payoutRound ? " by the system" : ""} ${status}`);
  for (const { payment } of circle.cycles.flatMap(({ debts }) => debts)) if (payment?.isReturned) note("returned");
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  endedAfterSettlement,
  endedByExit,
  exitKind,
  type ExitRound,
  forecastExit,
  isNothingAhead,
  isUndecided,
  type Owing,
  type Paid,
  takesEffect,
} from "./exit.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan"];

/** A circle of four, 100.00 each; `paid` names who has paid whom, as "Amina>Bruno". */
function owings(
  paid: readonly string[] = [],
  started: readonly string[] = [],
  waived: readonly string[] = [],
): Owing[] {
  return NAMES.flatMap((recipientId, index) =>
    NAMES.filter((name) => name !== recipientId).map((userId) => {
      const key = `${userId}>${recipientId}`;
      const state: Paid = paid.includes(key) ? "paid" : started.includes(key) ? "started" : "unpaid";
      return {
        payoutRound: index + 1,
        userId,
        recipientId,
        amount: 100_00,
        paid: state,
        mayGoBack: false,
        isWaived: waived.includes(key),
      };
    }),
  );
}
const rounds = (closed: number, paidOut = closed): ExitRound[] =>
  NAMES.map((recipientId, index) => ({
    payoutRound: index + 1,
    recipientId,
    isClosed: index < closed,
    isPaidOut: index < paidOut,
  }));
const keys = (found: readonly Owing[]) => found.map(({ recipientId, userId }) => `${userId}>${recipientId}`).toSorted();

it.each([
  { paid: [], ended: ["Chloe>Dan", "Dan>Chloe"] },
  { paid: ["Chloe>Dan"], ended: [] },
  { paid: ["Dan>Chloe"], ended: [] },
  { paid: ["Dan>Chloe", "Chloe>Dan"], ended: [] },
])("D40: after a settlement, an exchange of which $paid stands ends: $ended", ({ ended, paid }) => {
  const others = ["Amina>Dan", "Bruno>Dan", "Dan>Amina", "Dan>Bruno"];
  expect(keys(endedAfterSettlement("Dan", owings(paid, [], others)))).toEqual(ended);
});

it("D31, D40: what the leaver has given is undecided while it is under way or may still go back, and what others gave is not", () => {
  const gaveBack = (pair: string) =>
    owings(["Dan>Amina", "Amina>Dan"]).map((o) =>
      Object.assign(o, { mayGoBack: `${o.userId}>${o.recipientId}` === pair }),
    );
  expect(isUndecided("Dan", gaveBack("Dan>Amina"))).toBe(true);
  expect(isUndecided("Dan", gaveBack("Amina>Dan"))).toBe(false);
});

describe("D115: an exit before the own turn ends what the leaver has not begun", () => {
  it.each<{ when: string; paid: string[]; started?: string[]; ended: string[] }>([
    {
      when: "nobody was paid by the leaver",
      paid: [],
      ended: ["Amina>Dan", "Bruno>Dan", "Chloe>Dan", "Dan>Amina", "Dan>Bruno", "Dan>Chloe"],
    },
    {
      when: "one was paid: that one pays back",
      paid: ["Dan>Amina"],
      ended: ["Bruno>Dan", "Chloe>Dan", "Dan>Bruno", "Dan>Chloe"],
    },
    { when: "money under way is left", paid: ["Dan>Amina"], started: ["Dan>Bruno"], ended: ["Chloe>Dan", "Dan>Chloe"] },
    { when: "everybody was paid", paid: ["Dan>Amina", "Dan>Bruno", "Dan>Chloe"], ended: [] },
    {
      when: "what came too early goes back",
      paid: ["Chloe>Dan"],
      ended: ["Amina>Dan", "Bruno>Dan", "Chloe>Dan", "Dan>Amina", "Dan>Bruno", "Dan>Chloe"],
    },
  ])("$when", ({ paid, started = [], ended }) => {
    expect(keys(endedByExit("Dan", owings(paid, started)))).toEqual(ended.toSorted());
  });

  it("waits for money of the leaver that is under way, and for nobody else's", () => {
    expect(isUndecided("Dan", owings([], ["Dan>Bruno"]))).toBe(true);
    expect(isUndecided("Dan", owings(["Dan>Bruno"], ["Bruno>Dan", "Amina>Bruno"]))).toBe(false);
    expect(isUndecided("Dan", owings([], ["Dan>Bruno"], ["Dan>Bruno", "Bruno>Dan"]))).toBe(false);
  });

  it("touches only exchanges of the leaver, both halves or none, and a second look finds nothing", () => {
    const drawn = fc.record({
      leaver: fc.constantFrom(...NAMES),
      states: fc.array(fc.constantFrom<Paid>("unpaid", "started", "paid"), { minLength: 12, maxLength: 12 }),
    });
    fc.assert(
      fc.property(drawn, ({ leaver, states }) => {
        const before = owings().map((owing, index) => Object.assign(owing, { paid: states[index]! }));
        const ended = endedByExit(leaver, before);
        const after = before.map((owing) => (ended.includes(owing) ? { ...owing, isWaived: true } : owing));
        expect(endedByExit(leaver, after)).toEqual([]);
        for (const one of before) {
          const other = before.find((o) => o.userId === one.recipientId && o.recipientId === one.userId)!;
          expect(ended.includes(one)).toBe(ended.includes(other));
          if (ended.includes(one)) expect([one.userId, one.recipientId]).toContain(leaver);
        }
        // Whoever still pays the leaver has received, or may yet receive, a contribution from them.
        for (const { userId } of after.filter((o) => o.recipientId === leaver && !o.isWaived))
          expect(before.find((o) => o.userId === leaver && o.recipientId === userId)!.paid).not.toBe("unpaid");
      }),
    );
  });
});

describe("D114, D117: when an agreed exit takes effect", () => {
  it.each<{ when: string; who: string; agreedInRound: number; rounds: ExitRound[]; effect: boolean }>([
    { when: "in mid-round", who: "Dan", agreedInRound: 2, rounds: rounds(1), effect: false },
    { when: "the round is paid out", who: "Dan", agreedInRound: 2, rounds: rounds(2), effect: true },
    {
      when: "its grace is over, money still under way",
      who: "Dan",
      agreedInRound: 2,
      rounds: rounds(2, 1),
      effect: true,
    },
    { when: "the own round, before its release", who: "Bruno", agreedInRound: 2, rounds: rounds(1), effect: true },
    {
      when: "the own round is over, but not paid out",
      who: "Bruno",
      agreedInRound: 3,
      rounds: rounds(2, 1),
      effect: true,
    },
    { when: "after receiving, in mid-round", who: "Amina", agreedInRound: 3, rounds: rounds(2), effect: false },
    {
      when: "after receiving, the last round over",
      who: "Amina",
      agreedInRound: 4,
      rounds: rounds(4, 3),
      effect: true,
    },
  ])("$when: $effect", ({ agreedInRound, effect, rounds: at, who }) => {
    expect(takesEffect({ userId: who, agreedInRound }, at)).toBe(effect);
  });

  it("is before or after receiving by whether the own pot has gone out (D115, D116)", () => {
    expect([true, false].map((isPaidOut) => exitKind({ isPaidOut }))).toEqual(["after_receiving", "before_receiving"]);
  });
});

describe("the forecast shows what an exit does", () => {
  const ROUND_1_PAID = ["Bruno>Amina", "Chloe>Amina", "Dan>Amina"];

  it("before the own turn: the round at hand stays due, who was paid pays back, later pots are smaller", () => {
    expect(forecastExit("Dan", { currentRound: 2, owings: owings(ROUND_1_PAID), rounds: rounds(1) })).toEqual({
      kind: "before_receiving",
      afterRound: 2,
      ownRound: 4,
      payers: [
        { userId: "Amina", amount: 100_00 },
        { userId: "Bruno", amount: 100_00 },
      ],
      paidIn: 200_00,
      stillOwed: [{ payoutRound: 2, recipientId: "Bruno", amount: 100_00 }],
      setOff: [],
      givenBack: [],
      smallerPots: [{ payoutRound: 3, recipientId: "Chloe", before: 300_00, after: 200_00 }],
    });
  });

  it("a missed contribution and its return are set off against each other", () => {
    const forecast = forecastExit("Dan", { currentRound: 3, owings: owings(["Dan>Bruno"]), rounds: rounds(2) });
    expect(forecast).toMatchObject({
      setOff: [{ payoutRound: 1, recipientId: "Amina", amount: 100_00 }],
      payers: [{ userId: "Bruno" }, { userId: "Chloe" }],
      smallerPots: [],
    });
  });

  it("in the own round: at once, and what is not needed goes back (D117)", () => {
    const paid = ["Bruno>Amina", "Amina>Bruno", "Chloe>Bruno"];
    expect(forecastExit("Bruno", { currentRound: 2, owings: owings(paid), rounds: rounds(1) })).toMatchObject({
      kind: "before_receiving",
      afterRound: null,
      payers: [{ userId: "Amina", amount: 100_00 }],
      givenBack: [{ userId: "Chloe", amount: 100_00 }],
      stillOwed: [],
      smallerPots: [
        { payoutRound: 3, before: 300_00, after: 200_00 },
        { payoutRound: 4, before: 300_00, after: 200_00 },
      ],
    });
  });

  it("after receiving: everything stays due (D116)", () => {
    expect(forecastExit("Amina", { currentRound: 2, owings: owings(ROUND_1_PAID), rounds: rounds(1) })).toMatchObject({
      kind: "after_receiving",
      payers: [],
      stillOwed: [{ payoutRound: 2 }, { payoutRound: 3 }, { payoutRound: 4 }],
      smallerPots: [],
    });
  });
});

describe("D82, D115: rounds in which exits have ended all that was owed are not waited for", () => {
  const allBut = (...kept: string[]) =>
    NAMES.flatMap((payer) => NAMES.map((payee) => `${payer}>${payee}`)).filter((key) => !kept.includes(key));

  it.each<{ when: string; waived: string[]; paidOut: number; isNothing: boolean }>([
    { when: "nobody has left", waived: [], paidOut: 0, isNothing: false },
    { when: "all has ended", waived: allBut(), paidOut: 0, isNothing: true },
    { when: "one still owes one", waived: allBut("Amina>Dan"), paidOut: 3, isNothing: false },
    { when: "what is open is of a round that went out", waived: allBut("Dan>Amina"), paidOut: 1, isNothing: true },
    { when: "every round went out", waived: allBut(), paidOut: 4, isNothing: false },
  ])("$when", ({ isNothing, paidOut, waived }) => {
    expect(isNothingAhead(owings([], [], waived), rounds(paidOut))).toBe(isNothing);
  });

  it("two who stay and have a turn ahead always owe each other something", () => {
    fc.assert(
      fc.property(
        fc.subarray(["Amina", "Bruno"]),
        fc.integer({ min: 0, max: 3 }),
        fc.subarray(allBut().filter((key) => !key.startsWith("Chloe>Chloe"))),
        (leavers, paidOut, paid) => {
          const found = owings(paid);
          const ended = new Set(leavers.flatMap((leaver) => endedByExit(leaver, found)));
          const left = found.map((owing) => (ended.has(owing) ? Object.assign({}, owing, { isWaived: true }) : owing));
          expect(isNothingAhead(left, rounds(paidOut))).toBe(false);
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reached, type Records, runs, type Step } from "./achievements.ts";
import { addDays, dueDateOfRound } from "./cycle.ts";

const terms = { gapDays: 35, quarterlyGapDays: 97 };
const step = (onDay: string, more: Partial<Step> = {}): Step => ({ onDay, counts: true, isQuarterly: false, ...more });
/** A step on each due date of a circle that began on 1 January 2027. */
const circle = (frequency: "weekly" | "monthly" | "quarterly", rounds: number, own?: number): Step[] =>
  Array.from({ length: rounds }, (_, at) =>
    step(dueDateOfRound("2027-01-01", frequency, at + 1), {
      counts: at + 1 !== own,
      isQuarterly: frequency === "quarterly",
    }),
  );

describe("D140: contributions in a row", () => {
  it.each([
    { of: "nobody", steps: [], longest: 0, latest: 0 },
    { of: "one", steps: [step("2027-01-01")], longest: 1, latest: 1 },
    { of: "35 days apart", steps: [step("2027-01-01"), step("2027-02-05")], longest: 2, latest: 2 },
    { of: "36 days apart", steps: [step("2027-01-01"), step("2027-02-06")], longest: 1, latest: 1 },
    { of: "a year by the month", steps: circle("monthly", 12), longest: 12, latest: 12 },
    { of: "five quarters", steps: circle("quarterly", 5), longest: 5, latest: 5 },
    {
      of: "97 days beside a quarterly one",
      steps: [step("2027-01-01", { isQuarterly: true }), step("2027-04-08")],
      longest: 2,
      latest: 2,
    },
    {
      of: "98 days beside a quarterly one",
      steps: [step("2027-01-01"), step("2027-04-09", { isQuarterly: true })],
      longest: 1,
      latest: 1,
    },
    {
      of: "a month with the own turn in it, which counts for nothing (D70)",
      steps: circle("monthly", 6, 3),
      longest: 5,
      latest: 5,
    },
    {
      of: "a month that was missed",
      steps: circle("monthly", 6).toSpliced(1, 1),
      longest: 4,
      latest: 4,
    },
    {
      of: "a long row, then a short one",
      steps: [...circle("weekly", 10), step("2027-06-01"), step("2027-06-08")],
      longest: 10,
      latest: 2,
    },
    {
      of: "a row, then only rounds that ask for nothing",
      steps: [...circle("weekly", 3), step("2027-06-01", { counts: false })],
      longest: 3,
      latest: 3,
    },
  ])("of $of", ({ latest, longest, steps }) => {
    expect(runs(steps, terms)).toEqual({ longest, latest });
  });

  it("does not depend on the order of the records, and is never longer than what counts", () => {
    const drawn = fc.array(
      fc.record({
        onDay: fc.nat(400).map((days) => addDays("2027-01-01", days)),
        counts: fc.boolean(),
        isQuarterly: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(drawn, (steps) => {
        const { latest, longest } = runs(steps, terms);
        expect(runs(steps.toReversed(), terms)).toEqual({ latest, longest });
        expect(longest).toBeLessThanOrEqual(steps.filter(({ counts }) => counts).length);
        expect(latest).toBeLessThanOrEqual(longest);
        expect(longest > 0).toBe(steps.some(({ counts }) => counts));
      }),
    );
  });
});

describe("D139: what counts", () => {
  const records: Records = {
    payments: 7,
    savedCents: new Map([
      ["USD", 400_00],
      ["GBP", 700_00],
    ]),
    groups: 3,
    completedGroups: 1,
    steps: circle("weekly", 4),
  };
  it.each([
    ["payments", 7],
    ["groups", 3],
    ["completed_groups", 1],
    ["consecutive_payments", 4],
    // 1,000.00 over two currencies are no 1,000.00 in any one.
    ["saved_cents", 700_00],
  ] as const)("for %s are %i", (type, count) => {
    expect(reached(type, records, terms)).toBe(count);
  });
  it("is nothing for who has no records", () => {
    const none: Records = { payments: 0, savedCents: new Map(), groups: 0, completedGroups: 0, steps: [] };
    expect(reached("saved_cents", none, terms)).toBe(0);
    expect(reached("consecutive_payments", none, terms)).toBe(0);
  });
});

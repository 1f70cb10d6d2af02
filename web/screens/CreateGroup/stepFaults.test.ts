import { describe, expect, it } from "vitest";
import { limitsForTests } from "../../test/limitsForTests.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { stepFaults } from "./stepFaults.ts";

const limits = limitsForTests();
const good: Draft = {
  ...emptyDraft,
  name: "Sunday circle",
  amount: "100",
  currency: "USD",
  startDate: "2027-02-01",
  isAgreed: true,
};
const usd = (cents: number) => ({ cents, currency: "USD" });

/** Codes and values of the faults, by input. */
const faults = (change: Partial<Draft>, step: number, today = "2027-01-01") =>
  Object.entries(stepFaults({ ...good, ...change }, step, limits, { locale: "en", today })).map(
    ([input, { code, values }]) => ({
      input,
      code,
      values,
    }),
  );

describe("a step is left only when it is right, and says what is wrong as the server would (D98)", () => {
  const name = { input: "name", code: "group-name-length", values: { min: 3, max: 60 } };
  const amount = { input: "amount", code: "contribution-range", values: { min: usd(500), max: usd(500_000) } };
  const limit = { input: "memberLimit", code: "member-limit-range", values: { min: 2, max: 50 } };
  const start = {
    input: "startDate",
    code: "start-date-range",
    values: { earliest: "2027-01-02", latest: "2028-01-01" },
  };
  it.each<[number, Partial<Draft>, (typeof start | typeof name | typeof amount | object)[]]>([
    [1, { name: "ab" }, [name]],
    [1, { name: "x".repeat(61) }, [name]],
    [1, { name: "\u200b".repeat(9) }, [name]],
    [
      1,
      { description: "x".repeat(501) },
      [{ input: "description", code: "description-too-long", values: { max: 500 } }],
    ],
    [1, { rules: "x".repeat(1001) }, [{ input: "rules", code: "rules-too-long", values: { max: 1000 } }]],
    [2, { amount: "4.99" }, [amount]],
    [2, { amount: "5000.01" }, [amount]],
    [2, { amount: "a lot" }, [amount]],
    [3, { memberLimit: "1" }, [limit]],
    [3, { memberLimit: "51" }, [limit]],
    [
      3,
      { amount: "5000", memberLimit: "12" },
      [{ input: "memberLimit", code: "pot-too-large", values: { max: usd(5_000_000) } }],
    ],
    [
      3,
      { memberLimit: "8", minimumMembers: "9" },
      [{ input: "minimumMembers", code: "minimum-members-range", values: { min: 2, max: 8 } }],
    ],
    [4, { startDate: "" }, [start]],
    [4, { startDate: "2027-01-01" }, [start]],
    [4, { startDate: "2028-01-02" }, [start]],
    [4, { isAgreed: false }, [{ input: "isAgreed", code: "agreement-required", values: {} }]],
  ])("step %i with %o: %o", (step, change, expected) => expect(faults(change, step)).toEqual(expected));

  it.each([1, 2, 3, 4])("step %i of a good draft has no fault", (step) => expect(faults({}, step)).toEqual([]));

  it("counts a year from the last day of February to the last day of February", () => {
    expect(faults({ startDate: "2029-02-28" }, 4, "2028-02-29")).toEqual([]);
    expect(faults({ startDate: "2029-03-01" }, 4, "2028-02-29")).toHaveLength(1);
  });
});

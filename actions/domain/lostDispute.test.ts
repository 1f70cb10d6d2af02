import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostDispute } from "./lostDispute.ts";

const resting = { isPaidOut: false, isRefunded: false, isReturned: false, isSettled: false };

describe("D40: a dispute that is lost", () => {
  it.each([
    { money: "in the pot still", facts: resting, becomes: "taken_back" },
    { money: "in a payout that went out", facts: { ...resting, isPaidOut: true }, becomes: "a_person" },
    { money: "refunded in part", facts: { ...resting, isRefunded: true }, becomes: "a_person" },
    { money: "in its payer's balance", facts: { ...resting, isReturned: true }, becomes: "a_person" },
    { money: "counted by a settled exit", facts: { ...resting, isSettled: true }, becomes: "a_person" },
  ])("about money $money is for $becomes", ({ facts, becomes }) => {
    expect(lostDispute(facts)).toBe(becomes);
  });

  it("never takes back what has moved in any way", () => {
    const facts = fc.record({
      isPaidOut: fc.boolean(),
      isRefunded: fc.boolean(),
      isReturned: fc.boolean(),
      isSettled: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (money) => (lostDispute(money) === "taken_back") === !Object.values(money).includes(true)),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fateOfReturned, returnedBy } from "./returnedMoney.ts";

const resting = { isPaidOut: false, isReturned: false };

describe("D40: a contribution whose payer has its money again", () => {
  it.each([
    { money: "in the pot still", facts: resting, becomes: "taken_back" },
    { money: "in a payout that went out", facts: { ...resting, isPaidOut: true }, becomes: "a_person" },
    { money: "in its payer's balance", facts: { ...resting, isReturned: true }, becomes: "a_person" },
  ])("is for $becomes when its money is $money", ({ facts, becomes }) => {
    expect(fateOfReturned(facts)).toBe(becomes);
  });

  it("is never taken back once it has moved in any way", () => {
    const facts = fc.record({ isPaidOut: fc.boolean(), isReturned: fc.boolean() });
    fc.assert(
      fc.property(facts, (money) => (fateOfReturned(money) === "taken_back") === !Object.values(money).includes(true)),
    );
  });
});

describe("D40, D281: the payer has the whole money", () => {
  const total = 105_77;
  it.each([
    { amountRefunded: 0, dispute: "none", by: null },
    { amountRefunded: total - 1, dispute: "none", by: null },
    { amountRefunded: total, dispute: "none", by: "given_back" },
    { amountRefunded: 0, dispute: "open", by: null },
    { amountRefunded: 0, dispute: "lost", by: "dispute_lost" },
    // The bank took the whole charge, so what was given back before changes nothing for the circle.
    { amountRefunded: 1, dispute: "lost", by: "dispute_lost" },
    { amountRefunded: total, dispute: "lost", by: "dispute_lost" },
    { amountRefunded: 0, dispute: "lost_in_part", by: null },
    // Nobody knows yet whether the bank takes it once more.
    { amountRefunded: total, dispute: "open", by: null },
  ] as const)("$amountRefunded of it refunded and the dispute $dispute: $by", ({ by, ...told }) => {
    expect(returnedBy({ ...told, total })).toBe(by);
  });

  it("never while a part of it is with us and no dispute is lost", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_00 }),
        fc.constantFrom("none", "open", "lost_in_part"),
        (kept, dispute) => {
          expect(returnedBy({ total: 500_00, amountRefunded: 500_00 - kept, dispute })).toBeNull();
        },
      ),
    );
  });
});

import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { decideRelease, heldUntil, owedState, payoutAmounts, type OwedState } from "./payout.ts";

const day = (n: number) => new Date(Date.UTC(2026, 2, n));
const PAYOUT_AT = day(10);
const GRACE_ENDS_AT = day(14);
const decide = (states: OwedState[], now: Date) =>
  decideRelease(
    states.map((state, index) => ({ userId: `m${index + 1}`, amount: 100_00, state })),
    { now, payoutAt: PAYOUT_AT, graceEndsAt: GRACE_ENDS_AT },
  );

describe("D33: the pot is released", () => {
  it.each<{ when: string; now: Date; states: OwedState[]; missing: string[] | "waits" }>([
    { when: "all settled the day before", now: day(9), states: ["settled", "settled"], missing: "waits" },
    { when: "all settled, payout day begins", now: day(10), states: ["settled", "settled"], missing: [] },
    { when: "one unpaid within the grace", now: day(11), states: ["settled", "unpaid"], missing: "waits" },
    { when: "one unpaid, grace over", now: day(14), states: ["settled", "unpaid"], missing: ["m2"] },
    { when: "one started, grace over", now: day(14), states: ["unpaid", "started"], missing: "waits" },
    { when: "one held, grace over", now: day(15), states: ["settled", "held"], missing: "waits" },
    { when: "nobody paid, grace over", now: day(14), states: ["unpaid", "unpaid"], missing: ["m1", "m2"] },
    {
      when: "an instant before the grace ends",
      now: new Date(day(14).getTime() - 1),
      states: ["unpaid"],
      missing: "waits",
    },
  ])("$when: $missing", ({ now, states, missing }) => {
    const decision = decide(states, now);
    expect(decision.release ? decision.missing.map(({ userId }) => userId) : "waits").toEqual(missing);
  });

  it("never before the payout day, never with money that can still bounce, and once due it stays due", () => {
    const states = fc.array(fc.constantFrom<OwedState>("settled", "held", "started", "unpaid"), { minLength: 1 });
    fc.assert(
      fc.property(states, fc.integer({ min: 0, max: 30 }), (owed, offset) => {
        const decision = decide(owed, day(offset));
        if (!decision.release) return true;
        return (
          day(offset) >= PAYOUT_AT &&
          !owed.includes("held") &&
          !owed.includes("started") &&
          decide(owed, day(offset + 1)).release
        );
      }),
    );
  });
});

it.each([
  { payment: undefined, state: "unpaid" },
  { payment: { status: "pending", heldUntil: null, isGivenBack: false }, state: "started" },
  { payment: { status: "completed", heldUntil: null, isGivenBack: false }, state: "settled" },
  { payment: { status: "completed", heldUntil: day(10), isGivenBack: false }, state: "settled" },
  { payment: { status: "completed", heldUntil: day(11), isGivenBack: false }, state: "held" },
  { payment: { status: "completed", heldUntil: null, isGivenBack: true }, state: "held" },
])("D31: $payment on day 10 is $state", ({ payment, state }) => {
  expect(owedState(payment, day(10))).toBe(state);
});

it.each([
  { members: 10, missing: 0, gross: 1_000_00, offset: 100_00, shortfall: 0, cash: 900_00 },
  { members: 10, missing: 2, gross: 1_000_00, offset: 100_00, shortfall: 200_00, cash: 700_00 },
  { members: 2, missing: 1, gross: 200_00, offset: 100_00, shortfall: 100_00, cash: 0 },
])("D29, D34: $members members, $missing missing: cash $cash", ({ members, missing, ...parts }) => {
  const share = { amount: 100_00 };
  const owed = Array.from({ length: members - 1 }, () => share);
  expect(payoutAmounts({ ownShare: 100_00, owed, missing: owed.slice(0, missing) })).toEqual(parts);
});

it("D29: gross is always cash, own share and shortfall together", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_00, max: 5_000_00 }),
      fc.array(fc.record({ amount: fc.integer({ min: 1, max: 5_000_00 }) }), { minLength: 1, maxLength: 49 }),
      fc.nat(49),
      (ownShare, owed, n) => {
        const { gross, offset, shortfall, cash } = payoutAmounts({ ownShare, owed, missing: owed.slice(0, n) });
        return gross === offset + shortfall + cash && cash >= 0;
      },
    ),
  );
});

it.each([
  { what: "card, on the due date", isEarly: false, settlesAt: null, until: null },
  { what: "card, early", isEarly: true, settlesAt: null, until: day(10) },
  { what: "bank, settles after the due date", isEarly: true, settlesAt: day(12), until: day(12) },
  { what: "bank, settles before the due date", isEarly: true, settlesAt: day(9), until: day(10) },
  { what: "bank, late, settled already", isEarly: false, settlesAt: day(7), until: null },
])("D31: $what is held until $until", ({ isEarly, settlesAt, until }) => {
  expect(heldUntil({ isEarly, settlesAt, dueDayStartsAt: day(10), now: day(8) })).toEqual(until);
});

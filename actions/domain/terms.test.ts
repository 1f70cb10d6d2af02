import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AgreementTerms, KeptTerms } from "./agreement.ts";
import { admissionRefusal, consentNeeds, currencyRefusal, memberLimitRefusal, sameTerms } from "./terms.ts";

const TERMS: AgreementTerms = {
  contribution_amount: 100_00,
  currency: "USD",
  cycle: 1,
  frequency: "monthly",
  manual_start_enabled: true,
  member_limit: 5,
  minimum_members_to_start: 3,
  payout_assignment_method: "random",
  payout_delay_days: 0,
  rules: "",
  start_date: "2027-02-01",
  time_zone: "UTC",
};
const with150 = { ...TERMS, contribution_amount: 150_00 };
const with200 = { ...TERMS, contribution_amount: 200_00 };

describe("D89: whom a change of terms asks", () => {
  it.each([
    [
      "who has nothing open, about the terms of before",
      null,
      with150,
      { ask: [{ userId: "b", termsBefore: TERMS }], settled: [] },
    ],
    ["nobody where nothing changes", null, TERMS, { ask: [], settled: [] }],
    [
      "who has not answered, from what they agreed to",
      { termsBefore: with200 },
      with150,
      { ask: [{ userId: "b", termsBefore: with200 }], settled: [] },
    ],
    ["nobody who agreed to these already", { termsBefore: with150 }, with150, { ask: [], settled: ["b"] }],
  ])("asks %s", (_, open, after, expected) => {
    expect(consentNeeds({ before: TERMS, after }, [{ userId: "b", open }])).toEqual(expected);
  });

  it.each([
    ["another minimum", { minimum_members_to_start: 2 }, false],
    ["another word on starting by hand", { manual_start_enabled: false }, false],
    ["other rules, which may change at any time", { rules: "Be kind." }, true],
  ])("D267: %s", (_, changed, isSame) => {
    expect(sameTerms(TERMS, { ...TERMS, ...changed })).toBe(isSame);
  });

  it("D267: what an agreement of before did not name as a term is no change of it", () => {
    const { manual_start_enabled: _byHand, minimum_members_to_start: _minimum, rules: _rules, ...kept } = TERMS;
    const now = { ...TERMS, minimum_members_to_start: 5, rules: "Be kind." };
    expect([sameTerms(kept, now), sameTerms(now, kept)]).toEqual([true, true]);
    expect(sameTerms(kept, { ...now, member_limit: 6 })).toBe(false);
  });

  it("after any changes and answers, a member is asked exactly while they agreed to other terms than the group has", () => {
    const terms = fc.constantFrom(
      TERMS,
      with150,
      with200,
      { ...TERMS, start_date: "2027-03-01" },
      { ...TERMS, minimum_members_to_start: 2 },
    );
    const step = fc.record({ change: fc.option(terms, { nil: null }), accepts: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = TERMS;
        let agreed = TERMS;
        let open: { termsBefore: KeptTerms } | null = null;
        for (const { accepts, change } of steps) {
          if (change) {
            const needs = consentNeeds({ before: now, after: change }, [{ userId: "b", open }]);
            now = change;
            if (needs.ask[0]) open = { termsBefore: needs.ask[0].termsBefore };
            if (needs.settled.length > 0) open = null;
          }
          if (accepts && open) {
            agreed = now;
            open = null;
          }
          expect(open !== null).toBe(!sameTerms(agreed, now));
          if (open) expect(open.termsBefore).toEqual(agreed);
        }
      }),
    );
  });
});

it.each([
  [5, 3, 2, 0, null],
  [4, 3, 2, 0, { code: "member-limit-too-low", values: { min: 5 } }],
  [5, 3, 2, 1, { code: "member-limit-too-low", values: { min: 6 } }],
  [3, 3, 0, 0, null],
])("D244: %i seats for %i members, %i invitations and %i offers", (limit, members, invited, offered, refusal) => {
  expect(memberLimitRefusal(limit, { members, openInvitations: invited, offeredSeats: offered })).toEqual(refusal);
});

it.each([
  [false, "USD", "USD", null],
  [false, "USD", "EUR", null],
  [true, "USD", "USD", null],
  [true, "USD", "EUR", { code: "currency-is-final" }],
])("D43: started %s, from %s to %s", (hasStarted, was, wished, refusal) => {
  expect(currencyRefusal(hasStarted, { was, wished })).toEqual(refusal);
});

it.each([
  [false, true, false, null],
  [false, false, true, null],
  [true, true, false, null],
  [true, true, true, null],
  [true, false, false, null],
  [true, false, true, { code: "private-is-final" }],
])("D243: started %s, public from %s to %s", (hasStarted, wasPublic, isPublic, refusal) => {
  expect(admissionRefusal(hasStarted, { wasPublic, isPublic })).toEqual(refusal);
});

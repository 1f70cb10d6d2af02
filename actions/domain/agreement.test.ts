import { expect, it } from "vitest";
import { agreementHash, agreementTerms, shownTermsRefusal } from "./agreement.ts";

const terms = {
  contribution_amount: 100_00,
  cycle: 1,
  currency: "USD",
  frequency: "monthly",
  manual_start_enabled: true,
  member_limit: 10,
  minimum_members_to_start: 3,
  payout_assignment_method: "random",
  payout_delay_days: 0,
  rules: "Sunday is pay day.",
  start_date: "2026-12-01",
  time_zone: "America/New_York",
};

/** As it was kept while only amounts and dates were terms. */
const HASH_OF_BEFORE = "c57cddb09379c54e29dabd297dfefe7c7d63a0fd55ecffdcd3d14207e3f626da";

it("D106: the hash does not depend on the order in which the terms are written", () => {
  const shuffled = Object.fromEntries(Object.entries(terms).toReversed()) as unknown as typeof terms;
  expect(agreementHash("I will pay.", shuffled)).toBe(agreementHash("I will pay.", terms));
});

it.each(Object.keys(terms))("D106: a changed %s is another agreement", (name) => {
  const changed = { ...terms, [name]: name === "start_date" ? "2026-12-02" : "other" };
  expect(agreementHash("I will pay.", changed)).not.toBe(agreementHash("I will pay.", terms));
});

it("D106: a changed text is another agreement", () => {
  expect(agreementHash("I may pay.", terms)).not.toBe(agreementHash("I will pay.", terms));
});

it("D267: an agreement of before rules, minimum and start by hand were terms still proves what was accepted", () => {
  const { manual_start_enabled: _byHand, minimum_members_to_start: _minimum, rules: _rules, ...kept } = terms;
  expect(agreementHash("I will pay.", kept)).toBe(HASH_OF_BEFORE);
});

it("D106: only the terms are agreed, not the rest of the group's row", () => {
  const row = { ...terms, name: "Family Savings", current_members: 4 };
  expect(agreementTerms(row)).toEqual(terms);
});

const { cycle: _cycle, time_zone: _zone, ...shown } = terms;

it("D106: a tick under the terms that hold is taken", () => {
  expect(shownTermsRefusal(shown, terms)).toBeNull();
});

it.each(Object.keys(shown))("D106: a tick under another %s than the one that holds is refused", (name) => {
  const changed = { ...terms, [name]: name === "start_date" ? "2026-12-02" : "other" };
  expect(shownTermsRefusal(shown, changed)).toEqual({ code: "terms-changed" });
});

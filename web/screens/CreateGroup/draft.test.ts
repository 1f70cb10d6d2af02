import { beforeEach, describe, expect, it } from "vitest";
import {
  currencyOf,
  type Draft,
  emptyDraft,
  forgetDraft,
  inputOfField,
  keepDraft,
  loadDraft,
  parseCents,
  proposalOf,
  stepFaults,
  stepOfInput,
} from "./draft.ts";

const limits = {
  contribution_min: 500,
  contribution_max: 500_000,
  pot_max: 5_000_000,
  members_min: 2,
  members_max: 50,
  name_min: 3,
  name_max: 60,
  description_max: 500,
  rules_max: 1000,
};
const good: Draft = { ...emptyDraft, name: "Sunday circle", startDate: "2027-02-01", isAgreed: true };
it.each([
  ["kept while it is on", "EUR", ["EUR", "USD"], "EUR"],
  ["dollars when the kept one was switched off", "EUR", ["GBP", "USD"], "USD"],
  ["dollars when none was chosen", "", ["EUR", "USD"], "USD"],
  ["the first that is on where dollars are off", "", ["EUR", "GBP"], "EUR"],
])("D264: the currency of a draft is %s", (_, kept, enabled, currency) => {
  expect(currencyOf(kept, enabled)).toBe(currency);
});

const faults = (change: Partial<Draft>, step: number) => stepFaults({ ...good, ...change }, step, limits, "2027-01-02");

it.each([
  ["100", 100_00],
  ["49.5", 49_50],
  ["49,50", 49_50],
  [" 5.00 ", 5_00],
  ["", null],
  ["1,000.00", null],
  ["-5", null],
  ["5.001", null],
  ["1e3", null],
])("reads %j as %s cents", (text, cents) => expect(parseCents(text)).toBe(cents));

describe("a step is left only when it is right (D98)", () => {
  it.each([
    [1, { name: "ab" }, { name: "name" }],
    [1, { name: "x".repeat(61) }, { name: "name" }],
    [1, { description: "x".repeat(501) }, { description: "description" }],
    [1, { rules: "x".repeat(1001) }, { rules: "rules" }],
    [2, { amount: "4.99" }, { amount: "amount" }],
    [2, { amount: "5000.01" }, { amount: "amount" }],
    [2, { amount: "a lot" }, { amount: "amount" }],
    [3, { memberLimit: "1" }, { memberLimit: "limit" }],
    [3, { memberLimit: "51" }, { memberLimit: "limit" }],
    [3, { amount: "5000", memberLimit: "12" }, { memberLimit: "pot" }],
    [3, { minimumMembers: "9" }, { minimumMembers: "minimum" }],
    [4, { startDate: "" }, { startDate: "start" }],
    [4, { startDate: "2027-01-01" }, { startDate: "start" }],
    [4, { isAgreed: false }, { isAgreed: "agree" }],
  ] as const)("step %i with %o: %o", (step, change, expected) => expect(faults(change, step)).toEqual(expected));

  it.each([1, 2, 3, 4])("step %i of a good draft has no fault", (step) => expect(faults({}, step)).toEqual({}));
});

describe("the draft", () => {
  beforeEach(forgetDraft);

  it("stays on the device, but the consent is given anew", () => {
    keepDraft(good);
    expect(loadDraft()).toEqual({ ...good, isAgreed: false });
    forgetDraft();
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it("becomes invite-only when it is private (D104)", () => {
    expect(proposalOf({ ...good, visibility: "private" }, "UTC")).toMatchObject({
      is_public: false,
      join_method: "invite_only",
    });
  });

  it.each([
    ["name", 1],
    ["contribution_amount", 2],
    ["member_limit", 3],
    ["start_date", 4],
  ])("leads a refusal of %s back to step %i", (field, step) => {
    const input = inputOfField(field);
    expect(input && stepOfInput(input)).toBe(step);
  });

  it("has no input for a field that the form does not ask for", () =>
    expect(inputOfField("time_zone")).toBeUndefined());
});

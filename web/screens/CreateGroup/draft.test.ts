import { beforeEach, describe, expect, it } from "vitest";
import { belongTo } from "../../session/ofPerson.ts";
import {
  currencyOf,
  type Draft,
  emptyDraft,
  forgetDraft,
  inputOfField,
  keepDraft,
  loadDraft,
  proposalOf,
  stepOfInput,
} from "./draft.ts";

const good: Draft = { ...emptyDraft, name: "Sunday circle", amount: "100", startDate: "2027-02-01", isAgreed: true };
it.each([
  ["kept while it is on", "EUR", "USD", ["EUR", "USD"], "EUR"],
  ["that of the settings where none was kept", "", "EUR", ["EUR", "USD"], "EUR"],
  ["that of the settings when the kept one was switched off", "EUR", "GBP", ["GBP", "USD"], "GBP"],
  ["dollars when both were switched off", "EUR", "EUR", ["GBP", "USD"], "USD"],
  ["dollars when none was chosen", "", undefined, ["EUR", "USD"], "USD"],
  ["the first that is on where dollars are off", "", "USD", ["EUR", "GBP"], "EUR"],
])("D44, D264: the currency of a draft is %s", (_, kept, chosen, enabled, currency) => {
  expect(currencyOf(kept, chosen, enabled)).toBe(currency);
});

describe("the draft", () => {
  beforeEach(() => belongTo("ana"));

  it("stays on the device, but the consent is given anew", () => {
    keepDraft(good);
    expect(loadDraft()).toEqual({ ...good, isAgreed: false });
    forgetDraft();
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it("is not there for the next person", () => {
    keepDraft(good);
    keepDraft(good, "00000000-0000-7000-8000-000000000001");
    belongTo("ben");
    expect(loadDraft()).toEqual(emptyDraft);
    expect(loadDraft("00000000-0000-7000-8000-000000000001")).toEqual(emptyDraft);
  });

  it("becomes invite-only when it is private (D104)", () => {
    expect(proposalOf({ ...good, visibility: "private" }, { locale: "en", timeZone: "UTC" })).toMatchObject({
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

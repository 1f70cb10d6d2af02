import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOf, checkoutFate, type Age, type Fate, type ProviderWord } from "./checkoutFate.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STARTED = Date.UTC(2027, 0, 7, 12);
const moment = (isProcessing: boolean) => ({
  isProcessing,
  startedAt: new Date(STARTED),
  expiresAt: new Date(STARTED + HOUR / 2),
});
const checkout = (says: ProviderWord, ms: number) => checkoutFate(says, moment(false), new Date(STARTED + ms));
const debit = (says: ProviderWord, ms: number) => checkoutFate(says, moment(true), new Date(STARTED + ms));

const WORDS: ProviderWord[] = ["open", "processing", "paid", "failed", "expired", "missing", "silent"];

describe("D37: a checkout after 10 minutes, 1 hour and 2 days", () => {
  it.each<[ProviderWord, Fate, Fate, Fate]>([
    ["open", "wait", "close", "close"],
    ["processing", "follow", "follow", "follow"],
    ["paid", "settle", "settle", "settle"],
    ["failed", "fail", "fail", "fail"],
    ["expired", "fail", "fail", "fail"],
    ["missing", "wait", "fail", "fail"],
    ["silent", "wait", "wait", "tell"],
  ])("that is %s: %s, %s, %s", (says, ...fates) => {
    expect([HOUR / 6, HOUR, 2 * DAY].map((ms) => checkout(says, ms))).toEqual(fates);
  });
});

describe("a bank debit after 4, 14½ and 16 days", () => {
  it.each<[ProviderWord, Fate, Fate, Fate]>([
    ["open", "wait", "tell", "tell"],
    ["processing", "wait", "tell", "tell"],
    ["paid", "settle", "settle", "settle"],
    ["failed", "fail", "fail", "fail"],
    ["expired", "fail", "fail", "fail"],
    ["missing", "wait", "tell", "fail"],
    ["silent", "wait", "tell", "tell"],
  ])("that is %s: %s, %s, %s", (says, ...fates) => {
    expect([4 * DAY, 14.5 * DAY, 16 * DAY].map((ms) => debit(says, ms))).toEqual(fates);
  });
});

it.each<[string, boolean, number, Age]>([
  ["a checkout, a moment before its end", false, HOUR / 2 - 1, "in_time"],
  ["a checkout at its end", false, HOUR / 2, "over"],
  ["a checkout, a moment before a day after its end", false, HOUR / 2 + DAY - 1, "over"],
  ["a checkout a day after its end", false, HOUR / 2 + DAY, "long_over"],
  ["a debit, a moment before two weeks", true, 14 * DAY - 1, "in_time"],
  ["a debit after two weeks", true, 14 * DAY, "over"],
  ["a debit a day later", true, 15 * DAY, "long_over"],
])("%s", (_, isProcessing, ms, age) => {
  expect(ageOf(moment(isProcessing), new Date(STARTED + ms))).toBe(age);
});

describe("whatever the provider says and whenever", () => {
  const anyCase = [fc.constantFrom(...WORDS), fc.boolean(), fc.integer({ min: 0, max: 90 * DAY })] as const;
  const fate = (says: ProviderWord, isProcessing: boolean, ms: number) => (isProcessing ? debit : checkout)(says, ms);

  it("nothing waits for more than 14 days and a day", () => {
    fc.assert(fc.property(...anyCase, (says, isDebit, ms) => fate(says, isDebit, ms + 15 * DAY) !== "wait"));
  });

  it("money that is there settles, and nothing else does", () => {
    fc.assert(
      fc.property(...anyCase, (says, isDebit, ms) => (fate(says, isDebit, ms) === "settle") === (says === "paid")),
    );
  });

  it("nothing fails that nobody knows of, nor what the provider still works on", () => {
    fc.assert(
      fc.property(
        ...anyCase,
        (says, isDebit, ms) => fate(says, isDebit, ms) !== "fail" || ["failed", "expired", "missing"].includes(says),
      ),
    );
  });

  it("what no longer waits never waits again", () => {
    fc.assert(
      fc.property(...anyCase, fc.nat(90 * DAY), (says, isDebit, ms, later) =>
        fate(says, isDebit, ms) === "wait" ? true : fate(says, isDebit, ms + later) !== "wait",
      ),
    );
  });
});

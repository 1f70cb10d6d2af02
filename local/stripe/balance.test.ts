import { expect, it } from "vitest";
import { cardFee, debitFee } from "./balance.ts";
import { businessDaysAfter } from "./businessDays.ts";

it.each([
  [10_85, 61],
  [27_25, 1_09],
  [105_77, 3_37],
  [351_87, 10_50],
  [1_055_03, 30_90],
])("Stripe takes 2.9 %% and 30 cents of a card charge of %i: %i", (amount, fee) => {
  expect(cardFee(amount)).toBe(fee);
});

it.each([
  [10_15, 8],
  [25_93, 21],
  [101_50, 81],
  [338_33, 2_71],
  [1_015_00, 5_00],
])("Stripe takes 0.8 %% and at most 5 dollars of a debit of %i: %i", (amount, fee) => {
  expect(debitFee(amount)).toBe(fee);
});

it.each([
  ["Monday", "2026-11-16T09:00:00Z", 2, "2026-11-18T00:00:00.000Z"],
  ["Thursday", "2026-11-19T23:59:00Z", 2, "2026-11-23T00:00:00.000Z"],
  ["Saturday", "2026-11-21T12:00:00Z", 1, "2026-11-23T00:00:00.000Z"],
  ["Friday", "2026-11-20T00:00:00Z", 4, "2026-11-26T00:00:00.000Z"],
])("from a %s at %s, %i business days later is %s", (_day, from, days, expected) => {
  expect(new Date(businessDaysAfter(Date.parse(from), days)).toISOString()).toBe(expected);
});

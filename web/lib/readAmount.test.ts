import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney } from "./money.ts";
import { readAmount, typedAmount } from "./readAmount.ts";

it.each<[string, string, number | null]>([
  ["en", "100", 100_00],
  ["en", " 5.00 ", 5_00],
  ["en", "49.5", 49_50],
  ["en", "49,50", 49_50],
  ["en", "100.", 100_00],
  ["en", "1,000", 1_000_00],
  ["en", "$100", 100_00],
  ["en", "$ 1,000.50", 1_000_50],
  ["en", "US$1,000", 1_000_00],
  ["en", "usd 100", 100_00],
  ["en", "1 000", 1_000_00],
  ["en", "1.000,50", 1_000_50],
  ["en", "1,000,000", 1_000_000_00],
  ["es", "1.000", 1_000_00],
  ["es", "1.000,50", 1_000_50],
  ["es", "100 US$", 100_00],
  ["fr", "1 000", 1_000_00],
  ["fr", "1\u202F000,50 $US", 1_000_50],
  ["fr", "1.000", 1_000_00],
  // One thousand here, one there: nobody can tell.
  ["en", "1.000", null],
  ["es", "1,000", null],
  ["fr", "1,000", null],
  ["en", "", null],
  ["en", "$", null],
  ["en", "-5", null],
  ["en", "5.001", null],
  ["en", "1e3", null],
  ["en", "1,00", 1_00],
  ["en", "10,00,000", null],
  ["en", "1,000,50", null],
  ["en", "€100", null],
  ["en", "9999999999", null],
])("for a reader of %s, %j are %s cents", (locale, typed, cents) => {
  expect(readAmount(typed, "USD", locale)).toBe(cents);
});

it("reads every amount as it is written for the reader", () => {
  const amounts = fc.integer({ min: 0, max: 5_000_000 });
  const locales = fc.constantFrom("en", "en-GB", "es", "es-MX", "fr", "fr-CA");
  fc.assert(
    fc.property(amounts, locales, fc.constantFrom("USD", "EUR", "GBP"), (cents, locale, currency) => {
      expect(readAmount(formatMoney(cents, currency, { locale }), currency, locale)).toBe(cents);
    }),
  );
});

it.each([
  [100_00, "USD", "en", "100"],
  [100_50, "USD", "en", "100.50"],
  [1_234_50, "EUR", "fr", "1234,50"],
  [1_234_00, "GBP", "es", "1234"],
  [1_500, "JPY", "en", "1500"],
])("types %i of %s in %s as %s", (minor, currency, locale, text) => {
  expect(typedAmount(minor, currency, locale)).toBe(text);
  expect(readAmount(text, currency, locale)).toBe(minor);
});

import { expect, it } from "vitest";
import { formatMoney, moneyRuns } from "./money.ts";

it.each([
  { minor: 123_45, currency: "USD", locale: "en-US", shown: "$123.45" },
  { minor: 0, currency: "USD", locale: "en-US", shown: "$0.00" },
  { minor: -5_00, currency: "USD", locale: "en-US", shown: "-$5.00" },
  { minor: 9_876_543_21, currency: "USD", locale: "en-US", shown: "$9,876,543.21" },
  { minor: 1234_50, currency: "EUR", locale: "fr", shown: "1 234,50 €" },
  { minor: 100_00, currency: "GBP", locale: "en-GB", shown: "£100.00" },
])("$minor $currency reads $shown in $locale", ({ minor, currency, locale, shown }) => {
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(formatMoney(minor, currency, { locale }))).toBe(shown);
  const runs = moneyRuns(minor, currency, { locale });
  expect(plain(runs.map((run) => run.text).join(""))).toBe(shown);
});

it("marks only the minor unit as such, wherever the symbol stands", () => {
  expect(moneyRuns(123_45, "USD", { locale: "en-US" })).toEqual([
    { text: "$123", isMinor: false },
    { text: ".45", isMinor: true },
  ]);
  expect(moneyRuns(123_45, "EUR", { locale: "fr" }).map((run) => run.isMinor)).toEqual([false, true, false]);
});

it("shows a plus only when asked, and never before nothing", () => {
  expect(formatMoney(5_00, "USD", { locale: "en-US", sign: "always" })).toBe("+$5.00");
  expect(formatMoney(0, "USD", { locale: "en-US", sign: "always" })).toBe("$0.00");
});

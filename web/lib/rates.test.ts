import { expect, it } from "vitest";
import { formatBasisPoints, formatPercentage } from "./rates.ts";

it.each([
  [250, 2.5, "en", "2.5%"],
  [290, 2.9, "es", "2,9\u00a0%"],
  [225, 2.25, "fr", "2,25\u00a0%"],
  [0, 0, "en", "0%"],
])("%i basis points are %f percent: in %s %s", (basisPoints, percentage, locale, said) => {
  expect([formatBasisPoints(basisPoints, locale), formatPercentage(percentage, locale)]).toEqual([said, said]);
});

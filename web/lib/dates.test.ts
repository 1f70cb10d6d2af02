import { expect, it } from "vitest";
import { formatDate, timeZoneName } from "./dates.ts";

it.each([
  { value: "2026-05-12", style: "day", locale: "en-GB", shown: "12 May" },
  { value: "2026-05-12", style: "weekday", locale: "en-GB", shown: "Tue 12 May" },
  { value: "2026-05-12", style: "full", locale: "es", shown: "12 de mayo de 2026" },
  { value: "2026-01-01", style: "full", locale: "fr", shown: "1 janvier 2026" },
  { value: "2026-11-24", style: "weekday", locale: "fr", shown: "mar. 24 novembre" },
  { value: "not a date", style: "full", locale: "en", shown: "" },
] as const)("$value reads $shown in $locale", ({ value, style, locale, shown }) => {
  expect(formatDate(value, style, locale)).toBe(shown);
});

it.each([
  { zone: "America/New_York", locale: "en", shown: "Eastern Time" },
  { zone: "America/New_York", locale: "es", shown: "hora oriental" },
  { zone: "Europe/Berlin", locale: "fr", shown: "heure normale d’Europe centrale" },
])("the zone $zone is called $shown in $locale", ({ locale, shown, zone }) => {
  expect(timeZoneName(zone, locale)).toBe(shown);
});

import { expect, it } from "vitest";
import { dayIn, formatDate, timeZoneName } from "./dates.ts";

it.each([
  { value: "2026-05-12", style: "day", locale: "en-GB", shown: "12 May" },
  { value: "2026-05-12", style: "weekday", locale: "en-GB", shown: "Tue 12 May" },
  { value: "2026-05-12", style: "full", locale: "es", shown: "12 de mayo de 2026" },
  { value: "2026-01-01", style: "full", locale: "fr", shown: "1er janvier 2026" },
  { value: "2026-06-01", style: "weekday", locale: "fr", shown: "lun. 1er juin" },
  { value: "2026-06-01", style: "day", locale: "es", shown: "1 jun" },
  { value: "2026-05-12", style: "weekday", locale: "es-US", shown: "mar 12 de may" },
  { value: "2026-11-24", style: "weekday", locale: "fr", shown: "mar. 24 novembre" },
  { value: "not a date", style: "full", locale: "en", shown: "" },
] as const)("$value reads $shown in $locale", ({ value, style, locale, shown }) => {
  expect(formatDate(value, style, { locale, thisYear: 2026 })).toBe(shown);
});

it.each([
  { value: "2027-01-12", style: "day", locale: "en", shown: "Jan 12, 2027" },
  { value: "2025-12-31", style: "day", locale: "es", shown: "31 dic 2025" },
  { value: "2027-01-01", style: "day", locale: "fr", shown: "1er janvier 2027" },
  { value: "2027-01-12", style: "weekday", locale: "en", shown: "Tue, Jan 12, 2027" },
  { value: "2027-01-12", style: "weekday", locale: "es", shown: "mar 12 ene 2027" },
  { value: "2027-01-12", style: "weekday", locale: "fr", shown: "mar. 12 janvier 2027" },
  { value: "2027-01-12T12:00:00Z", style: "day", locale: "en", shown: "Jan 12, 2027" },
  { value: "2026-01-12T12:00:00Z", style: "day", locale: "en", shown: "Jan 12" },
  { value: "2027-01-12", style: "full", locale: "en", shown: "January 12, 2027" },
  { value: "2027-01-12", style: "month", locale: "es", shown: "enero de 2027" },
] as const)("in 2026, the $style $value reads $shown in $locale: another year is shown", (row) => {
  expect(formatDate(row.value, row.style, { locale: row.locale, thisYear: 2026 })).toBe(row.shown);
});

it("a time at the end of a Spanish sentence brings no full stop of its own", () => {
  const shown = formatDate("2026-05-12T20:40:00Z", "dateTime", { locale: "es-US", thisYear: 2026 });
  expect(shown).toMatch(/^1[23] may 2026, \d{1,2}:\d{2}\s[ap]m$/);
});

it.each([
  { instant: "2026-12-01T05:00:00Z", zone: "America/New_York", day: "2026-12-01" },
  { instant: "2026-12-01T05:00:00Z", zone: "America/Mexico_City", day: "2026-11-30" },
  { instant: "2026-12-31T11:00:00Z", zone: "Pacific/Auckland", day: "2027-01-01" },
  { instant: "2026-12-01T12:00:00Z", zone: "Europe/Atlantis", day: "2026-12-01" },
])("D55: $instant is $day in $zone", ({ day, instant, zone }) => {
  expect(dayIn(zone, instant)).toBe(day);
});

it.each([
  { zone: "America/New_York", locale: "en", shown: "Eastern Time" },
  { zone: "America/New_York", locale: "es", shown: "hora oriental" },
  { zone: "Europe/Berlin", locale: "fr", shown: "heure d’Europe centrale" },
  { zone: "Europe/Lisbon", locale: "en", shown: "Western European Time" },
  { zone: "Europe/Atlantis", locale: "en", shown: "Europe/Atlantis" },
])("the zone $zone is called $shown in $locale", ({ locale, shown, zone }) => {
  expect(timeZoneName(zone, locale)).toBe(shown);
});

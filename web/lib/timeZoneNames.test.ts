import { describe, expect, it } from "vitest";
import { PLACES, placeOf } from "./timeZoneNames.ts";

it.each([
  ["Europe/Paris", "Europe/Paris"],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["Australia/Adelaide", "Australia/Adelaide"],
  ["America/St_Johns", "America/St_Johns"],
  ["UTC", "UTC"],
  ["Etc/Unknown", undefined],
  // Both names of a place are one, whichever the browser gives.
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Asia/Katmandu", "Asia/Kathmandu"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  // Names that the server does not take.
  ["CET", "Europe/Brussels"],
  ["EST", "America/Panama"],
  ["US/Eastern", "America/New_York"],
  ["Canada/Newfoundland", "America/St_Johns"],
  ["Japan", "Asia/Tokyo"],
  ["Zulu", "UTC"],
  ["+00:00", "UTC"],
  ["+05:00", "Etc/GMT-5"],
  ["-11:00", "Etc/GMT+11"],
  ["+05:30", "Asia/Kolkata"],
  ["+05:45", "Asia/Kathmandu"],
  ["+09:30", "Australia/Darwin"],
  // Nobody's clock stays so all year.
  ["-03:30", undefined],
  ["SystemV/EST5", undefined],
])("a browser that says %s is in %s", (said, zone) => {
  expect(placeOf(said)).toBe(zone);
});

/** The months of the next year: whether the clock changes in summer shows there. */
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
const clockIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" });
  return months.map((at) => format.format(at));
};

describe("the place that stands for a name", () => {
  it.each([...Object.keys(PLACES), "+05:00", "-03:00"])("has the clock of %s", (said) => {
    expect(clockIn(placeOf(said)!)).toEqual(clockIn(said));
  });

  it("stands for itself", () => {
    for (const place of Object.values(PLACES)) expect(placeOf(place)).toBe(place);
  });
});

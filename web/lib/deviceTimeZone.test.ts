import { afterEach, expect, it, vi } from "vitest";
import { deviceTimeZone } from "./deviceTimeZone.ts";

afterEach(() => vi.restoreAllMocks());

function say(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValueOnce({ ...options, timeZone });
}

it.each([
  ["Europe/Paris", "Europe/Paris"],
  ["America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"],
  ["UTC", "UTC"],
  ["Etc/Unknown", undefined],
  // Names that the server does not take.
  ["CET", "Europe/Brussels"],
  ["EST", "America/Panama"],
  ["EST5EDT", "America/New_York"],
  ["US/Eastern", "America/New_York"],
  ["Japan", "Asia/Tokyo"],
  ["+00:00", "UTC"],
  ["+05:00", "Etc/GMT-5"],
  ["-11:00", "Etc/GMT+11"],
  ["+05:30", undefined],
  ["SystemV/EST5", undefined],
])("a browser that says %s is in %s", (said, zone) => {
  say(said);
  expect(deviceTimeZone()).toBe(zone);
});

/** The months of the next year: whether the clock changes in summer shows there. */
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
const clockIn = (timeZone: string) =>
  months.map((at) => new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at));

it.each([
  "CET",
  "CST6CDT",
  "EET",
  "EST",
  "EST5EDT",
  "HST",
  "MET",
  "MST",
  "MST7MDT",
  "PST8PDT",
  "WET",
  "+05:00",
  "-03:00",
])("where a browser says %s, the clock of the place it stands for is the same", (said) => {
  say(said);
  expect(clockIn(deviceTimeZone()!)).toEqual(clockIn(said));
});

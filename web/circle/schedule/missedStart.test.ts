import { expect, it } from "vitest";
import { isStartMissed } from "./missedStart.ts";

const planned = { start_date: "2026-04-01", status: "recruiting", time_zone: "America/New_York" } as const;

it.each([
  ["2026-04-01T03:59:59Z", "America/New_York", false],
  ["2026-04-01T04:00:00Z", "America/New_York", true],
  ["2026-03-31T14:59:00Z", "Asia/Tokyo", false],
  ["2026-03-31T15:00:00Z", "Asia/Tokyo", true],
  ["2026-03-31T09:00:00Z", "Pacific/Kiritimati", false],
  ["2026-03-31T10:00:00Z", "Pacific/Kiritimati", true],
  ["2026-04-01T11:59:59Z", "Etc/GMT+12", false],
  ["2026-04-01T12:00:00Z", "Etc/GMT+12", true],
  ["2026-05-01T00:00:00Z", "America/New_York", true],
])("D75: at %s in %s a start on 1 April was missed: %s", (now, time_zone, isMissed) => {
  expect(isStartMissed({ ...planned, time_zone }, Date.parse(now))).toBe(isMissed);
});

it.each([
  { start_date: null },
  { status: "pending" },
  { status: "started" },
  { status: "completed" },
  { status: "closed" },
] as const)("D75: nothing was missed with %j", (more) => {
  expect(isStartMissed({ ...planned, ...more }, Date.parse("2026-05-01T00:00:00Z"))).toBe(false);
});

it("D75: also with closed registration", () => {
  expect(isStartMissed({ ...planned, status: "ready_to_start" }, Date.parse("2026-05-01T00:00:00Z"))).toBe(true);
});

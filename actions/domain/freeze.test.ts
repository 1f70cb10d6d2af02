import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startOfDay } from "./cycle.ts";
import { freezeDays } from "./freeze.ts";

const NEW_YORK = "America/New_York";
const at = (text: string) => new Date(text);

describe("D263: the whole days of a freeze", () => {
  it.each([
    ["no time at all", "2027-01-10T12:00:00-05:00", "2027-01-10T12:00:00-05:00", 0],
    ["a minute", "2027-01-10T12:00:00-05:00", "2027-01-10T12:01:00-05:00", 1],
    ["a day to the minute", "2027-01-10T12:00:00-05:00", "2027-01-11T12:00:00-05:00", 1],
    ["a day and a minute", "2027-01-10T12:00:00-05:00", "2027-01-11T12:01:00-05:00", 2],
    ["over midnight", "2027-01-10T23:59:00-05:00", "2027-01-11T00:01:00-05:00", 1],
    ["three weeks", "2027-01-10T12:00:00-05:00", "2027-01-31T12:00:00-05:00", 21],
    ["a day of 23 hours, by the clock on the wall", "2027-03-13T12:00:00-05:00", "2027-03-14T12:00:00-04:00", 1],
    ["a day of 25 hours, by the clock on the wall", "2027-11-06T12:00:00-04:00", "2027-11-07T12:00:00-05:00", 1],
  ])("%s", (_, frozen, now, days) => {
    expect(freezeDays({ frozenAt: at(frozen), now: at(now), timeZone: NEW_YORK })).toBe(days);
  });
});

it("D263: nobody becomes late through a freeze, and no day is given away", () => {
  const HOUR = 3_600_000;
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-06-01"), max: new Date("2028-06-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 60 * 24 * HOUR }),
      fc.constantFrom(NEW_YORK, "UTC", "America/Santiago", "Asia/Kolkata", "Pacific/Chatham"),
      fc.integer({ min: 0, max: 30 }),
      (frozenAt, length, timeZone, ahead) => {
        const now = new Date(frozenAt.getTime() + length);
        const days = freezeDays({ frozenAt, now, timeZone });
        // A clock that is put back shows an hour twice, so the wall may show less than has passed.
        expect(days * 24 * HOUR).toBeGreaterThanOrEqual(length - 2 * HOUR);
        expect(days * 24 * HOUR).toBeLessThan(length + 26 * HOUR);
        const frozenOn = localDay(frozenAt, timeZone);
        const due = addDays(frozenOn, ahead);
        const ends = (day: string) => startOfDay(addDays(day, 1), timeZone);
        // What had time left at the freeze has time left after it.
        expect(ends(addDays(due, days)).getTime()).toBeGreaterThan(now.getTime());
      },
    ),
  );
});

const localDay = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

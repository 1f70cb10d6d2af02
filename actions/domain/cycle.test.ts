import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  addBusinessDays,
  addDays,
  daysAfter,
  daysBetween,
  dueDateOfRound,
  FREQUENCIES,
  frequencyOf,
  hoursAfter,
  isTimeZone,
  localDate,
  schedule,
  startOfDay,
  type Frequency,
} from "./cycle.ts";

const ZONES = [
  "UTC",
  "America/New_York",
  "America/Santiago", // clocks change at midnight: some days begin at 01:00
  "Europe/Paris",
  "Africa/Lagos",
  "Asia/Kolkata",
  "Pacific/Chatham",
  "Pacific/Apia",
] as const;

/** First due dates around month ends, leap days and clock changes. */
const FIRST_DUES = [
  "2027-01-29",
  "2027-01-30",
  "2027-01-31",
  "2028-01-31",
  "2028-02-29",
  "2027-08-31",
  "2026-11-30",
  "2026-12-31",
  "2027-03-08",
] as const;

/** Says it another way than the code does: calendar fields and clamping by hand, no Temporal. */
function dueDateByHand(firstDue: string, frequency: Frequency, payoutRound: number): string {
  const [year, month, day] = firstDue.split("-").map(Number) as [number, number, number];
  const steps = payoutRound - 1;
  if (frequency === "weekly" || frequency === "biweekly") {
    const days = (frequency === "weekly" ? 7 : 14) * steps;
    return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  }
  const monthIndex = month - 1 + (frequency === "monthly" ? 1 : 3) * steps;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, monthIndex, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The calendar day somewhere, by the platform's own formatter. */
const dayByFormatter = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(at);

const CASES = FREQUENCIES.flatMap((frequency) =>
  ZONES.flatMap((timeZone) => FIRST_DUES.map((firstDue) => ({ frequency, timeZone, firstDue }))),
);

it("plays at least 200 schedules of month ends and clock changes", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(200);
});

describe.each(CASES)("$frequency from $firstDue in $timeZone", ({ frequency, timeZone, firstDue }) => {
  const rounds = schedule({
    firstDue,
    frequency,
    timeZone,
    payoutDelayDays: 2,
    rounds: 13,
    payEarlyDays: 3,
    graceDays: 3,
  });

  it("D53: falls due on the days counted by hand", () => {
    expect(rounds.map(({ dueDate }) => dueDate)).toEqual(
      Array.from({ length: 13 }, (_, index) => dueDateByHand(firstDue, frequency, index + 1)),
    );
  });

  it("D55, D57, D58: every boundary is the first moment of its day there", () => {
    for (const { dueDate, graceEndDate, payoutDate, opensAt, dueAt, graceEndsAt, payoutAt } of rounds) {
      const boundaries = [
        [opensAt, addDays(dueDate, -3)],
        [dueAt, addDays(dueDate, 1)],
        [graceEndsAt, addDays(graceEndDate, 1)],
        [payoutAt, payoutDate],
      ] as const;
      for (const [instant, date] of boundaries) {
        expect(dayByFormatter(instant, timeZone)).toBe(date);
        expect(dayByFormatter(new Date(instant.getTime() - 1), timeZone)).toBe(addDays(date, -1));
      }
    }
  });

  it("D58: a round's grace is over before the next round can be paid", () => {
    for (const [index, next] of rounds.slice(1).entries()) {
      expect(rounds[index]!.graceEndsAt.getTime()).toBeLessThanOrEqual(next.opensAt.getTime());
    }
  });
});

it.each([
  { firstDue: "2027-01-31", payoutRound: 2, due: "2027-02-28" },
  { firstDue: "2027-01-31", payoutRound: 3, due: "2027-03-31" },
  { firstDue: "2028-01-31", payoutRound: 2, due: "2028-02-29" },
  { firstDue: "2027-08-31", payoutRound: 7, due: "2028-02-29" },
])("D53: round $payoutRound of a monthly circle from $firstDue is due on $due", ({ firstDue, payoutRound, due }) => {
  expect(dueDateOfRound(firstDue, "monthly", payoutRound)).toBe(due);
});

it("D55: where clocks skip midnight, the day begins at one o'clock", () => {
  // Santiago went from 23:59:59 on 5 September 2026 to 01:00 on 6 September.
  expect(startOfDay("2026-09-06", "America/Santiago").toISOString()).toBe("2026-09-06T04:00:00.000Z");
});

it("D52: rounds follow one another and their boundaries are in order", () => {
  const date = fc
    .date({ min: new Date("2026-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      date,
      fc.constantFrom(...FREQUENCIES),
      fc.constantFrom(...ZONES),
      fc.nat(5),
      (firstDue, frequency, timeZone, payoutDelayDays) => {
        const rounds = schedule({
          firstDue,
          frequency,
          timeZone,
          payoutDelayDays,
          rounds: 5,
          payEarlyDays: 3,
          graceDays: 3,
        });
        for (const [index, { opensAt, dueAt, graceEndsAt, payoutAt, dueDate }] of rounds.entries()) {
          expect(opensAt < dueAt && dueAt < graceEndsAt && startOfDay(dueDate, timeZone) <= payoutAt).toBe(true);
          if (index > 0) expect(daysBetween(rounds[index - 1]!.dueDate, dueDate)).toBeGreaterThanOrEqual(7);
        }
      },
    ),
  );
});

it("D55: the local date of a day's first moment is that day, everywhere", () => {
  for (const timeZone of ZONES) {
    for (let day = "2026-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
      expect(localDate(startOfDay(day, timeZone), timeZone)).toBe(day);
    }
  }
});

it.each([
  ["2026-11-20", 4, "2026-11-26"], // Friday to Thursday
  ["2026-11-21", 1, "2026-11-23"],
  ["2026-11-23", 4, "2026-11-27"],
  ["2026-11-23", 5, "2026-11-30"],
  ["2026-11-23", 0, "2026-11-23"],
])("D31: from %s, %i business days on is %s", (from, days, until) => {
  expect(addBusinessDays(from, days)).toBe(until);
});

it.each([
  ["bi-weekly", "biweekly"],
  ["quarterly", "quarterly"],
  ["daily", undefined],
])("D54: the word %s is stored as %s", (word, stored) => {
  expect(frequencyOf(word)).toBe(stored);
});

it.each([
  ["Europe/Paris", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Etc/GMT+5", true],
  ["Mars/Olympus", false],
  // Postgres reads an offset with the other sign, so there is none for a schedule.
  ["+05:00", false],
  ["2027-03-01T00:00[UTC]", false],
  ["", false],
])("D55: %j is a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

it("terms in hours and in days count the hours that pass, also over a change of clocks", () => {
  // The clocks of Berlin went forward between the two.
  const asked = new Date("2027-03-27T12:00:00+01:00");
  expect(hoursAfter(asked, 72).toISOString()).toBe("2027-03-30T11:00:00.000Z");
  expect(daysAfter(asked, 3)).toEqual(hoursAfter(asked, 72));
});

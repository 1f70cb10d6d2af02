import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownIn } from "./clockTime.ts";
import { addDays, daysBetween, schedule } from "./cycle.ts";
import { quietUntil } from "./quiet.ts";
import {
  LEAD_DAYS,
  isUntold,
  latestReminder,
  type Remindable,
  type ReminderHours,
  remindersOf,
  type ReminderTiming,
} from "./reminders.ts";

const HOURS: ReminderHours = { hour: 9, lastMinutes: 61, quiet: { from: 22, until: 8 } };
const TIMINGS = Object.keys(LEAD_DAYS) as ReminderTiming[];
const NEW_YORK = "America/New_York";

function owed({
  dueDate = "2027-01-15",
  group = NEW_YORK,
  timeZone = group,
  timing = "1-day",
}: Partial<Record<"dueDate" | "group" | "timeZone", string>> & { timing?: ReminderTiming }): Remindable {
  const terms = { firstDue: dueDate, frequency: "weekly" as const, timeZone: group, payoutDelayDays: 0, rounds: 1 };
  const { dueAt, graceEndsAt, opensAt } = schedule({ ...terms, payEarlyDays: 3, graceDays: 3 })[0]!;
  return { timing, timeZone, dueDate, opensAt, dueAt, graceEndsAt };
}

/** As the member's clocks show it: `01-14 09:00`. */
function shown(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);
  return parts.slice(5);
}
function reminderDue(terms: Remindable, now: Date, lastTold: Date | null) {
  const latest = latestReminder(terms, HOURS, now);
  return latest && isUntold(latest, lastTold) ? latest : null;
}
const told = (terms: Remindable) =>
  remindersOf(terms, HOURS).map(({ at, stage }) => `${stage} ${shown(at, terms.timeZone)}`);

const GRACE = ["grace 01-16 09:00", "grace 01-17 09:00", "grace 01-18 09:00"];

describe("D191: somebody who does not pay is reminded", () => {
  it.each([
    ["3-days", "ahead 01-12 09:00"],
    ["1-day", "ahead 01-14 09:00"],
    ["same-day", "today 01-15 09:00"],
    ["1-hour", "last_hour 01-15 22:59"],
  ] as const)("%s before, and once on each day of grace", (timing, first) => {
    expect(told(owed({ timing }))).toEqual([first, ...GRACE]);
  });

  it.each([
    // East of the group: the hour is the member's own, on the day that the schedule names.
    ["Europe/Paris", "same-day", "today 01-15 09:00"],
    ["Europe/Paris", "1-hour", "last_hour 01-15 22:59"],
    ["Asia/Tokyo", "1-day", "ahead 01-14 09:00"],
    // It opens at midnight in New York.
    ["Asia/Tokyo", "3-days", "ahead 01-12 14:00"],
    // West of it: an hour before the member's midnight would be after the deadline.
    ["America/Los_Angeles", "same-day", "today 01-15 09:00"],
    ["America/Los_Angeles", "1-hour", "last_hour 01-15 19:59"],
  ] as const)("of a circle in New York, in %s, %s before", (timeZone, timing, first) => {
    expect(told(owed({ timeZone, timing }))[0]).toBe(first);
  });

  it("on the day before, where the morning of the due date comes after its end", () => {
    expect(told(owed({ group: "Pacific/Kiritimati", timeZone: "Pacific/Honolulu", timing: "same-day" }))).toEqual([
      "today 01-14 09:00",
      "grace 01-15 09:00",
      "grace 01-16 09:00",
      "grace 01-17 09:00",
    ]);
  });

  it("in the morning, where it opens in the member's night", () => {
    expect(told(owed({ group: "Pacific/Honolulu", timeZone: "Pacific/Auckland", timing: "3-days" }))[0]).toBe(
      "ahead 01-13 08:00",
    );
  });

  it("through the days by which the circle has prolonged the grace (D127)", () => {
    const longer = {
      ...owed({}),
      graceEndsAt: schedule({
        firstDue: "2027-01-15",
        frequency: "weekly",
        timeZone: NEW_YORK,
        payoutDelayDays: 0,
        rounds: 1,
        payEarlyDays: 3,
        graceDays: 6,
      })[0]!.graceEndsAt,
    };
    expect(told(longer)).toHaveLength(7);
  });

  it.each([
    ["2027-03-14", "when clocks go forward", "03-14"],
    ["2027-11-07", "when clocks go back", "11-07"],
  ])("at the same hour on %s, %s", (dueDate, _, day) => {
    expect(told(owed({ dueDate, timing: "same-day" }))[0]).toBe(`today ${day} 09:00`);
    expect(told(owed({ dueDate, timing: "1-hour" }))[0]).toBe(`last_hour ${day} 22:59`);
  });
});

describe("D191: what is due now", () => {
  const terms = owed({});
  const at = (text: string) => new Date(`2027-01-${text}-05:00`);
  const due = (now: string, last: string | null = null, changes: Partial<Remindable> = {}) =>
    reminderDue({ ...terms, ...changes }, at(now), last === null ? null : at(last))?.stage ?? null;

  it.each([
    ["before its moment", "14T08:59", null, null],
    ["at its moment", "14T09:00", null, "ahead"],
    ["when it was told", "14T09:01", "14T09:00", null],
    ["hours late, when nobody ticked", "14T21:59", null, "ahead"],
    ["not in the night", "14T22:00", null, null],
    ["but in the morning after it", "15T08:00", null, "ahead"],
    ["not once the due date is over", "16T08:30", null, null],
    ["each day of grace", "16T09:00", "14T09:00", "grace"],
    ["once on it", "16T12:00", "16T09:00", null],
    ["and the next day again", "17T09:00", "16T09:00", "grace"],
    ["only for the last of those that were missed", "18T10:00", "14T09:00", "grace"],
    ["nothing after the grace", "19T09:00", "18T09:00", null],
  ])("%s", (_, now, last, stage) => {
    expect(due(now, last)).toBe(stage);
  });

  it("follows a change of mind: another one closer to the deadline, none for what was passed", () => {
    expect(due("15T09:00", "14T09:00", { timing: "same-day" })).toBe("today");
    expect(due("15T22:59", "15T09:00", { timing: "1-hour" })).toBe("last_hour");
    expect(due("14T10:00", "14T09:00", { timing: "3-days" })).toBeNull();
  });
});

const zones = fc.constantFrom(
  NEW_YORK,
  "Africa/Cairo",
  "America/Los_Angeles",
  "America/Santiago",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Europe/Paris",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
  "UTC",
);
const anyOwed = fc
  .record({
    group: zones,
    timeZone: zones,
    timing: fc.constantFrom(...TIMINGS),
    dueDate: fc.integer({ min: 0, max: 1500 }).map((days) => addDays("2026-01-01", days)),
  })
  .map(owed);

describe("of any two zones, on any day,", () => {
  it("no reminder comes after what it reminds of, before it can be paid, or in the night uncalled for", () => {
    fc.assert(
      fc.property(anyOwed, (terms) => {
        const [first, ...rest] = remindersOf(terms, HOURS);
        expect(first!.stage).not.toBe("grace");
        expect(first!.at >= terms.opensAt && first!.at < terms.dueAt).toBe(true);
        for (const { at, stage } of rest) {
          expect(stage).toBe("grace");
          expect(at >= terms.dueAt && at < terms.graceEndsAt).toBe(true);
        }
        for (const { at, stage } of [first!, ...rest])
          if (stage !== "last_hour") expect(quietUntil(at, terms.timeZone, HOURS.quiet)).toBeNull();
      }),
    );
  });

  it("each morning of the grace has one reminder, and no day has two", () => {
    fc.assert(
      fc.property(anyOwed, (terms) => {
        const days = remindersOf(terms, HOURS)
          .slice(1)
          .map(({ at }) => shownIn(at, terms.timeZone).date);
        expect(days.length).toBeGreaterThanOrEqual(2);
        expect(days.length).toBeLessThanOrEqual(4);
        days.forEach((day, index) => expect(daysBetween(days[0]!, day)).toBe(index));
      }),
    );
  });

  it("ticks that come at any times, and as often as they like, tell each reminder at most once and in order", () => {
    const ticks = fc.array(fc.integer({ min: -5 * 1440, max: 6 * 1440 }), { maxLength: 60 });
    fc.assert(
      fc.property(anyOwed, ticks, (terms, minutes) => {
        let last: Date | null = null;
        const seen: number[] = [];
        for (const minute of minutes.toSorted((one, other) => one - other)) {
          const now = new Date(terms.dueAt.getTime() + minute * 60_000);
          const found = reminderDue(terms, now, last);
          if (!found) continue;
          seen.push(found.at.getTime());
          last = now;
        }
        expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other));
      }),
    );
  });

  it("a tick a minute tells every one of them at its moment", () => {
    fc.assert(
      fc.property(anyOwed, (terms) => {
        let last: Date | null = null;
        const seen: Date[] = [];
        for (const { at } of remindersOf(terms, HOURS)) {
          const found = reminderDue(terms, at, last);
          if (found) seen.push(found.at);
          last = at;
        }
        expect(seen).toEqual(remindersOf(terms, HOURS).map(({ at }) => at));
      }),
    );
  });
});

import { addDays, localDate, startOfDay } from "./cycle.ts";
import { clockTime } from "./clockTime.ts";
import { type QuietHours, quietUntil } from "./quiet.ts";

/** How long before the due date somebody wants to be reminded, in days of the calendar; the last one is an hour before its end. */
export const LEAD_DAYS = { "3-days": 3, "1-day": 1, "same-day": 0, "1-hour": 0 } as const;
export type ReminderTiming = keyof typeof LEAD_DAYS;

/** Figures of the catalogue (R3). */
export interface ReminderHours {
  /** The hour of the day at which reminders come. */
  hour: number;
  /** How many minutes before the end of the due date the last one comes. */
  lastMinutes: number;
  quiet: QuietHours;
}

/** What decides when one member is reminded of one contribution. */
export interface Remindable {
  timing: ReminderTiming;
  /** The member's own; the hours of reminders are by its clocks. */
  timeZone: string;
  /** Calendar day of the group, `YYYY-MM-DD`. */
  dueDate: string;
  opensAt: Date;
  /** The first instant that is no longer on time (D55). */
  dueAt: Date;
  /** The first instant after this member's grace (D58, D127). */
  graceEndsAt: Date;
}

export interface Reminder {
  stage: "ahead" | "today" | "last_hour" | "grace";
  at: Date;
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);
const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/**
 * Every reminder of a contribution that nobody pays, in order (D191): one at the chosen time before the due date ends, then
 * one on each day of grace. None comes after what it reminds of, and none in the quiet but the one that asks for it.
 */
export function remindersOf(owed: Remindable, hours: ReminderHours): Reminder[] {
  const ahead = reminderAhead(owed, hours);
  return [...(ahead.at < owed.dueAt ? [ahead] : []), ...remindersOfGrace(owed, hours)];
}

function reminderAhead({ dueAt, dueDate, opensAt, timeZone, timing }: Remindable, hours: ReminderHours): Reminder {
  const lastCall = minutesBefore(dueAt, hours.lastMinutes);
  if (timing === "1-hour") {
    // Where the member's day ends after the group's, the hour before the member's midnight would be too late.
    const nightfall = minutesBefore(startOfDay(addDays(dueDate, 1), timeZone), hours.lastMinutes);
    return { stage: "last_hour", at: earlier(nightfall, lastCall) };
  }
  let day = addDays(dueDate, -LEAD_DAYS[timing]);
  while (clockTime(day, hours.hour, timeZone) > lastCall) day = addDays(day, -1);
  // Nobody is asked for what cannot be paid yet.
  const moment = later(clockTime(day, hours.hour, timeZone), opensAt);
  return {
    stage: timing === "same-day" ? "today" : "ahead",
    at: quietUntil(moment, timeZone, hours.quiet) ?? moment,
  };
}

function remindersOfGrace({ dueAt, graceEndsAt, timeZone }: Remindable, { hour }: ReminderHours): Reminder[] {
  const found: Reminder[] = [];
  for (let day = localDate(dueAt, timeZone); ; day = addDays(day, 1)) {
    const at = clockTime(day, hour, timeZone);
    if (at >= graceEndsAt) return found;
    if (at >= dueAt) found.push({ stage: "grace", at });
  }
}

/**
 * The latest reminder whose moment has come, unless its time is over; null in the quiet, so that a late tick tells it late, but
 * not then. Whoever owes by the same terms has the same one.
 */
export function latestReminder(owed: Remindable, hours: ReminderHours, now: Date): Reminder | null {
  const latest = remindersOf(owed, hours).findLast(({ at }) => at <= now);
  if (!latest || now >= (latest.stage === "grace" ? owed.graceEndsAt : owed.dueAt)) return null;
  const rests = latest.stage !== "last_hour" && quietUntil(now, owed.timeZone, hours.quiet) !== null;
  return rests ? null : latest;
}

/**
 * Whether a reminder is still to be told.
 * @param lastTold when the member was last reminded of this contribution
 */
export const isUntold = ({ at }: Reminder, lastTold: Date | null) => lastTold === null || lastTold < at;

import { Temporal } from "temporal-polyfill";

export const FREQUENCIES = ["weekly", "biweekly", "monthly", "quarterly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The stored word for a frequency, or undefined: "bi-weekly" is accepted and stored as biweekly (D54). */
export function frequencyOf(word: string): Frequency | undefined {
  const stored = word === "bi-weekly" ? "biweekly" : word;
  return FREQUENCIES.find((frequency) => frequency === stored);
}

const STEP: Record<Frequency, { days: number; months: number }> = {
  weekly: { days: 7, months: 0 },
  biweekly: { days: 14, months: 0 },
  monthly: { days: 0, months: 1 },
  quarterly: { days: 0, months: 3 },
};

/**
 * The due date of a round, counted from the first one so that short months cause no drift (D53).
 * @param firstDue calendar day, `YYYY-MM-DD`
 * @param payoutRound counted from 1
 */
export function dueDateOfRound(firstDue: string, frequency: Frequency, payoutRound: number): string {
  const first = Temporal.PlainDate.from(firstDue);
  const { days, months } = STEP[frequency];
  const steps = payoutRound - 1;
  return first.add({ days: days * steps, months: months * steps }, { overflow: "constrain" }).toString();
}

/** Days around a due date, from the catalogue of limits (R3). */
export interface Windows {
  /** How long before the due date a member may pay (D57). */
  payEarlyDays: number;
  /** How many calendar days after the due date the grace runs (D58). */
  graceDays: number;
}

export interface ScheduleTerms extends Windows {
  firstDue: string;
  frequency: Frequency;
  timeZone: string;
  /** How long after the due date the pot is paid out (D8). */
  payoutDelayDays: number;
  rounds: number;
}

/** One row of the schedule (D52). Days are the group's calendar days; instants are the first moment of a day there. */
export interface ScheduledRound {
  payoutRound: number;
  dueDate: string;
  graceEndDate: string;
  payoutDate: string;
  opensAt: Date;
  /** The first instant that is no longer on time (D55). */
  dueAt: Date;
  /** The first instant after the grace (D58). */
  graceEndsAt: Date;
  payoutAt: Date;
}

/** The whole schedule of a cycle, one row a round (D52, D53, D55, D57, D58). */
export function schedule(terms: ScheduleTerms): ScheduledRound[] {
  return Array.from({ length: terms.rounds }, (_, index) => {
    const payoutRound = index + 1;
    const dueDate = dueDateOfRound(terms.firstDue, terms.frequency, payoutRound);
    const graceEndDate = addDays(dueDate, terms.graceDays);
    const payoutDate = addDays(dueDate, terms.payoutDelayDays);
    return {
      payoutRound,
      dueDate,
      graceEndDate,
      payoutDate,
      opensAt: startOfDay(addDays(dueDate, -terms.payEarlyDays), terms.timeZone),
      dueAt: startOfDay(addDays(dueDate, 1), terms.timeZone),
      graceEndsAt: startOfDay(addDays(graceEndDate, 1), terms.timeZone),
      payoutAt: startOfDay(payoutDate, terms.timeZone),
    };
  });
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }, { overflow: "constrain" }).toString();
}

/** The day that many Mondays to Fridays later; bank holidays are the bank's to know (D71). */
export function addBusinessDays(date: string, days: number): string {
  let day = Temporal.PlainDate.from(date);
  for (let left = days; left > 0; left -= day.dayOfWeek <= 5 ? 1 : 0) day = day.add({ days: 1 });
  return day.toString();
}

/** The instant that many hours later. */
export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 3_600_000);

/** The instant that many times 24 hours later, whatever the clocks of a zone do meanwhile. */
export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24);

/** Whole calendar days from one day to another; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;
}

/** The first moment of a calendar day in a zone: not always midnight, where clocks change at midnight. */
export function startOfDay(date: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The calendar day that a moment falls on in a zone (D55). */
export function localDate(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The last calendar day in a zone that a term lasts through: on the day on which it ends it ends at some hour, and nobody who reads
 * "through" that day would know.
 */
export const lastWholeDay = (end: Date, timeZone: string): string => addDays(localDate(end, timeZone), -1);

/** An offset or a whole timestamp is a zone to some libraries; to Postgres "+05:00" is five hours west. */
const TIME_ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether a name is a time zone that schedules can be computed in, here and in the database alike. */
export function isTimeZone(name: string): boolean {
  if (!TIME_ZONE_NAME.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

import { Temporal } from "temporal-polyfill";

/** What the clocks of a zone show at a moment: the calendar day, `YYYY-MM-DD`, and the hour of it. */
export function shownIn(moment: Date, timeZone: string): { date: string; hour: number } {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return { date: shown.toPlainDate().toString(), hour: shown.hour };
}

/**
 * The moment when a day's hour begins in a time zone. Where the change to summer time skips that hour,
 * it is the moment after the skip.
 * @param date `YYYY-MM-DD`
 * @param hour 0 to 23
 */
export function clockTime(date: string, hour: number, timeZone: string): Date {
  const shown = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: { hour } });
  return new Date(shown.epochMilliseconds);
}

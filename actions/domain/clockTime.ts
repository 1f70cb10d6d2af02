import { Temporal } from "temporal-polyfill";

/** What the clocks of a zone show at a moment: the calendar day, `YYYY-MM-DD`, and the hour of it. */
export function shownIn(moment: Date, timeZone: string): { date: string; hour: number } {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return { date: shown.toPlainDate().toString(), hour: shown.hour };
}

/** The moment at which the clocks of a zone show a whole hour of a day; where clocks leap over it, just after the leap. */
export function clockTime(date: string, hour: number, timeZone: string): Date {
  const shown = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: { hour } });
  return new Date(shown.epochMilliseconds);
}

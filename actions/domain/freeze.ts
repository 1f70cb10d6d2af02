import { Temporal } from "temporal-polyfill";

export interface Freeze {
  frozenAt: Date;
  now: Date;
  /** The group's zone: days begin and end there (D55). */
  timeZone: string;
}

/**
 * By how many whole days the dates of a group move that had not passed when it was frozen (D263): the fewest after which
 * the group's own clock shows no less time left for anything than at the freeze, so that nobody becomes late through it.
 */
export function freezeDays({ frozenAt, now, timeZone }: Freeze): number {
  const [from, to] = [localTime(frozenAt, timeZone), localTime(now, timeZone)];
  if (Temporal.PlainDateTime.compare(from, to) >= 0) return 0;
  const days = from.until(to, { largestUnit: "days" });
  return days.days + (Temporal.PlainDateTime.compare(from.add({ days: days.days }), to) < 0 ? 1 : 0);
}

const localTime = (at: Date, timeZone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();

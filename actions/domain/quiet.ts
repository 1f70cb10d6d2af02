import { Temporal } from "temporal-polyfill";
import { clockTime, shownIn } from "./clockTime.ts";

/** The hours of a day in which nobody is called (D191), whole hours of a 24-hour clock; they run over midnight. */
export interface QuietHours {
  from: number;
  until: number;
}

/** When the quiet that a moment falls into is over, by the clocks of a zone (D191); null outside of it. */
export function quietUntil(moment: Date, timeZone: string, { from, until }: QuietHours): Date | null {
  const { hour, date } = shownIn(moment, timeZone);
  if (hour < from && hour >= until) return null;
  const day = Temporal.PlainDate.from(date).add({ days: hour >= from ? 1 : 0 });
  return clockTime(day.toString(), until, timeZone);
}

import { writeDay } from "../../schema/writeDay.ts";

/** Calendar days (`2026-05-12`) are the same day everywhere; instants are shown in the reader's time zone. */

export type DateStyle = "day" | "weekday" | "full" | "month" | "dateTime" | "time" | "second";

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  /** 12 May; in another year 12 May 2027 */
  day: { day: "numeric", month: "short" },
  /** Tue 12 May; in another year Wed, 12 May 2027 */
  weekday: { weekday: "short", day: "numeric", month: "short" },
  /** 12 May 2026 */
  full: { day: "numeric", month: "long", year: "numeric" },
  month: { month: "long", year: "numeric" },
  dateTime: { day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" },
  time: { hour: "numeric", minute: "2-digit" },
  second: { hour: "numeric", minute: "2-digit", second: "2-digit" },
};

const isCalendarDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** French months are written whole: short ones end with a full stop, which would stand twice at the end of a sentence. */
function wordsOf(style: DateStyle, locale: string): Intl.DateTimeFormatOptions {
  const words = { ...styles[style] };
  if (words.month === "short" && locale.startsWith("fr")) words.month = "long";
  return words;
}

export interface DateReader {
  locale: string;
  /** The year on the product's clock. A day of another year shows its own. */
  thisYear: number;
}

/** A calendar day or an instant as text; empty when it is no date. */
export function formatDate(value: string, style: DateStyle, { locale, thisYear }: DateReader): string {
  const date = new Date(isCalendarDay(value) ? `${value}T00:00:00Z` : value);
  if (Number.isNaN(date.getTime())) return "";
  const [timeZone, year] = isCalendarDay(value)
    ? (["UTC", date.getUTCFullYear()] as const)
    : ([undefined, date.getFullYear()] as const);
  return writeDay(formatOf(style, locale, timeZone, year !== thisYear, date), date);
}

/** Making one takes longer than all that it writes on a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @param date how far it is from UTC tells whether its reader has travelled since a format was made */
function formatOf(style: DateStyle, locale: string, timeZone: "UTC" | undefined, isOfOtherYear: boolean, date: Date) {
  const key = `${style} ${locale} ${timeZone ?? date.getTimezoneOffset()} ${isOfOtherYear}`;
  let format = formats.get(key);
  if (!format) {
    const words = wordsOf(style, locale);
    if (words.day && isOfOtherYear) words.year = "numeric";
    format = new Intl.DateTimeFormat(locale, { ...words, timeZone });
    formats.set(key, format);
  }
  return format;
}

/** The calendar day of an instant in the reader's own time zone, `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * The calendar day of an instant in a time zone, `YYYY-MM-DD`: a circle's days are those of its own zone, wherever it is
 * read (D55). In the reader's own zone where the browser does not know that one.
 */
export function dayIn(timeZone: string, instant: string): string {
  const date = new Date(instant);
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    const { day, month, year } = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
    return `${year}-${month}-${day}`;
  } catch {
    return localDay(date);
  }
}

/** The calendar day that is so many days after that of an instant. By the calendar: not every day has 24 hours. */
const dayAfter = (now: Date, days: number): string =>
  localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));

/** The calendar day after that of an instant, in the reader's own time zone. */
export const tomorrowOf = (now: Date): string => dayAfter(now, 1);

/** The calendar day before that of an instant, in the reader's own time zone. */
export const yesterdayOf = (now: Date): string => dayAfter(now, -1);

/** A time zone as people call it: "Eastern Time" for `America/New_York`. The zone's own name where nobody has a word for it. As of today: Lisbon had another in 1970. */
export function timeZoneName(timeZone: string, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    // A zone that is younger than the browser.
    return timeZone;
  }
}

/** Days are calendar days as text, `YYYY-MM-DD`; a month goes by its first one. */

const dayMs = 24 * 3600 * 1000;
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date) => date.toISOString().slice(0, 10);

/** The first day of the month that is `months` after `month`. */
export function monthAfter(month: string, months: number): string {
  const first = asDate(month);
  return asDay(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1)));
}

/** On which day weeks begin: Sunday (0) in the United States, Monday elsewhere. */
export const weekStart = (locale: string): 0 | 1 => (locale.endsWith("US") ? 0 : 1);

/** The weeks of a month; null where a week reaches out of it. */
export function weeksOf(month: string, firstDay: 0 | 1): (string | null)[][] {
  const first = asDate(month);
  const before = (first.getUTCDay() - firstDay + 7) % 7;
  const days = (asDate(monthAfter(month, 1)).getTime() - first.getTime()) / dayMs;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const nth = week * 7 + weekday - before;
      return nth < 0 || nth >= days ? null : asDay(new Date(first.getTime() + nth * dayMs));
    }),
  );
}

/** The days of any week, for the names above the columns. */
export const weekdays = (firstDay: 0 | 1): string[] =>
  weeksOf("2026-02-01", firstDay)
    .at(1)!
    .map((day) => day!);

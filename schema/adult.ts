/** Whether somebody born on a calendar day, `YYYY-MM-DD`, is 18 or older at `now`; the 18th birthday counts (D159). False for a date that does not exist. */
export function isAdult(dateOfBirth: string, now: Date): boolean {
  const [year, month, day] = partsOf(dateOfBirth) ?? [];
  return year !== undefined && Date.UTC(year + 18, month! - 1, day) <= now.getTime();
}

/** Whether `YYYY-MM-DD` is a day on which somebody who lives at `now` may have been born. */
export function isBirthday(text: string, now: Date): boolean {
  const [year] = partsOf(text) ?? [];
  return year !== undefined && year >= now.getUTCFullYear() - OLDEST_YEARS && Date.parse(text) <= now.getTime();
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => partsOf(text) !== null;

const OLDEST_YEARS = 130;

function partsOf(text: string): [year: number, month: number, day: number] | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [year, month, day] : null;
}

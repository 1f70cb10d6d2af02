const DAY_MS = 24 * 60 * 60 * 1_000;

/** Midnight UTC, `days` business days after an instant. Weekends do not count; bank holidays are not simulated. */
export function businessDaysAfter(instantMs: number, days: number): number {
  let day = Math.floor(instantMs / DAY_MS) * DAY_MS;
  for (let left = days; left > 0;) {
    day += DAY_MS;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

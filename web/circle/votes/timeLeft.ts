/** How long a vote is still open, in the largest unit that is left at least once: "4 days", "5 hours", "1 minute". */
export function timeLeft(seconds: number, locale: string): string {
  const [count, unit] =
    seconds >= 86_400
      ? [seconds / 86_400, "day"]
      : seconds >= 3_600
        ? [seconds / 3_600, "hour"]
        : [Math.max(1, seconds / 60), "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(count));
}

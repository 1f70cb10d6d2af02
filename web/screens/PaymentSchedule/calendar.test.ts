import { describe, expect, it } from "vitest";
import { monthAfter, weekdays, weeksOf, weekStart } from "./calendar.ts";

const months = Array.from({ length: 48 }, (_month, nth) => monthAfter("2024-01-01", nth));

describe.each([0, 1] as const)("a month whose weeks begin on day %i", (firstDay) => {
  it.each(months)("%s has each of its days once, on its weekday", (month) => {
    const weeks = weeksOf(month, firstDay);
    const days = weeks.flat().filter((day) => day !== null);
    const next = monthAfter(month, 1);
    expect(days[0]).toBe(month);
    expect(days.every((day, nth) => day.endsWith(String(nth + 1).padStart(2, "0")))).toBe(true);
    expect(new Date(`${days.at(-1)}T00:00:00Z`).getTime() + 86_400_000).toBe(new Date(`${next}T00:00:00Z`).getTime());
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      expect(week.some(Boolean)).toBe(true);
      for (const [nth, day] of week.entries())
        if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((nth + firstDay) % 7);
    }
  });

  it("names the weekdays from its first", () => {
    expect(weekdays(firstDay).map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())[0]).toBe(firstDay);
  });
});

it("goes over the end of a year in both directions", () => {
  expect(monthAfter("2026-12-01", 1)).toBe("2027-01-01");
  expect(monthAfter("2026-01-01", -1)).toBe("2025-12-01");
});

it.each([
  ["en-US", 0],
  ["es-ES", 1],
  ["fr-FR", 1],
])("begins weeks as people do in %s", (locale, first) => {
  expect(weekStart(locale)).toBe(first);
});

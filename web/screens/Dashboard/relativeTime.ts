/** How long ago, in the dashboard's grain (D232): under an hour is just now, then hours, days, and from a week a date. */
export type Ago = { unit: "now" } | { unit: "hours" | "days"; count: number } | { unit: "date" };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export function timeAgo(instant: string, now: number): Ago {
  const age = now - Date.parse(instant);
  if (age < hourMs) return { unit: "now" };
  if (age < dayMs) return { unit: "hours", count: Math.floor(age / hourMs) };
  if (age < 7 * dayMs) return { unit: "days", count: Math.floor(age / dayMs) };
  return { unit: "date" };
}

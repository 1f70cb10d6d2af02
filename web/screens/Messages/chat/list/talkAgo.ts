/** How long ago something was said: in minutes, hours, days, and after a week its date. */
export type TalkAgo = { unit: "now" } | { unit: "minutes" | "hours" | "days"; count: number } | { unit: "date" };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** @param now milliseconds on the product's clock */
export function talkAgo(instant: string, now: number): TalkAgo {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < minuteMs) return { unit: "now" };
  if (age < hourMs) return { unit: "minutes", count: Math.floor(age / minuteMs) };
  if (age < dayMs) return { unit: "hours", count: Math.floor(age / hourMs) };
  return age <= 7 * dayMs ? { unit: "days", count: Math.floor(age / dayMs) } : { unit: "date" };
}

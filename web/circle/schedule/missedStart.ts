import { dayIn } from "../../lib/dates.ts";
import { useProductMinute } from "../../lib/productClock.ts";
import type { GroupStatus } from "../groupWords.ts";

export interface PlannedStart {
  /** Calendar day; null where none is planned. */
  readonly start_date?: string | null;
  readonly status: GroupStatus;
  readonly time_zone: string;
}

const hourMs = 3_600_000;
/** From the first place on earth where a day begins to the last. */
const earliestMs = -14 * hourMs;
const latestMs = 12 * hourMs;

/**
 * Whether the day on which a circle was to start has come by its own clock, and it has not started (D75). It starts by hand or on
 * another day then, so the dates that follow from the old one are nobody's.
 * @param now in milliseconds
 */
export function isStartMissed(
  { start_date: startDate, status, time_zone: timeZone }: PlannedStart,
  now: number,
): boolean {
  if (startDate == null || (status !== "recruiting" && status !== "ready_to_start")) return false;
  const begins = Date.parse(startDate);
  // Only near it does the zone count, and reading a zone's clock takes long for each of many cards.
  if (now < begins + earliestMs) return false;
  return now >= begins + latestMs || startDate <= dayIn(timeZone, new Date(now).toISOString());
}

/** The same by the product's clock; what is shown moves on with it. */
export const useIsStartMissed = (group: PlannedStart): boolean => isStartMissed(group, useProductMinute());

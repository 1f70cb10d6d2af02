import { localDay } from "../../../lib/dates.ts";

/** What happened on one day of the reader's. */
export interface AlertDay<Alert> {
  day: string;
  /** Whether the page before ends on the same day, so that its heading stands there already. */
  goesOn: boolean;
  alerts: readonly Alert[];
}

export const dayOf = (instant: string): string => localDay(new Date(instant));

/** @param before the instant of the last alert of the page before */
export function alertDays<Alert extends { created_at: string }>(
  alerts: readonly Alert[],
  before: string | null,
): AlertDay<Alert>[] {
  const dayBefore = before === null ? null : dayOf(before);
  return [...Map.groupBy(alerts, ({ created_at }) => dayOf(created_at))].map(([day, ofDay]) => ({
    day,
    goesOn: day === dayBefore,
    alerts: ofDay,
  }));
}

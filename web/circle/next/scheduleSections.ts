import type { Next } from "./next.ts";

/** A payment or a payout of mine in a list by months. */
export interface ScheduleRow<Circle> extends Next<Circle> {
  side: "pay" | "receive";
}

export interface ScheduleSection<Circle> {
  /** First day of the month; null for what has no day, since it waits for somebody. */
  month: string | null;
  rows: ScheduleRow<Circle>[];
}

/** What I pay and what I get, by months and days; first what has no day. */
export function scheduleSections<Circle>(
  toPay: readonly Next<Circle>[],
  toReceive: readonly Next<Circle>[],
): ScheduleSection<Circle>[] {
  const rows: ScheduleRow<Circle>[] = [
    ...toPay.map((next) => ({ ...next, side: "pay" as const })),
    ...toReceive.map((next) => ({ ...next, side: "receive" as const })),
  ].toSorted((a, b) => (a.stand.day ?? "").localeCompare(b.stand.day ?? ""));
  const monthOf = ({ stand }: ScheduleRow<Circle>) => (stand.day === undefined ? null : `${stand.day.slice(0, 7)}-01`);
  return [...new Set(rows.map(monthOf))].map((month) => ({
    month,
    rows: rows.filter((row) => monthOf(row) === month),
  }));
}

import type { Next } from "./next.ts";

/** A payment or a payout of mine in a list by months. */
export interface ScheduleRow<Circle> extends Next<Circle> {
  side: "pay" | "receive";
}

export interface MonthOf<Row> {
  /** First day of the month; null for what has no day, since it waits for somebody. */
  month: string | null;
  rows: Row[];
}

/** Cuts rows by the months of their days (`YYYY-MM-DD`); rows and months keep their order. */
export function byMonths<Row>(rows: readonly Row[], dayOf: (row: Row) => string | undefined): MonthOf<Row>[] {
  const monthOf = (row: Row) => dayOf(row)?.replace(/\d\d$/, "01") ?? null;
  return [...Map.groupBy(rows, monthOf)].map(([month, ofMonth]) => ({ month, rows: ofMonth }));
}

/** What I pay and what I get, by months and days; first what has no day. */
export function scheduleSections<Circle>(
  toPay: readonly Next<Circle>[],
  toReceive: readonly Next<Circle>[],
): MonthOf<ScheduleRow<Circle>>[] {
  const rows: ScheduleRow<Circle>[] = [
    ...toPay.map((next) => ({ ...next, side: "pay" as const })),
    ...toReceive.map((next) => ({ ...next, side: "receive" as const })),
  ].toSorted((a, b) => (a.stand.day ?? "").localeCompare(b.stand.day ?? ""));
  return byMonths(rows, ({ stand }) => stand.day);
}

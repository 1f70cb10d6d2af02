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

import type { Next } from "./next.ts";

/** A payment or a payout of mine, of one circle. */
export interface ScheduleRow<Circle> extends Next<Circle> {
  side: "pay" | "receive";
}

export interface ScheduleOf<Circle> {
  circle: Circle;
  /** What I pay before what I receive, each as it was ordered. */
  rows: ScheduleRow<Circle>[];
}

/** What I pay and what I receive in each circle; the circle whose row has the first day comes first, and before it what has no day. */
export function byCircle<Circle extends { readonly group_id: string }>(
  toPay: readonly Next<Circle>[],
  toReceive: readonly Next<Circle>[],
): ScheduleOf<Circle>[] {
  const rows: ScheduleRow<Circle>[] = [
    ...toPay.map((next) => ({ ...next, side: "pay" as const })),
    ...toReceive.map((next) => ({ ...next, side: "receive" as const })),
  ];
  const firstDay = (of: readonly ScheduleRow<Circle>[]) => of.map(({ stand }) => stand.day ?? "").toSorted()[0] ?? "";
  return [...Map.groupBy(rows, ({ circle }) => circle.group_id).values()]
    .map((ofCircle) => ({ circle: ofCircle[0]!.circle, rows: ofCircle }))
    .toSorted((a, b) => firstDay(a.rows).localeCompare(firstDay(b.rows)));
}

import type { OpenContribution } from "../debts/openContribution.ts";
import { asksOfMe, type OwedStanding } from "../standing/asksOfMe.ts";
import { missingToMe } from "../standing/missingToMe.ts";
import { type Stand, urgencyOf } from "../standing/stand.ts";
import { type ComingFacts, comingToMe } from "../standing/whereIStand.ts";

/** What any circle asks of me or owes me, with the circle. */
export interface Next<Circle> {
  circle: Circle;
  stand: Stand;
}

interface Circle {
  group_id: string;
  frozen_at?: string | null;
}

/** One of my rows about paying, with its circle. */
export interface PayRow<C extends Circle> extends OwedStanding {
  circle: C;
  isLeftOpen: boolean;
}

/** My own round of a running circle that has not been paid out. */
export interface TurnRow<C extends Circle> extends Omit<ComingFacts, "isFrozen" | "schedule"> {
  circle: C;
  round: number;
  isCurrent: boolean;
  payoutDate: string;
}

export interface OwedRow<C extends Circle> {
  circle: C;
  open: OpenContribution;
}

const byUrgency = <C>(a: Next<C>, b: Next<C>): number =>
  urgencyOf(a.stand) - urgencyOf(b.stand) || (a.stand.day ?? "").localeCompare(b.stand.day ?? "");

const ofEach = <C extends Circle, Row extends { circle: C }>(rows: readonly Row[]): [C, Row[]][] =>
  [...new Map(rows.map(({ circle }) => [circle.group_id, circle])).values()].map((circle) => [
    circle,
    rows.filter((row) => row.circle.group_id === circle.group_id),
  ]);

/**
 * What my circles ask me to pay, most urgent first, in the words of each circle's own page.
 * @param rows what is left open and what is owed in the rounds at hand; where a circle has neither, its next round
 */
export function nextToPay<C extends Circle>(rows: readonly PayRow<C>[]): Next<C>[] {
  return ofEach<C, PayRow<C>>(rows)
    .flatMap(([circle, owed]) => {
      const debts = owed.filter(({ isLeftOpen }) => isLeftOpen);
      const current = owed.find(({ isLeftOpen }) => !isLeftOpen);
      const isFrozen = circle.frozen_at != null;
      return asksOfMe({ debts, current, isFrozen }).map((stand) => ({ circle, stand }));
    })
    .toSorted(byUrgency);
}

/** What is missing from payouts of mine, and then what comes to me, soonest first. */
export function nextToReceive<C extends Circle>(turns: readonly TurnRow<C>[], owed: readonly OwedRow<C>[]): Next<C>[] {
  const missing = ofEach<C, OwedRow<C>>(owed).flatMap(([circle, rows]) =>
    missingToMe({ owedToMe: rows.map(({ open }) => open), schedule: [] }).map((stand) => ({ circle, stand })),
  );
  const coming = turns.map(({ circle, ...turn }) => {
    const isFrozen = circle.frozen_at != null;
    const stand: Stand =
      turn.isCurrent || isFrozen
        ? comingToMe(turn, { ...turn, isFrozen, schedule: [] })
        : { key: "turnAhead", cents: turn.cashPayout, day: turn.payoutDate, round: turn.round };
    return { circle, stand };
  });
  return [...missing, ...coming].toSorted(byUrgency);
}

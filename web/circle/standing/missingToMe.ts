import { isUnpaid, type OpenContribution, payersOf, sumOf } from "../debts/openContribution.ts";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";
import type { Stand } from "./stand.ts";

export interface MissingFacts {
  /** What is still open from rounds that are over and was mine to receive, oldest first. */
  owedToMe: readonly OpenContribution[];
  schedule: readonly ScheduledRound[];
}

/** What came of my payout, what is missing, since when and from whom (D34). */
function missing(unpaid: readonly OpenContribution[], { schedule }: MissingFacts): Stand[] {
  const [oldest] = unpaid;
  if (!oldest) return [];
  const stand = { cents: sumOf(unpaid), day: oldest.since, people: payersOf(unpaid) };
  const isOfThisCycle = unpaid.every(({ isOfEarlierCycle }) => !isOfEarlierCycle);
  const row = isOfThisCycle && schedule.find(({ round }) => round === oldest.round);
  if (!row) return [{ key: "shortBefore", ...stand }];
  const { round } = row;
  if (!row.isPaidOut) return [{ key: "shortWaiting", ...stand, round }];
  // A payout of nothing is none.
  return row.cashAmount === 0
    ? [{ key: "shortAll", ...stand, round }]
    : [{ key: "short", ...stand, round, came: row.cashAmount }];
}

/** What is still missing from payouts of mine, and what of it is on its way. */
export function missingToMe(facts: MissingFacts): Stand[] {
  const { owedToMe } = facts;
  const coming = owedToMe.filter((open) => !isUnpaid(open));
  return [
    ...missing(owedToMe.filter(isUnpaid), facts),
    ...(coming.length > 0 ? [{ key: "shortComing", cents: sumOf(coming), people: payersOf(coming) } as const] : []),
  ];
}

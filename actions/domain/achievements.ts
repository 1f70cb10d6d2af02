import { daysBetween } from "./cycle.ts";

/** One step in a row of contributions (D140). */
export interface Step {
  /** `YYYY-MM-DD` in the group's zone: when it was paid, or the due date of a round that asked nothing of the person. */
  onDay: string;
  /** An on-time contribution; otherwise it only bridges the gap, as the own round does (D70). */
  counts: boolean;
  isQuarterly: boolean;
}

/** The gaps in days that a row bears, from the catalogue (R3). */
export interface StreakTerms {
  gapDays: number;
  /** Beside a contribution of a quarterly group. */
  quarterlyGapDays: number;
}

/** How many contributions in a row there were at most, and how many the last row has so far (D140). */
export function runs(steps: readonly Step[], terms: StreakTerms): { longest: number; latest: number } {
  const inOrder = steps.toSorted(
    (a, b) =>
      compare(a.onDay, b.onDay) || Number(a.counts) - Number(b.counts) || Number(a.isQuarterly) - Number(b.isQuarterly),
  );
  const counted: number[] = [];
  inOrder.forEach((step, at) => {
    const before = inOrder[at - 1];
    if (before === undefined || isBroken(before, step, terms)) counted.push(0);
    if (step.counts) counted[counted.length - 1]! += 1;
  });
  return { longest: Math.max(0, ...counted), latest: counted.findLast((count) => count > 0) ?? 0 };
}

function isBroken(before: Step, step: Step, { gapDays, quarterlyGapDays }: StreakTerms): boolean {
  const most = before.isQuarterly || step.isQuarterly ? quarterlyGapDays : gapDays;
  return daysBetween(before.onDay, step.onDay) > most;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What a person's records say (D139). Contributions that came back are not among them. */
export interface Records {
  /** Completed contributions. */
  payments: number;
  /** What these come to, in minor units, by currency. */
  savedCents: ReadonlyMap<string, number>;
  /** Groups that started with the person in them, each once. */
  groups: number;
  /** Groups of which the person finished a cycle. */
  completedGroups: number;
  steps: readonly Step[];
}

/** What an achievement can ask for; the words of the catalogue. */
export const REQUIREMENT_TYPES = [
  "payments",
  "groups",
  "consecutive_payments",
  "saved_cents",
  "completed_groups",
] as const;
export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** How far the records reach toward a requirement, in its own unit (D139). */
export function reached(type: RequirementType, records: Records, terms: StreakTerms): number {
  switch (type) {
    case "payments":
      return records.payments;
    case "groups":
      return records.groups;
    case "completed_groups":
      return records.completedGroups;
    case "saved_cents":
      return Math.max(0, ...records.savedCents.values());
    case "consecutive_payments":
      return runs(records.steps, terms).longest;
  }
}

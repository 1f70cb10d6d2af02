import { daysBetween, localDate } from "./cycle.ts";

/**
 * Where one member stands in one round, in the words of the SQL function contribution_state
 * (D55, D57, D58, D59, D70): tests hold both against each other.
 */
export type ContributionState =
  | "receiving"
  | "paid"
  | "processing"
  | "too_early"
  | "early"
  | "due_today"
  | "grace"
  | "late_allowed"
  | "expired";

export interface RoundWindow {
  timeZone: string;
  dueDate: string;
  opensAt: Date;
  dueAt: Date;
  graceEndsAt: Date;
}

export interface RoundStanding extends RoundWindow {
  isRecipient: boolean;
  /** The status of the one payment that has not failed, or null when there is none. */
  paymentStatus: string | null;
  /** A bank debit is on its way. */
  isProcessing: boolean;
  /** The group, its admin or the end of the cycle allows paying after the grace (D59). */
  mayPayLate: boolean;
}

export function contributionState(standing: RoundStanding, now: Date): ContributionState {
  if (standing.isRecipient) return "receiving";
  if (standing.paymentStatus === "completed") return "paid";
  if (standing.isProcessing) return "processing";
  if (now < standing.opensAt) return "too_early";
  if (now < standing.dueAt) return isBeforeDueDay(standing, now) ? "early" : "due_today";
  if (now < standing.graceEndsAt) return "grace";
  return standing.mayPayLate ? "late_allowed" : "expired";
}

/** Whether a payment started now is early: before the due date's calendar day in the group's time zone (D32). */
export function isBeforeDueDay({ dueDate, timeZone }: Pick<RoundWindow, "dueDate" | "timeZone">, at: Date): boolean {
  return localDate(at, timeZone) < dueDate;
}

export type ContributionRefusal =
  | {
      code:
        | "group-not-started"
        | "group-frozen"
        | "receiving-this-round"
        | "already-paid"
        | "payment-in-progress"
        | "grace-expired";
    }
  | { code: "payment-too-early"; values: { days: number }; until: Date };

/** Why a round in this state may not be paid, or null. */
function stateRefusal(standing: RoundStanding, now: Date): ContributionRefusal | null {
  switch (contributionState(standing, now)) {
    case "receiving":
      return { code: "receiving-this-round" };
    case "paid":
      return { code: "already-paid" };
    case "processing":
      return { code: "payment-in-progress" };
    case "too_early":
      return { code: "payment-too-early", values: { days: daysOpenBeforeDue(standing) }, until: standing.opensAt };
    case "expired":
      return { code: "grace-expired" };
    default:
      return null;
  }
}

/** How many calendar days before its due date a round can be paid (D57). */
const daysOpenBeforeDue = ({ dueDate, opensAt, timeZone }: RoundWindow): number =>
  daysBetween(localDate(opensAt, timeZone), dueDate);

/**
 * Why a member may not pay a round of a cycle that has started, or null. A finished cycle still takes what is owed, also
 * when the next one is on (D59, D82); one that ended early takes what its closed rounds were short of (D87).
 */
export function contributionRefusal(
  round: { isAsked: boolean; isFrozen: boolean },
  standing: RoundStanding,
  now: Date,
): ContributionRefusal | null {
  if (!round.isAsked) return { code: "group-not-started" };
  const refused = stateRefusal(standing, now);
  return round.isFrozen && !NOTHING_OWED.has(refused?.code) ? { code: "group-frozen" } : refused;
}

/** Refusals to somebody who owes nothing more here. To everybody else a frozen group says first that it is frozen. */
const NOTHING_OWED = new Set<string | undefined>(["receiving-this-round", "already-paid", "payment-in-progress"]);

import { localDate } from "./cycle.ts";

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
  | "group-not-started"
  | "group-frozen"
  | "receiving-this-round"
  | "already-paid"
  | "payment-in-progress"
  | "payment-too-early"
  | "grace-expired";

const REFUSED: Partial<Record<ContributionState, ContributionRefusal>> = {
  receiving: "receiving-this-round",
  paid: "already-paid",
  processing: "payment-in-progress",
  too_early: "payment-too-early",
  expired: "grace-expired",
};

/** Why a member may not pay a round now, or null. A finished cycle still takes what is owed (D59, D82). */
export function contributionRefusal(
  group: { status: string; isFrozen: boolean },
  standing: RoundStanding,
  now: Date,
): ContributionRefusal | null {
  if (group.status !== "started" && group.status !== "completed") return "group-not-started";
  const refused = REFUSED[contributionState(standing, now)] ?? null;
  return refused ?? (group.isFrozen ? "group-frozen" : null);
}

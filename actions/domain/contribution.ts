import { daysBetween, localDate } from "./cycle.ts";
import { actRefusal, type ActRefusal, type GroupMoment } from "./groupActs.ts";
import { isOpenLate, type LateOpenings } from "./lateOpenings.ts";
import { type MayI, may, mayNot } from "./mayI.ts";

/**
 * Where one member stands in one round, in the words of the SQL function contribution_state
 * (D55, D57, D58, D59, D70): tests hold both against each other. `waived` is the view's own word.
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
  | "expired"
  | "waived";

export interface RoundWindow {
  timeZone: string;
  dueDate: string;
  opensAt: Date;
  dueAt: Date;
  graceEndsAt: Date;
}

export interface RoundStanding extends RoundWindow {
  isRecipient: boolean;
  /** An exit has ended it (D115). */
  isWaived: boolean;
  /** The status of the one payment that has not failed, or null when there is none. */
  paymentStatus: string | null;
  /** A bank debit is on its way. */
  isProcessing: boolean;
  /** What may open the round after its grace (D59). */
  late: LateOpenings;
}

export function contributionState(standing: RoundStanding, now: Date): ContributionState {
  if (standing.isRecipient) return "receiving";
  if (standing.isWaived) return "waived";
  if (standing.paymentStatus === "completed") return "paid";
  if (standing.isProcessing) return "processing";
  if (now < standing.opensAt) return "too_early";
  if (now < standing.dueAt) return isBeforeDueDay(standing, now) ? "early" : "due_today";
  if (now < standing.graceEndsAt) return "grace";
  return isOpenLate(standing.late, now) ? "late_allowed" : "expired";
}

/** Whether a payment started now is early: before the due date's calendar day in the group's time zone (D32). */
export function isBeforeDueDay({ dueDate, timeZone }: Pick<RoundWindow, "dueDate" | "timeZone">, at: Date): boolean {
  return localDate(at, timeZone) < dueDate;
}

export type PayRefusal =
  | ActRefusal
  | {
      code:
        | "identity-required-to-pay"
        | "group-not-started"
        | "receiving-this-round"
        | "already-paid"
        | "payment-in-progress"
        | "contribution-waived";
    }
  | { code: "grace-expired"; until?: Date | undefined }
  | { code: "payment-too-early"; values: { days: number }; until: Date };

/** Why a round in this state may not be paid, or null. */
function stateRefusal(standing: RoundStanding, now: Date): PayRefusal | null {
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
      return { code: "grace-expired", until: standing.late.silentFrom ?? undefined };
    default:
      return null;
  }
}

/** How many calendar days before its due date a round can be paid (D57). */
const daysOpenBeforeDue = ({ dueDate, opensAt, timeZone }: RoundWindow): number =>
  daysBetween(localDate(opensAt, timeZone), dueDate);

export interface PayQuestion {
  /** Whether the payer's identity was proved, also with a document that has run out since. */
  isVerified: boolean;
  group: GroupMoment;
  /** False for the open rounds of a circle that ended early (D87). */
  isAsked: boolean;
  standing: RoundStanding;
  now: Date;
}

/**
 * Whether a person may pay a round of a cycle that has started, in the words of the SQL function standing_may_pay. A
 * finished cycle still takes what is owed, also when the next one is on (D59, D82); one that ended early takes what its
 * closed rounds were short of (D87).
 */
export function mayPay({ isVerified, group, isAsked, standing, now }: PayQuestion): MayI<"pay", PayRefusal> {
  const refused = actRefusal("stripe_contribute", "member", group);
  if (refused) return mayNot(refused);
  if (!isVerified) return mayNot({ code: "identity-required-to-pay" });
  if (standing.isWaived) return mayNot({ code: "contribution-waived" });
  if (!isAsked) return mayNot({ code: "group-not-started" });
  const closed = stateRefusal(standing, now);
  return closed ? mayNot(closed) : may("pay");
}

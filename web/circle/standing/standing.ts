import type { useStandings_group$data } from "../../__generated__/member/useStandings_group.graphql.ts";
import { type MayI, readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";

/** Where one member stands in one round; the words of `contribution_state`, and `waived` for what an exit has ended. */
export const contributionStates = [
  "too_early",
  "early",
  "due_today",
  "grace",
  "late_allowed",
  "expired",
  "receiving",
  "paid",
  "processing",
  "waived",
] as const;
export type ContributionState = (typeof contributionStates)[number];

/** What paying would cost by one method, in minor units. */
export interface MethodCost {
  serviceFee: number;
  processingFee: number;
  total: number;
  /** Rate of the service fee: 2.5, 1.5 or 0. */
  feePercentage: number;
}

/** Where I stand in one round of one cycle. Amounts in minor units. */
export interface Standing {
  cycle: number;
  round: number;
  isCurrent: boolean;
  isRecipient: boolean;
  /** The recipient left before it: what I pay here returns what they paid me (D115). */
  isSettlement: boolean;
  /** What my own settlement round brings back when everybody pays; null elsewhere. */
  comesBack: number | null;
  /** Asked for and not paid yet; a payment on its way is still owed. */
  isOwed: boolean;
  /** Owed from a round that is over. */
  isLeftOpen: boolean;
  /** Name of the round's recipient. */
  recipient: string;
  state: ContributionState;
  /** Whether I may pay it now, or why not. */
  mayPay: MayI;
  /** Whether I may ask the admin for leave to pay it late (D59), or why not: `until` is when it opens without an answer. */
  mayAskLate: MayI;
  /** When I asked, while nobody has answered and it is locked. */
  lateAskedAt: string | null;
  /** The last day on which it can be paid late; null where it is open for good. */
  lateOpenThrough: string | null;
  dueDate: string;
  graceEndDate: string;
  graceDaysLeft: number | null;
  payoutDate: string;
  opensAt: string;
  amount: number;
  currency: string;
  card: MethodCost;
  bank: MethodCost;
  paymentId: string | null;
  paidAt: string | null;
  heldUntil: string | null;
}

/** When a round opens that its member has asked for, if nobody answers; empty where nothing was asked. */
export const opensAtOf = (mayAskLate: MayI): string[] =>
  !mayAskLate.allowed && mayAskLate.refusal.code === "late-payment-already-asked" && mayAskLate.refusal.until
    ? [mayAskLate.refusal.until]
    : [];

export type StandingRow = useStandings_group$data["standings"][number];

/**
 * By their type, columns of a view may be null, but none of these ever is. A missing one is never guessed, because
 * readers would believe a guess about money.
 */
export function standingOf(row: StandingRow): Standing {
  const value = <Name extends keyof StandingRow>(name: Name): NonNullable<StandingRow[Name]> =>
    required(row[name], `standings.${name}`);
  return {
    cycle: value("cycle"),
    round: value("payout_round"),
    isCurrent: value("is_current"),
    isRecipient: value("is_recipient"),
    isSettlement: value("is_settlement"),
    comesBack: row.comes_back ?? null,
    isOwed: value("is_owed"),
    isLeftOpen: value("is_left_open"),
    recipient: row.recipient_alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
    mayPay: readMayI(row.may_pay),
    mayAskLate: readMayI(row.may_ask_late),
    lateAskedAt: row.late_asked_at ?? null,
    lateOpenThrough: row.late_open_through ?? null,
    dueDate: value("due_date"),
    graceEndDate: value("grace_end_date"),
    graceDaysLeft: row.state === "grace" ? value("grace_days_left") : null,
    payoutDate: value("payout_date"),
    opensAt: value("opens_at"),
    amount: value("amount"),
    currency: value("currency"),
    card: {
      serviceFee: value("card_service_fee"),
      processingFee: value("card_processing_fee"),
      total: value("card_total"),
      feePercentage: value("card_fee_percentage"),
    },
    bank: {
      serviceFee: value("bank_service_fee"),
      processingFee: value("bank_processing_fee"),
      total: value("bank_total"),
      feePercentage: value("bank_fee_percentage"),
    },
    paymentId: row.payment_id ?? null,
    paidAt: row.paid_at ?? null,
    heldUntil: row.held_until ?? null,
  };
}

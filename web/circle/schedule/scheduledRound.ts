import type { useSchedule_group$data } from "../../__generated__/member/useSchedule_group.graphql.ts";
import { required } from "../../lib/required.ts";

/** One round of the running cycle, or of the coming one while the circle has not started. */
export interface ScheduledRound {
  round: number;
  dueDate: string;
  /** As planned. */
  payoutDate: string;
  /** The day on which the payout went out, which may be later (D33); null before, and where nobody tells. */
  paidOutOn: string | null;
  /** The last day of grace. */
  graceEndDate: string;
  recipientId: string | null;
  isProvisional: boolean;
  isCurrent: boolean;
  isPaidOut: boolean;
  /** Its recipient left before it: who was paid by them pays one contribution back (D115). */
  isSettlement: boolean;
  /** What the recipient has got in cash; before the payout, what they get when everybody pays. Minor units. */
  cashAmount: number;
}

export type ScheduleRow = useSchedule_group$data["schedule"][number];

export function scheduledRoundOf(row: ScheduleRow): ScheduledRound {
  const value = <Name extends keyof ScheduleRow>(name: Name): NonNullable<ScheduleRow[Name]> =>
    required(row[name], `schedule.${name}`);
  return {
    round: value("payout_round"),
    dueDate: value("due_date"),
    payoutDate: value("payout_date"),
    paidOutOn: row.paid_out_on ?? null,
    graceEndDate: value("grace_end_date"),
    recipientId: row.recipient_id ?? null,
    isProvisional: value("is_provisional"),
    // Only members know whose turn it is and what was paid out (D96).
    isCurrent: row.is_current ?? false,
    isPaidOut: row.is_paid_out ?? false,
    isSettlement: row.is_settlement ?? false,
    cashAmount: value("cash_amount"),
  };
}

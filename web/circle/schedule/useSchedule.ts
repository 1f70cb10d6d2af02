import { graphql, useFragment } from "react-relay";
import type {
  useSchedule_group$data,
  useSchedule_group$key,
} from "../../__generated__/member/useSchedule_group.graphql.ts";

/** One round of the running cycle, or of the coming one while the circle has not started. */
export interface ScheduledRound {
  round: number;
  dueDate: string;
  payoutDate: string;
  /** The last day of grace. */
  graceEndDate: string;
  recipientId: string | null;
  isProvisional: boolean;
  isCurrent: boolean;
  isPaidOut: boolean;
  /** What the recipient gets in cash, minor units. */
  cashAmount: number;
}

function roundOf(row: useSchedule_group$data["schedule"][number]): ScheduledRound[] {
  if (!row.payout_round || !row.due_date) return [];
  return [
    {
      round: row.payout_round,
      dueDate: row.due_date,
      payoutDate: row.payout_date ?? row.due_date,
      graceEndDate: row.grace_end_date ?? row.due_date,
      recipientId: row.recipient_id ?? null,
      isProvisional: row.is_provisional ?? true,
      isCurrent: row.is_current ?? false,
      isPaidOut: row.is_paid_out ?? false,
      cashAmount: row.cash_amount ?? 0,
    },
  ];
}

/** The rounds in order; empty without a start date. */
export function useSchedule(group: useSchedule_group$key): ScheduledRound[] {
  const { schedule } = useFragment(
    graphql`
      fragment useSchedule_group on groups {
        schedule(order_by: { payout_round: asc }) {
          cash_amount
          due_date
          grace_end_date
          is_current
          is_paid_out
          is_provisional
          payout_date
          payout_round
          recipient_id
        }
      }
    `,
    group,
  );
  return schedule.flatMap(roundOf);
}

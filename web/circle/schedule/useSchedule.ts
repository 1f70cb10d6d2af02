import { graphql, useFragment } from "react-relay";
import type {
  useSchedule_group$data,
  useSchedule_group$key,
} from "../../__generated__/member/useSchedule_group.graphql.ts";
import { required } from "../../lib/required.ts";

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

function roundOf(row: useSchedule_group$data["schedule"][number]): ScheduledRound {
  const value = <Name extends keyof typeof row>(name: Name): NonNullable<(typeof row)[Name]> =>
    required(row[name], `schedule.${name}`);
  return {
    round: value("payout_round"),
    dueDate: value("due_date"),
    payoutDate: value("payout_date"),
    graceEndDate: value("grace_end_date"),
    recipientId: row.recipient_id ?? null,
    isProvisional: value("is_provisional"),
    // Only members know whose turn it is and what was paid out (D96).
    isCurrent: row.is_current ?? false,
    isPaidOut: row.is_paid_out ?? false,
    cashAmount: value("cash_amount"),
  };
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
  return schedule.map(roundOf);
}

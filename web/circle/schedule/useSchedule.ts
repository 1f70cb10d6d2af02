import { graphql, useFragment } from "react-relay";
import type { useSchedule_group$key } from "../../__generated__/member/useSchedule_group.graphql.ts";
import { type ScheduledRound, scheduledRoundOf } from "./scheduledRound.ts";

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
          is_settlement
          paid_out_on
          payout_date
          payout_round
          recipient_id
        }
      }
    `,
    group,
  );
  return schedule.map(scheduledRoundOf);
}

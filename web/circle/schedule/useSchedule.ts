import { graphql, useFragment } from "react-relay";
import type { useSchedule_group$key } from "../../__generated__/member/useSchedule_group.graphql.ts";
import { useIsStartMissed } from "./missedStart.ts";
import { type ScheduledRound, scheduledRoundOf } from "./scheduledRound.ts";

/** The rounds in order; empty without a start date, and where it has passed without a start. */
export function useSchedule(key: useSchedule_group$key): ScheduledRound[] {
  const group = useFragment(
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
        start_date
        status
        time_zone
      }
    `,
    key,
  );
  return useIsStartMissed(group) ? [] : group.schedule.map(scheduledRoundOf);
}

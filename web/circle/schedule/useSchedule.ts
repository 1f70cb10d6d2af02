import { graphql, useFragment } from "react-relay";
import type { useSchedule_group$key } from "../../__generated__/member/useSchedule_group.graphql.ts";
import { required } from "../../lib/required.ts";
import { type ScheduledRound, scheduledRoundOf } from "./scheduledRound.ts";

/** The rounds in order; empty without a start date, and where the start was missed: the dates that follow from it are nobody's (D75). */
export function useSchedule(key: useSchedule_group$key): ScheduledRound[] {
  const group = useFragment(
    graphql`
      fragment useSchedule_group on groups {
        is_start_missed
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
    key,
  );
  return required(group.is_start_missed, "groups.is_start_missed") ? [] : group.schedule.map(scheduledRoundOf);
}

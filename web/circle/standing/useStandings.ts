import { graphql, useFragment } from "react-relay";
import type { useStandings_group$key } from "../../__generated__/member/useStandings_group.graphql.ts";
import { type Standing, standingOf } from "./standing.ts";

/** My rows: those of the current cycle, and those of earlier ones that I still owe. */
function useRows(group: useStandings_group$key) {
  const { current_cycle, standings } = useFragment(
    graphql`
      fragment useStandings_group on groups {
        current_cycle
        standings(order_by: [{ cycle: asc }, { payout_round: asc }]) {
          amount
          bank_fee_percentage
          bank_processing_fee
          bank_service_fee
          bank_total
          card_fee_percentage
          card_processing_fee
          card_service_fee
          card_total
          comes_back
          currency
          cycle
          due_date
          grace_days_left
          grace_end_date
          held_until
          is_current
          is_left_open
          is_owed
          is_recipient
          is_settlement
          late_asked_at
          late_open_through
          may_ask_late
          may_pay
          opens_at
          paid_at
          payment_id
          payout_date
          payout_round
          recipient_alias
          state
        }
      }
    `,
    group,
  );
  const all = standings.map(standingOf);
  return { current_cycle, all };
}

/** My standings in every round of the current cycle, first round first; empty before the start and for strangers. */
export function useStandings(group: useStandings_group$key): Standing[] {
  const { current_cycle, all } = useRows(group);
  return all.filter(({ cycle }) => cycle === current_cycle);
}

/** All of mine that the server lists: in every round of the current cycle, and in those of earlier ones that I still owe. */
export const useAllStandings = (group: useStandings_group$key): Standing[] => useRows(group).all;

/** What I still owe from earlier rounds and cycles, oldest first; a payment on its way among them (D59, D82). */
export function useDebts(group: useStandings_group$key): Standing[] {
  return useRows(group).all.filter(({ isLeftOpen }) => isLeftOpen);
}

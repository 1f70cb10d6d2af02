import { graphql, useFragment } from "react-relay";
import type { useNext_person$key } from "../../__generated__/member/useNext_person.graphql.ts";
import type { Next } from "./next.ts";
import { type NextCircle, nextOf } from "./nextRows.ts";

/** What I owe and what comes to me in all my circles, most urgent first; the order decides what comes where there is more than the server gives at once. */
export function useNext(key: useNext_person$key): { toPay: Next<NextCircle>[]; toReceive: Next<NextCircle>[] } {
  const person = useFragment(
    graphql`
      fragment useNext_person on user_profiles @argumentDefinitions(userId: { type: "uuid!" }) {
        open: standings(where: { is_left_open: { _eq: true } }, order_by: [{ due_date: asc }, { round_id: asc }]) {
          ...useNext_standing @relay(mask: false)
        }
        now: standings(
          where: {
            group: { members: { status: { _in: [active, left] }, user_id: { _eq: $userId } } }
            is_current: { _eq: true }
            is_owed: { _eq: true }
          }
          order_by: [{ due_date: asc }, { round_id: asc }]
        ) {
          ...useNext_standing @relay(mask: false)
        }
        ahead: standings(
          where: {
            group: { members: { status: { _in: [active, left] }, user_id: { _eq: $userId } } }
            is_current: { _eq: false }
            is_left_open: { _eq: false }
            is_owed: { _eq: true }
            state: { _neq: "processing" }
          }
          distinct_on: [group_id]
          order_by: [{ group_id: asc }, { due_date: asc }]
        ) {
          ...useNext_standing @relay(mask: false)
        }
        turns: standings(
          where: { group: { status: { _eq: started } }, is_paid_out: { _eq: false }, is_recipient: { _eq: true } }
          order_by: [{ payout_date: asc }, { round_id: asc }]
        ) {
          group {
            ...useNext_circle @relay(mask: false)
            pot_balance
          }
          comes_back
          is_current
          payout_date
          payout_round
          payout_wait {
            on_day
            reason
          }
        }
        owed_contributions(order_by: [{ due_date: asc }]) {
          amount
          currency
          cycle
          due_date
          group {
            ...useNext_circle @relay(mask: false)
          }
          payer_alias
          payout_round
          recipient_alias
          recipient_id
          state
          user_id
        }
      }
    `,
    key,
  );
  return nextOf(person);
}

void graphql`
  fragment useNext_circle on groups {
    board(where: { state: { _in: ["grace", "late"] } }, order_by: [{ payout_position: asc }]) {
      alias
    }
    cash_payout
    currency
    current_cycle
    frozen_at
    group_id
    name
    short_id
    url_slug
  }
`;

void graphql`
  fragment useNext_standing on contribution_standings {
    amount
    due_date
    grace_end_date
    group {
      ...useNext_circle @relay(mask: false)
    }
    is_left_open
    is_owed
    may_ask_late
    may_pay
    recipient_alias
    state
  }
`;

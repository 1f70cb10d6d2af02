import { graphql, useFragment } from "react-relay";
import type { useNext_person$key } from "../../__generated__/member/useNext_person.graphql.ts";
import { type NextInCircles, nextOf } from "./nextRows.ts";

/**
 * What I owe and what comes to me in all my circles, most urgent first. The server orders the circles, so the first of them
 * hold what comes first, however many there are.
 */
export function useNext(key: useNext_person$key): NextInCircles {
  const person = useFragment(
    graphql`
      fragment useNext_person on user_profiles @argumentDefinitions(mostCircles: { type: "Int!", defaultValue: 100 }) {
        to_pay: own_next(
          where: { side: { _eq: "pay" } }
          order_by: [{ urgency: asc }, { group_id: asc }]
          limit: $mostCircles
        ) {
          late_circles
          group {
            ...useNext_circle @relay(mask: false)
          }
          left_open: standings(
            where: { is_left_open: { _eq: true } }
            order_by: [{ due_date: asc }, { round_id: asc }]
          ) {
            ...useNext_standing @relay(mask: false)
          }
          to_come: standings(
            where: {
              is_left_open: { _eq: false }
              is_owed: { _eq: true }
              _or: [{ is_current: { _eq: true } }, { state: { _neq: "processing" } }]
            }
            order_by: [{ due_date: asc }]
            limit: 1
          ) {
            ...useNext_standing @relay(mask: false)
          }
        }
        to_receive: own_next(
          where: { side: { _eq: "receive" } }
          order_by: [{ urgency: asc }, { group_id: asc }]
          limit: $mostCircles
        ) {
          group {
            ...useNext_circle @relay(mask: false)
            board(where: { state: { _in: ["grace", "late"] } }, order_by: [{ payout_position: asc }]) {
              alias
            }
            cash_payout
            current_cycle
            pot_balance
          }
          late_circles
          owed_contributions(order_by: [{ due_date: asc }]) {
            amount
            currency
            cycle
            due_date
            payer_alias
            payout_round
            recipient_alias
            recipient_id
            state
            user_id
          }
          turns: standings(
            where: { group: { status: { _eq: started } }, is_paid_out: { _eq: false }, is_recipient: { _eq: true } }
            limit: 1
          ) {
            comes_back
            is_current
            payout_date
            payout_round
            payout_wait {
              on_day
              reason
            }
          }
        }
      }
    `,
    key,
  );
  return nextOf(person);
}

void graphql`
  fragment useNext_circle on groups {
    currency
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
    is_left_open
    is_owed
    may_ask_late
    may_pay
    recipient_alias
    state
  }
`;

import { graphql, useFragment } from "react-relay";
import type { useOwedPage_person$key } from "../../__generated__/member/useOwedPage_person.graphql.ts";
import { readMayI } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import { pageOf, rowOf, type RoundsPage } from "./roundRows.ts";

/** One page of what I have still to pay, what is due first at its head. */
export function useOwedPage(key: useOwedPage_person$key): RoundsPage {
  const { owed, payable } = useFragment(
    graphql`
      fragment useOwedPage_person on user_profiles
      @argumentDefinitions(
        at: { type: "date!", defaultValue: "-infinity" }
        id: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        owed: standings(
          limit: 100
          order_by: [{ due_date: asc }, { round_id: asc }]
          where: {
            is_owed: { _eq: true }
            _or: [{ due_date: { _gt: $at } }, { due_date: { _eq: $at }, round_id: { _gt: $id } }]
          }
        ) {
          ...roundRows_standing @relay(mask: false)
        }
        payable: standings(
          limit: 100
          order_by: [{ due_date: asc }, { round_id: asc }]
          where: {
            is_owed: { _eq: true }
            state: { _in: ["early", "due_today", "grace", "late_allowed"] }
            _or: [{ due_date: { _gt: $at } }, { due_date: { _eq: $at }, round_id: { _gt: $id } }]
          }
        ) {
          may_pay
          round_id
        }
      }
    `,
    key,
  );
  const mayPay = new Set(payable.filter(({ may_pay }) => readMayI(may_pay).allowed).map(({ round_id }) => round_id));
  return pageOf(owed, {
    cursorOf: (row) => ({
      at: required(row.due_date, "standings.due_date"),
      id: required(row.round_id, "standings.round_id"),
    }),
    toRow: (row) => rowOf(row, { mayPay: mayPay.has(row.round_id) }),
  });
}

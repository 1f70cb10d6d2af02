import { graphql, useFragment } from "react-relay";
import type { usePaidPage_person$key } from "../../__generated__/member/usePaidPage_person.graphql.ts";
import { pageOf, rowOf, type RoundsPage } from "./roundRows.ts";

/** One page of what I have paid, newest first. */
export function usePaidPage(key: usePaidPage_person$key): RoundsPage {
  const { paid } = useFragment(
    graphql`
      fragment usePaidPage_person on user_profiles
      @argumentDefinitions(
        day: { type: "date!", defaultValue: "infinity" }
        round: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        paid: standings(
          limit: 100
          order_by: [{ due_date: desc }, { round_id: desc }]
          where: {
            state: { _eq: "paid" }
            _or: [{ due_date: { _lt: $day } }, { due_date: { _eq: $day }, round_id: { _lt: $round } }]
          }
        ) {
          ...roundRows_standing @relay(mask: false)
        }
      }
    `,
    key,
  );
  return pageOf(paid, (row) => rowOf(row));
}

import { graphql, useFragment } from "react-relay";
import type { useTurns_person$key } from "../../__generated__/member/useTurns_person.graphql.ts";
import type { RoundRow } from "./entries.ts";
import { inSight, rowOf } from "./roundRows.ts";

/** The rounds that will pay me: one for each circle that runs, what comes first at its head. */
export function useTurns(key: useTurns_person$key): RoundRow[] {
  const { turns } = useFragment(
    graphql`
      fragment useTurns_person on user_profiles {
        turns: standings(
          order_by: [{ payout_date: asc }, { round_id: asc }]
          where: { is_paid_out: { _eq: false }, is_recipient: { _eq: true } }
        ) {
          ...roundRows_standing @relay(mask: false)
        }
      }
    `,
    key,
  );
  return inSight(turns).map((row) => rowOf(row));
}

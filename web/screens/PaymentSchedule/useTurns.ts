import { graphql, useFragment } from "react-relay";
import type { useTurns_person$key } from "../../__generated__/member/useTurns_person.graphql.ts";
import type { RoundRow } from "./entries.ts";
import { inSight, rowOf } from "./roundRows.ts";

interface RoundName {
  group_id?: string | null;
  cycle?: number | null;
  payout_round?: number | null;
}

const nameOf = ({ cycle, group_id, payout_round }: RoundName) => `${group_id} ${cycle} ${payout_round}`;

/** The rounds that pay me: one for each circle, what is ahead first. */
export function useTurns(key: useTurns_person$key): RoundRow[] {
  const { payouts, turns } = useFragment(
    graphql`
      fragment useTurns_person on user_profiles {
        payouts(where: { status: { _eq: completed } }, order_by: [{ created_at: desc }]) {
          amount
          cycle
          group_id
          payout_round
        }
        turns: standings(
          order_by: [{ is_paid_out: asc }, { payout_date: asc }, { round_id: asc }]
          where: { is_recipient: { _eq: true } }
        ) {
          ...roundRows_standing @relay(mask: false)
          group_id
        }
      }
    `,
    key,
  );
  const received = new Map(payouts.map((payout) => [nameOf(payout), payout.amount]));
  return inSight(turns).map((row) => rowOf(row, { received: received.get(nameOf(row)) ?? null }));
}

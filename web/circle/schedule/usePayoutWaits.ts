import { graphql, useFragment } from "react-relay";
import type { usePayoutWaits_group$key } from "../../__generated__/member/usePayoutWaits_group.graphql.ts";
import { required } from "../../lib/required.ts";
import { type PayoutWait, payoutWaitOf } from "./payoutWait.ts";

/** What the payouts that have not gone out wait for, by round; empty for a reader who is no member. */
export function usePayoutWaits(group: usePayoutWaits_group$key): ReadonlyMap<number, PayoutWait> {
  const { payout_waits } = useFragment(
    graphql`
      fragment usePayoutWaits_group on groups {
        payout_waits(order_by: { payout_round: asc }) {
          on_day
          payout_round
          reason
        }
      }
    `,
    group,
  );
  return new Map(
    payout_waits.map((row) => [required(row.payout_round, "payout_waits.payout_round"), payoutWaitOf(row)]),
  );
}

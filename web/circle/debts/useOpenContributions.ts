import { graphql, useFragment } from "react-relay";
import type { useOpenContributions_group$key } from "../../__generated__/member/useOpenContributions_group.graphql.ts";
import { type OpenContribution, openContributionOf } from "./openContribution.ts";

/** What is still open from rounds that are over, in every cycle, oldest first; empty for a reader who is no member. */
export function useOpenContributions(group: useOpenContributions_group$key): OpenContribution[] {
  const { current_cycle, open_contributions } = useFragment(
    graphql`
      fragment useOpenContributions_group on groups {
        current_cycle
        open_contributions(order_by: [{ due_date: asc }, { user_id: asc }]) {
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
      }
    `,
    group,
  );
  return open_contributions.map((row) => openContributionOf(row, current_cycle));
}

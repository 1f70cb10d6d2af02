import { graphql } from "react-relay";
import type { useLiveGroupSubscription } from "../../__generated__/member/useLiveGroupSubscription.graphql.ts";
import { useLive } from "../../relay/useLive.ts";

/**
 * Keeps the group's own state as the database has it: status, seats taken, the running round, the pot. Seats, rounds and
 * what is owed have live queries of their own. `id` is the group's global id.
 */
export function useLiveGroup(id: string): void {
  useLive<useLiveGroupSubscription>(
    graphql`
      subscription useLiveGroupSubscription($id: ID!) {
        node(id: $id) {
          ... on groups {
            archive_days_left
            cash_payout
            changes_at
            current_members
            current_payout_round
            frozen_at
            may_join
            locked_member_count
            member_avatars
            payout_locked
            pot_balance
            spots_left
            start_date
            started_at
            status
            total_payout
            waiting_late_requests {
              user_id
            }
            waiting_requests {
              requests
            }
          }
        }
      }
    `,
    { id },
  );
}

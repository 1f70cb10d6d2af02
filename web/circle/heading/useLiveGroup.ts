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
            admin_id
            admin_offers(where: { ended_at: { _is_null: true } }) {
              admin_offer_id
              expires_at
              offered_by
            }
            archive_days_left
            cash_payout
            changes_at
            contribution_amount
            cover_url
            currency
            current_members
            current_payout_round
            frequency
            frozen_at
            image_url
            is_public
            member_limit
            may_join
            locked_member_count
            member_avatars
            payout_assignment_method
            payout_locked
            pot_balance
            spots_left
            start_date
            started_at
            status
            term_consents(where: { accepted_at: { _is_null: true } }) {
              expires_at
              terms_before
              terms_hash
            }
            total_payout
            waiting_list {
              offer_ends_at
            }
            waiting_late_requests {
              user_id
            }
            waiting_leave_requests {
              requests
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

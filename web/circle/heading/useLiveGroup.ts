import { graphql, useRelayEnvironment } from "react-relay";
import type { useLiveGroupSubscription } from "../../__generated__/member/useLiveGroupSubscription.graphql.ts";
import { useLive } from "../../relay/useLive.ts";
import { moveSeats } from "../members/moveSeats.ts";

/**
 * Keeps a circle's page as the database has it, by one live query: what a payment moves (seats, pot, what the payout waits
 * for, what is open) and the group's own state. The lists that cost more to ask than they change, turns, rounds and the own
 * standings, are followed by the marks alone: `usePassingTime` reads the page again when one is another. `id` is the group's
 * global id.
 */
export function useLiveGroup(id: string): void {
  const environment = useRelayEnvironment();
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
            circle_mark
            contribution_amount
            cover_url
            currency
            current_members
            current_payout_round
            frequency
            frozen_at
            image_url
            is_public
            is_visible_to_all
            manual_start_enabled
            member_limit
            minimum_members_to_start
            may_join
            locked_member_count
            own_mark
            payout_assignment_method
            payout_locked
            pot_balance
            rules
            seat_states
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
            ...useOpenContributions_group @alias(as: "open")
            ...usePayoutWaits_group @alias(as: "waits")
          }
        }
      }
    `,
    { id },
    (answer) => environment.commitUpdate((store) => moveSeats(store, id, answer?.node?.seat_states)),
  );
}

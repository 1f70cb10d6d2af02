import { graphql } from "react-relay";
import type { useLiveScheduleSubscription } from "../../__generated__/member/useLiveScheduleSubscription.graphql.ts";
import { useLive } from "../../relay/useLive.ts";

/** Keeps rounds, turns, payouts and what they wait for as the database has them. `id` is the group's global id. */
export function useLiveSchedule(id: string): void {
  useLive<useLiveScheduleSubscription>(
    graphql`
      subscription useLiveScheduleSubscription($id: ID!) {
        node(id: $id) {
          ... on groups {
            ...useSchedule_group @alias(as: "group")
            ...usePayoutWaits_group @alias(as: "waits")
          }
        }
      }
    `,
    { id },
  );
}

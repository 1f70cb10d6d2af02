import { graphql } from "react-relay";
import type { useLiveStandingsSubscription } from "../../__generated__/member/useLiveStandingsSubscription.graphql.ts";
import { useLive } from "../../relay/useLive.ts";

/** Keeps what I owe as the database has it. `id` is the group's global id. */
export function useLiveStandings(id: string): void {
  useLive<useLiveStandingsSubscription>(
    graphql`
      subscription useLiveStandingsSubscription($id: ID!) {
        node(id: $id) {
          ... on groups {
            ...useStandings_group @alias(as: "group")
          }
        }
      }
    `,
    { id },
  );
}

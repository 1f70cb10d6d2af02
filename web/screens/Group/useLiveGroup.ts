import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { GraphQLSubscriptionConfig } from "relay-runtime";
import type { useLiveGroupSubscription } from "../../__generated__/member/useLiveGroupSubscription.graphql.ts";

/**
 * Keeps the group on screen as the database has it: a payment, a member or a start elsewhere moves the ring here. What
 * a gap in the connection missed comes with the first answer after it.
 * @param id global id of the group
 */
export function useLiveGroup(id: string): void {
  const config = useMemo(
    (): GraphQLSubscriptionConfig<useLiveGroupSubscription> => ({
      subscription: graphql`
        subscription useLiveGroupSubscription($id: ID!) {
          node(id: $id) {
            ... on groups {
              ...GroupPage_group @alias(as: "group")
            }
          }
        }
      `,
      variables: { id },
    }),
    [id],
  );
  useSubscription(config);
}

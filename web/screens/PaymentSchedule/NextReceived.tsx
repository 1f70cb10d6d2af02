import { graphql } from "react-relay";
import type { NextReceivedQuery } from "../../__generated__/member/NextReceivedQuery.graphql.ts";
import { required } from "../../lib/required.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import type { NextPage } from "./EveryPage.tsx";
import { useReceivedPage } from "./useReceivedPage.ts";

/** The page of the payouts that came before another payout of mine. */
export const NextReceived: NextPage = ({ after, children }) => {
  const data = useOwnQuery<NextReceivedQuery>(
    graphql`
      query NextReceivedQuery($at: timestamptz!, $id: uuid!) {
        user_profiles_connection(first: 1) {
          edges {
            node {
              ...useReceivedPage_person @arguments(at: $at, id: $id)
            }
          }
        }
      }
    `,
    after,
  );
  return children(useReceivedPage(required(data.user_profiles_connection.edges[0]?.node, "user_profiles")));
};

import { graphql } from "react-relay";
import type { NextOwedQuery } from "../../__generated__/member/NextOwedQuery.graphql.ts";
import { required } from "../../lib/required.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import type { NextPage } from "./EveryPage.tsx";
import { useOwedPage } from "./useOwedPage.ts";

/** The page of what I have still to pay after a round. */
export const NextOwed: NextPage = ({ after, children }) => {
  const data = useOwnQuery<NextOwedQuery>(
    graphql`
      query NextOwedQuery($at: date!, $id: uuid!) {
        user_profiles_connection(first: 1) {
          edges {
            node {
              ...useOwedPage_person @arguments(at: $at, id: $id)
            }
          }
        }
      }
    `,
    after,
  );
  return children(useOwedPage(required(data.user_profiles_connection.edges[0]?.node, "user_profiles")));
};

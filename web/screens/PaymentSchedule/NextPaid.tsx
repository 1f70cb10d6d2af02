import { graphql } from "react-relay";
import type { NextPaidQuery } from "../../__generated__/member/NextPaidQuery.graphql.ts";
import { required } from "../../lib/required.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import type { NextPage } from "./EveryPage.tsx";
import { usePaidPage } from "./usePaidPage.ts";

/** The page of what I have paid before another payment. */
export const NextPaid: NextPage = ({ after, children }) => {
  const data = useOwnQuery<NextPaidQuery>(
    graphql`
      query NextPaidQuery($at: date!, $id: uuid!) {
        user_profiles_connection(first: 1) {
          edges {
            node {
              ...usePaidPage_person @arguments(at: $at, id: $id)
            }
          }
        }
      }
    `,
    after,
  );
  return children(usePaidPage(required(data.user_profiles_connection.edges[0]?.node, "user_profiles")));
};

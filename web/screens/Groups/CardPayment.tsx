import { graphql } from "react-relay";
import type { CardPaymentQuery } from "../../__generated__/member/CardPaymentQuery.graphql.ts";
import { useLiveStandings } from "../../circle/standing/useLiveStandings.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { ContributionRounds } from "../Group/paying/ContributionRounds.tsx";

const query = graphql`
  query CardPaymentQuery($id: ID!) {
    ...useLimits_query
    node(id: $id) {
      ... on groups {
        ...ContributionRounds_group @alias(as: "group")
      }
    }
  }
`;

/** The panel to pay with, on a card: that of the circle's own page. Its data comes when it is opened. */
export function CardPayment({ groupId }: { groupId: string }) {
  const data = useOwnQuery<CardPaymentQuery>(query, { id: groupId });
  useLiveStandings(groupId);
  return data.node?.group ? <ContributionRounds group={data.node.group} query={data} /> : null;
}

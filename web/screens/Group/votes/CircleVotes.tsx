import { Heading, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { CircleVotesQuery } from "../../../__generated__/member/CircleVotesQuery.graphql.ts";
import { MemberVoteCard } from "../../../circle/votes/MemberVoteCard.tsx";
import { Part } from "../../../components/Part.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { productNow } from "../../../lib/productClock.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";

const query = graphql`
  query CircleVotesQuery($id: ID!) {
    ...useLimits_query
    node(id: $id) {
      ... on groups {
        votes_connection(
          first: 10
          where: { vote_type: { _in: [extend_grace, remove_member] } }
          order_by: [{ created_at: desc }]
        ) {
          edges {
            node {
              closed_at
              id
              ...MemberVoteCard_vote
            }
          }
        }
      }
    }
  }
`;

/** How long a result stays on the circle's page; afterwards it is among the results of the reader's votes. */
const shownMs = 3 * 86_400_000;

/**
 * The votes about members on the circle's page: those that are open, and results of the last days. Loaded late, with a query
 * of its own: most circles have never had one.
 */
export function CircleVotes({ groupId }: { groupId: string }) {
  const { t } = useTranslation("votes");
  const data = useOwnQuery<CircleVotesQuery>(query, { id: groupId });
  const { grace_extension } = useLimits(data, ["grace_extension"]);
  const now = productNow().getTime();
  const shown = (data.node?.votes_connection?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ closed_at }) => closed_at == null || now - Date.parse(closed_at) < shownMs);
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby="circle-votes">
      <Heading as="h2" size="md" id="circle-votes">
        {t("section")}
      </Heading>
      {shown.map((vote) => (
        <Part key={vote.id}>
          <MemberVoteCard vote={vote} extensionDays={grace_extension} />
        </Part>
      ))}
    </Stack>
  );
}

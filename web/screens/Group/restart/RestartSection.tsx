import { graphql } from "react-relay";
import type { RestartSectionQuery } from "../../../__generated__/member/RestartSectionQuery.graphql.ts";
import { isAskedBy } from "../../../circle/restart/restartStanding.ts";
import { VoteCard } from "../../../circle/restart/VoteCard.tsx";
import { Part } from "../../../components/Part.tsx";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { CompletionCard } from "./CompletionCard.tsx";
import { ConfirmCard } from "./ConfirmCard.tsx";
import { RestartOptions } from "./RestartOptions.tsx";

const query = graphql`
  query RestartSectionQuery($id: ID!) {
    ...ConfirmCard_query
    ...RestartOptions_query
    ...VoteCard_query
    node(id: $id) {
      ... on groups {
        current_cycle
        may_confirm_restart
        status
        ...CompletionCard_group @alias(as: "completion")
        ...ConfirmCard_group @alias(as: "confirm")
        ...RestartOptions_group @alias(as: "options")
        ...VoteCard_group @alias(as: "terms")
        votes_connection(first: 1, where: { vote_type: { _eq: restart_group } }, order_by: { created_at: desc }) {
          edges {
            node {
              cycle
              status
              ...VoteCard_vote
            }
          }
        }
      }
    }
  }
`;

/**
 * Between two cycles of a circle: what the last one was, the vote whether it goes round again, and the way into the next
 * one. Loaded late, with a query of its own: most visits to a circle come while a cycle runs.
 */
export function RestartSection({ groupId, isAdmin }: { groupId: string; isAdmin: boolean }) {
  const data = useOwnQuery<RestartSectionQuery>(query, { id: groupId });
  const group = data.node;
  if (!group?.completion || !group.confirm || !group.options || !group.terms) return null;
  const vote = group.votes_connection?.edges[0]?.node;
  // A vote that failed is told of until the next one; one that passed, until the cycle that it planned has begun.
  const isAboutNow =
    vote && (group.status === "completed" ? vote.status !== "approved" : vote.cycle === group.current_cycle);
  return (
    <>
      {isAskedBy(group.may_confirm_restart) && (
        <Part>
          <ConfirmCard group={group.confirm} query={data} />
        </Part>
      )}
      {isAboutNow && (
        <Part>
          <VoteCard vote={vote} group={group.terms} query={data} />
        </Part>
      )}
      {isAdmin && (
        <Part>
          <RestartOptions group={group.options} query={data} />
        </Part>
      )}
      {group.status === "completed" && (
        <Part>
          <CompletionCard group={group.completion} />
        </Part>
      )}
    </>
  );
}

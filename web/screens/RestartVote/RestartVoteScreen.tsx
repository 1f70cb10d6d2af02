/** A vote to restart by its own address, which notices and the mobile app's links lead to. */
import { Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RestartVoteScreenQuery } from "../../__generated__/member/RestartVoteScreenQuery.graphql.ts";
import { useTitle } from "../../app/PageTitle.tsx";
import { GroupNotFound } from "../../circle/GroupNotFound.tsx";
import { VoteCard } from "../../circle/restart/VoteCard.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath, isUuid } from "../../lib/groupPath.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import type { LoaderArgs } from "../../routing/entry.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";

const query = graphql`
  query RestartVoteScreenQuery($groupId: uuid!, $voteId: uuid!) {
    ...VoteCard_query
    groups_connection(first: 1, where: { group_id: { _eq: $groupId } }) {
      edges {
        node {
          changes_at
          name
          seconds_to_change
          short_id
          url_slug
          ...VoteCard_group
          votes_connection(first: 1, where: { vote_id: { _eq: $voteId }, vote_type: { _eq: restart_group } }) {
            edges {
              node {
                ...VoteCard_vote
              }
            }
          }
        }
      }
    }
  }
`;

/** The two ids of the address, where both are there. */
function idsIn(search: URLSearchParams): { groupId: string; voteId: string } | null {
  const groupId = search.get("groupId") ?? "";
  const voteId = search.get("voteId") ?? "";
  return isUuid(groupId) && isUuid(voteId) ? { groupId, voteId } : null;
}

export const loader = ({ url }: LoaderArgs) => {
  const ids = idsIn(url.searchParams);
  return ids && startQuery<RestartVoteScreenQuery>("member", query, ids);
};

export function Component() {
  const [search] = useSearchParams();
  return idsIn(search) ? <RestartVote /> : <InvalidLink />;
}

function InvalidLink() {
  const { t } = useTranslation("restart");
  useTitle(t("page.invalidTitle"));
  return (
    <EmptyState
      isPage
      title={t("page.invalidTitle")}
      text={t("page.invalidText")}
      action={<ButtonLink to="/groups">{t("page.toGroups")}</ButtonLink>}
    />
  );
}

function RestartVote() {
  const { t } = useTranslation("restart");
  const data = useScreenQuery<RestartVoteScreenQuery>(query);
  const group = data.groups_connection.edges[0]?.node;
  useTitle(group?.name ?? t("page.title"));
  usePassingTime(group?.seconds_to_change, group?.changes_at);
  if (!group) return <GroupNotFound />;
  const vote = group.votes_connection.edges[0]?.node;
  const toGroup = groupPath(group);
  if (!vote)
    return (
      <EmptyState
        isPage
        title={t("page.notFoundTitle")}
        text={t("page.notFoundText", { group: group.name })}
        action={<ButtonLink to={toGroup}>{t("page.back")}</ButtonLink>}
      />
    );
  return (
    <Stack gap="5" maxW="36rem" mx="auto" w="full">
      <PageHeader title={group.name} back={{ to: toGroup, label: t("page.back") }} />
      <VoteCard vote={vote} group={group} query={data} />
    </Stack>
  );
}

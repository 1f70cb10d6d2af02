import { chakra, Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { VotesTab_query$data, VotesTab_query$key } from "../../../__generated__/member/VotesTab_query.graphql.ts";
import { MemberVoteCard } from "../../../circle/votes/MemberVoteCard.tsx";
import { useLimits } from "../../../components/useLimits.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { usePassingTime } from "../../../relay/usePassingTime.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { RestartVoteLine } from "./RestartVoteLine.tsx";

/** How many open votes are shown. One more is asked for, which says whether there are more. */
const MOST = 50;

type VoteNode = VotesTab_query$data["closed"]["edges"][number]["node"];

function VoteItem({ extensionDays, vote }: { vote: VoteNode; extensionDays: number }) {
  const circle = (
    <TextLink to={groupPath(vote.group)} variant="plain" color="fg.muted" textStyle="sm" alignSelf="flex-start">
      {vote.group.name}
    </TextLink>
  );
  return vote.vote_type === "restart_group" ? (
    <RestartVoteLine vote={vote} circle={circle} />
  ) : (
    <MemberVoteCard vote={vote} circle={circle} extensionDays={extensionDays} />
  );
}

/** What the reader's circles decide: open votes, the one that ends first on top, and the latest results. */
export function VotesTab(props: { query: VotesTab_query$key }) {
  const { t } = useTranslation("votes");
  const query = useFragment(
    graphql`
      fragment VotesTab_query on query_root {
        ...useLimits_query
        open: grace_period_votes_connection(
          first: 51
          where: { status: { _eq: active } }
          order_by: [{ expires_at: asc }, { vote_id: asc }]
        ) {
          edges {
            node {
              group {
                name
                short_id
                url_slug
              }
              id
              seconds_left
              vote_type
              ...MemberVoteCard_vote
              ...RestartVoteLine_vote
            }
          }
        }
        closed: grace_period_votes_connection(
          first: 10
          where: { status: { _neq: active } }
          order_by: [{ closed_at: desc }, { vote_id: asc }]
        ) {
          edges {
            node {
              group {
                name
                short_id
                url_slug
              }
              id
              vote_type
              ...MemberVoteCard_vote
              ...RestartVoteLine_vote
            }
          }
        }
      }
    `,
    props.query,
  );
  const { grace_extension: days } = useLimits(query, ["grace_extension"]);
  const open = query.open.edges.slice(0, MOST).map(({ node }) => node);
  const closed = query.closed.edges.map(({ node }) => node);
  // One whose time is over waits to be closed, which is told live; in a frozen circle it waits for long (D263).
  usePassingTime(open.find(({ seconds_left }) => seconds_left !== 0)?.seconds_left);
  // With a vote that is deleted or decided its buttons are gone.
  const head = useHeadsRows<HTMLDivElement>(open.length);
  return (
    <Stack gap="8">
      <Stack gap="4" as="section" aria-label={t("tab.open")} {...head}>
        {open.length === 0 ? (
          <EmptyState title={t("tab.emptyTitle")} text={t("tab.emptyText")} />
        ) : (
          <>
            <Heading as="h2" size="sm" color="fg.muted">
              {t("tab.open")}
            </Heading>
            {open.map((vote) => (
              <VoteItem key={vote.id} vote={vote} extensionDays={days} />
            ))}
            {query.open.edges.length > MOST && <chakra.p color="fg.muted">{t("tab.more", { count: MOST })}</chakra.p>}
          </>
        )}
      </Stack>
      {closed.length > 0 && (
        <Stack gap="4" as="section" aria-label={t("tab.closed")}>
          <Heading as="h2" size="sm" color="fg.muted">
            {t("tab.closed")}
          </Heading>
          {closed.map((vote) => (
            <VoteItem key={vote.id} vote={vote} extensionDays={days} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { DiscoverList_page$key } from "../../__generated__/member/DiscoverList_page.graphql.ts";
import type { DiscoverListQuery, joinable_groups_args } from "../../__generated__/member/DiscoverListQuery.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CirclePages, Wide } from "./CirclePages.tsx";
import { DiscoverCard } from "./DiscoverCard.tsx";
import { after, type Place } from "./discoverOrder.ts";

const query = graphql`
  query DiscoverListQuery($sought: joinable_groups_args!) {
    joinable: joinable_groups_connection(
      args: $sought
      first: 10
      order_by: [{ created_at: desc }, { group_id: asc }]
    ) {
      ...DiscoverList_page
    }
  }
`;

/** One page of the list, and how many circles there are so far (D251). */
function DiscoverPage(props: {
  page: DiscoverList_page$key;
  /** The filters of the whole list. */
  sought: joinable_groups_args;
  /** How many circles the pages before have. */
  before: number;
}) {
  const { t } = useTranslation("browse");
  const page = useFragment(
    graphql`
      fragment DiscoverList_page on groupsConnection {
        edges {
          node {
            created_at
            group_id
            id
            ...DiscoverCard_group
          }
        }
        pageInfo {
          hasNextPage
        }
      }
    `,
    props.page,
  );
  const groups = page.edges.map(({ node }) => node);
  const shown = props.before + groups.length;
  if (shown === 0)
    return (
      <Wide>
        <EmptyState title={t("none.found")} text={t("none.foundText")} />
      </Wide>
    );
  return (
    <CirclePages
      circles={groups}
      hasNext={page.pageInfo.hasNextPage}
      renderCard={(group) => <DiscoverCard group={group} />}
      renderFurther={(place) => <FurtherPage sought={props.sought} place={place} before={shown} />}
      note={
        <chakra.p color="fg.muted" textStyle="sm" aria-live="polite">
          {t(page.pageInfo.hasNextPage ? "shown" : "foundAll", { count: shown })}
        </chakra.p>
      }
    />
  );
}

/** Reads the page after a circle, by its value. */
function FurtherPage({ before, place, sought }: { before: number; place: Place; sought: joinable_groups_args }) {
  return <DiscoverPage page={useDiscoverPage(after(sought, place))} sought={sought} before={before} />;
}

/** The circles that are sought, page by page, as items of a grid. */
export function DiscoverList({ sought }: { sought: joinable_groups_args }) {
  return <DiscoverPage page={useDiscoverPage(sought)} sought={sought} before={0} />;
}

/** One page, read again whenever the screens are. */
function useDiscoverPage(sought: joinable_groups_args): DiscoverList_page$key {
  return useOwnQuery<DiscoverListQuery>(query, { sought }, { fetchPolicy: "store-or-network" }).joinable;
}

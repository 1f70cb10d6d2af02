import { chakra, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DiscoverList_page$key } from "../../__generated__/member/DiscoverList_page.graphql.ts";
import type { DiscoverListQuery, joinable_groups_args } from "../../__generated__/member/DiscoverListQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { CardItem } from "./CardItem.tsx";
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

/** A row over the whole width of the grid. */
const Wide = chakra("div", { base: { gridColumn: "1 / -1" } });

/** The circles of one page as items of a grid, then the next page, or the way to it, or how many there were (D251). */
function DiscoverPage(props: {
  page: DiscoverList_page$key;
  /** The filters of the whole list. */
  sought: joinable_groups_args;
  /** How many circles the pages before have. */
  before: number;
}) {
  const { t } = useTranslation("browse");
  const [next, setNext] = useState<Place | null>(null);
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
  const last = groups.at(-1);
  const shown = props.before + groups.length;
  if (shown === 0)
    return (
      <Wide>
        <EmptyState title={t("none.found")} text={t("none.foundText")} />
      </Wide>
    );
  return (
    <>
      {groups.map((group) => (
        <CardItem key={group.id}>
          <Part>
            <DiscoverCard group={group} />
          </Part>
        </CardItem>
      ))}
      {next ? (
        <Part>
          <Suspense
            fallback={
              <Wide>
                <SkeletonCard height="60" />
              </Wide>
            }
          >
            <FurtherPage sought={props.sought} place={next} before={shown} />
          </Suspense>
        </Part>
      ) : (
        <Wide>
          <Stack align="center" gap="3">
            <chakra.p color="fg.muted" textStyle="sm" aria-live="polite">
              {t(page.pageInfo.hasNextPage ? "shown" : "foundAll", { count: shown })}
            </chakra.p>
            {page.pageInfo.hasNextPage && last && (
              <Button variant="outline" onClick={() => setNext(last)}>
                {t("more")}
              </Button>
            )}
          </Stack>
        </Wide>
      )}
    </>
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

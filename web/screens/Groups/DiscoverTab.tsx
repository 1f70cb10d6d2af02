import { Part } from "../../components/Part.tsx";
import { HStack, SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import again, { type DiscoverTabRefetchQuery } from "../../__generated__/member/DiscoverTabRefetchQuery.graphql.ts";
import type { DiscoverTab_query$key } from "../../__generated__/member/DiscoverTab_query.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { Button } from "../../ui/Button.tsx";
import { CountBadge } from "../../ui/Chip.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useOpened } from "../../ui/useOpened.ts";
import { DiscoverCard } from "./DiscoverCard.tsx";
import { countFilters, type DiscoverFilters, discoverWhere } from "./discoverFilters.ts";
import { FilterDrawer } from "./FilterDrawer.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useRefetchLater } from "./useRefetchLater.ts";
import { productNow } from "../../lib/productClock.ts";

const pageSize = 10;

/** Public circles that still take members (D251), by search and filters. */
export function DiscoverTab(props: {
  query: DiscoverTab_query$key;
  filters: DiscoverFilters;
  onFilter: (filters: DiscoverFilters) => void;
}) {
  const { t } = useTranslation("browse");
  const { opened, open, close } = useOpened<"filters">();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    DiscoverTabRefetchQuery,
    DiscoverTab_query$key
  >(
    graphql`
      fragment DiscoverTab_query on query_root
      @refetchable(queryName: "DiscoverTabRefetchQuery")
      @argumentDefinitions(
        where: { type: "groups_bool_exp!" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      ) {
        joinable: groups_connection(
          first: $count
          after: $cursor
          order_by: [{ created_at: desc }, { group_id: asc }]
          where: $where
        ) @connection(key: "DiscoverTab_joinable", filters: ["where"]) {
          edges {
            node {
              id
              ...DiscoverCard_group
            }
          }
        }
      }
    `,
    props.query,
  );
  useRefetchLater(props.filters, (filters) =>
    refetch({ where: discoverWhere(filters, productNow()) }, { fetchPolicy: "store-and-network" }),
  );
  const groups = data.joinable.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useReadAgain(() => {
    const count = Math.max(pageSize, groups.length);
    const variables = { count, where: discoverWhere(props.filters, productNow()) };
    return fetchQuery<DiscoverTabRefetchQuery>(environment, again, variables).toPromise();
  });
  const active = countFilters(props.filters);
  return (
    <Stack gap="5">
      <VisuallyHidden as="h2">{t("tabs.discover")}</VisuallyHidden>
      <HStack gap="3">
        <SearchBox
          label={t("search.discover")}
          value={props.filters.search}
          onChange={(search) => props.onFilter({ ...props.filters, search })}
        />
        <Button
          variant="outline"
          aria-label={active > 0 ? t("filters.openSet", { count: active }) : undefined}
          onClick={() => open("filters")}
        >
          <SlidersHorizontal aria-hidden />
          {t("filters.open")}
          <CountBadge count={active} />
        </Button>
      </HStack>
      {groups.length === 0 ? (
        <EmptyState title={t("none.found")} text={t("none.foundText")} />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {groups.map((group) => (
            <Part key={group.id}>
              <DiscoverCard group={group} />
            </Part>
          ))}
        </SimpleGrid>
      )}
      {hasNext && (
        <Button variant="outline" alignSelf="center" isPending={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {t("more")}
        </Button>
      )}
      <FilterDrawer isOpen={opened !== null} filters={props.filters} onClose={close} onFilter={props.onFilter} />
    </Stack>
  );
}

import { Part } from "../../components/Part.tsx";
import { SimpleGrid, Stack, VisuallyHidden } from "@chakra-ui/react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import again, { type MyGroupsTabRefetchQuery } from "../../__generated__/member/MyGroupsTabRefetchQuery.graphql.ts";
import type { MyGroupsTab_query$key } from "../../__generated__/member/MyGroupsTab_query.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { patternOf } from "./discoverFilters.ts";
import { MyGroupCard } from "./MyGroupCard.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useRefetchLater } from "./useRefetchLater.ts";

const pageSize = 10;

/** My circles, newest first, by pages of ten; archived ones have left the list (D83). */
export function MyGroupsTab(props: {
  query: MyGroupsTab_query$key;
  userId: string;
  createPath: string;
  search: string;
  onSearch: (text: string) => void;
}) {
  const { t } = useTranslation("browse");
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    MyGroupsTabRefetchQuery,
    MyGroupsTab_query$key
  >(
    graphql`
      fragment MyGroupsTab_query on query_root
      @refetchable(queryName: "MyGroupsTabRefetchQuery")
      @argumentDefinitions(
        userId: { type: "uuid!" }
        name: { type: "String!" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      ) {
        mine: groups_connection(
          first: $count
          after: $cursor
          order_by: [{ created_at: desc }, { group_id: asc }]
          where: {
            name: { _ilike: $name }
            members: { user_id: { _eq: $userId }, status: { _in: [active, completed] } }
            _or: [{ archive_days_left: { _is_null: true } }, { archive_days_left: { _gt: 0 } }]
          }
        ) @connection(key: "MyGroupsTab_mine", filters: ["where"]) {
          edges {
            node {
              id
              ...MyGroupCard_group
            }
          }
        }
      }
    `,
    props.query,
  );
  useRefetchLater(props.search, (text) => refetch({ name: patternOf(text) }, { fetchPolicy: "store-and-network" }));
  const groups = data.mine.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useReadAgain(() => {
    const count = Math.max(pageSize, groups.length);
    const variables = { count, name: patternOf(props.search), userId: props.userId };
    return fetchQuery<MyGroupsTabRefetchQuery>(environment, again, variables).toPromise();
  });
  const isSearching = props.search.trim() !== "";
  return (
    <Stack gap="5">
      <VisuallyHidden as="h2">{t("tabs.mine")}</VisuallyHidden>
      {(groups.length > 0 || isSearching) && (
        <SearchBox label={t("search.mine")} value={props.search} onChange={props.onSearch} />
      )}
      {groups.length === 0 ? (
        <EmptyState
          title={isSearching ? t("none.found") : t("none.mine")}
          text={isSearching ? undefined : t("none.mineText")}
          action={isSearching ? undefined : <ButtonLink to={props.createPath}>{t("none.mineAction")}</ButtonLink>}
        />
      ) : (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {groups.map((group) => (
            <Part key={group.id}>
              <MyGroupCard group={group} userId={props.userId} />
            </Part>
          ))}
        </SimpleGrid>
      )}
      {hasNext && (
        <Button variant="outline" alignSelf="center" isPending={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {t("more")}
        </Button>
      )}
    </Stack>
  );
}

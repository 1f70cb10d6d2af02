import { graphql, useFragment } from "react-relay";
import type { MyGroupsList_query$key } from "../../__generated__/member/MyGroupsList_query.graphql.ts";
import type {
  MyGroupsListQuery,
  MyGroupsListQuery$variables,
} from "../../__generated__/member/MyGroupsListQuery.graphql.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { CirclePages } from "./CirclePages.tsx";
import { MyGroupCard } from "./MyGroupCard.tsx";

const query = graphql`
  query MyGroupsListQuery($userId: uuid!, $name: String!, $time: timestamptz!, $group: uuid!) {
    ...MyGroupsList_query @arguments(userId: $userId, name: $name, time: $time, group: $group)
  }
`;

/** What one page shows. */
export type MyGroupsPage = ReturnType<typeof useMyGroupsPage>;

/** Before the newest circle, as the first page of the screen's own query is asked for. */
export const fromTheTop = { time: "infinity", group: "00000000-0000-0000-0000-000000000000" };

/**
 * One page of my circles, newest first; archived ones have left the list (D83). Pages follow each other by value: a connection
 * ends at the hundred rows that a member's permission gives.
 */
export function useMyGroupsPage(sought: MyGroupsListQuery$variables) {
  const key: MyGroupsList_query$key = useOwnQuery<MyGroupsListQuery>(query, sought, {
    fetchPolicy: "store-or-network",
  });
  const { mine } = useFragment(
    graphql`
      fragment MyGroupsList_query on query_root
      @argumentDefinitions(
        userId: { type: "uuid!" }
        name: { type: "String!" }
        time: { type: "timestamptz!", defaultValue: "infinity" }
        group: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        mine: groups_connection(
          first: 10
          order_by: [{ created_at: desc }, { group_id: asc }]
          where: {
            name: { _ilike: $name }
            status: { _neq: pending }
            members: { user_id: { _eq: $userId }, status: { _in: [active, completed] } }
            _and: [
              { _or: [{ archive_days_left: { _is_null: true } }, { archive_days_left: { _gt: 0 } }] }
              { _or: [{ created_at: { _lt: $time } }, { created_at: { _eq: $time }, group_id: { _gt: $group } }] }
            ]
          }
        ) {
          edges {
            node {
              created_at
              group_id
              id
              ...MyGroupCard_group
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  return { groups: mine.edges.map(({ node }) => node), hasNext: mine.pageInfo.hasNextPage };
}

/** One page of my circles, and the way to the next. */
export function MyGroupsList({ page, sought }: { page: MyGroupsPage; sought: MyGroupsListQuery$variables }) {
  return (
    <CirclePages
      circles={page.groups}
      hasNext={page.hasNext}
      renderCard={(group) => <MyGroupCard group={group} userId={sought.userId} />}
      renderFurther={({ created_at, group_id }) => (
        <FurtherPage sought={{ ...sought, time: created_at, group: group_id }} />
      )}
    />
  );
}

function FurtherPage({ sought }: { sought: MyGroupsListQuery$variables }) {
  return <MyGroupsList page={useMyGroupsPage(sought)} sought={sought} />;
}

import { graphql } from "react-relay";
import { useParams } from "react-router-dom";
import type { PublicGroupScreenQuery } from "../../__generated__/anonymous/PublicGroupScreenQuery.graphql.ts";
import { groupFilter, pickGroup } from "../../lib/groupLookup.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { GroupNotFound } from "../../circle/GroupNotFound.tsx";
import { PublicGroupPage } from "./PublicGroupPage.tsx";

const query = graphql`
  query PublicGroupScreenQuery($where: groups_bool_exp!) {
    groups_connection(first: 2, where: $where) {
      edges {
        node {
          short_id
          ...PublicGroupPage_group
        }
      }
    }
    ...useFeesToday_query
  }
`;

export const startPublicGroupQuery = (key: string) =>
  startQuery<PublicGroupScreenQuery>("anonymous", query, { where: groupFilter(key) });

/** The page of a public circle for visitors. */
export function PublicGroupScreen() {
  const { groupKey = "" } = useParams();
  const data = useScreenQuery<PublicGroupScreenQuery>(query);
  const group = pickGroup(
    groupKey,
    data.groups_connection.edges.map((edge) => edge.node),
  );
  return group ? <PublicGroupPage group={group} query={data} /> : <GroupNotFound />;
}

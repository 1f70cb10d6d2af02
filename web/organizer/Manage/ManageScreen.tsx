import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { useParams } from "react-router-dom";
import type { ManageScreenQuery } from "../../__generated__/group_admin/ManageScreenQuery.graphql.ts";
import { GroupNotFound } from "../../circle/GroupNotFound.tsx";
import { groupFilter, pickGroup } from "../../lib/groupLookup.ts";
import { readAnew } from "../../relay/readAnew.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { RelayScope } from "../../relay/RelayScope.tsx";
import type { LoaderArgs } from "../../routing/entry.ts";
import { ManagePage } from "./ManagePage.tsx";

const query = graphql`
  query ManageScreenQuery($where: groups_bool_exp!) {
    groups_connection(first: 2, where: $where) {
      edges {
        node {
          group_id
          short_id
          ...ManagePage_group
        }
      }
    }
    ...ManagePage_query
  }
`;

export const loader = ({ params }: LoaderArgs) =>
  startQuery<ManageScreenQuery>("group_admin", query, { where: groupFilter(params.groupKey ?? "") });

function Screen() {
  const { groupKey = "" } = useParams();
  const environment = useRelayEnvironment();
  const data = useScreenQuery<ManageScreenQuery>(query);
  const reload = useCallback(() => {
    // A reload that fails leaves the page as it is.
    readAnew<ManageScreenQuery>(environment, query, { where: groupFilter(groupKey) }).catch(() => {});
  }, [environment, groupKey]);
  const group = pickGroup(
    groupKey,
    data.groups_connection.edges.map((edge) => edge.node),
  );
  return group ? <ManagePage key={group.group_id} group={group} query={data} onChanged={reload} /> : <GroupNotFound />;
}

/** The page on which an organizer manages a circle (D99). */
export function Component() {
  return (
    <RelayScope role="group_admin">
      <Screen />
    </RelayScope>
  );
}

import { useCallback, useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Navigate, useLocation, useNavigate, useParams } from "react-router-dom";
import type { GroupScreenQuery } from "../../__generated__/member/GroupScreenQuery.graphql.ts";
import { groupFilter, pickGroup } from "../../lib/groupLookup.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { GroupNotFound } from "../../circle/GroupNotFound.tsx";
import { GroupPage } from "./GroupPage.tsx";
import { usePaymentNotice } from "./paying/usePaymentNotice.ts";

const query = graphql`
  query GroupScreenQuery($where: groups_bool_exp!) {
    groups_connection(first: 2, where: $where) {
      edges {
        node {
          group_id
          name
          short_id
          status
          url_slug
          ...GroupPage_group
        }
      }
    }
    ...GroupPage_query
  }
`;

export const startGroupQuery = (key: string) =>
  startQuery<GroupScreenQuery>("member", query, { where: groupFilter(key) });

/** The page of a circle for somebody signed in. */
export function GroupScreen() {
  const { groupKey = "" } = useParams();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const data = useScreenQuery<GroupScreenQuery>(query);

  const reload = useCallback(() => {
    // A reload that fails leaves the page as it is; the live query brings the change.
    fetchQuery<GroupScreenQuery>(environment, query, { where: groupFilter(groupKey) }).subscribe({ error: () => {} });
  }, [environment, groupKey]);

  const group = pickGroup(
    groupKey,
    data.groups_connection.edges.map((edge) => edge.node),
  );
  usePaymentNotice(group?.group_id, reload);
  const current = group && groupPath(group);
  const isOldSlug = pathname.startsWith("/g/") && current !== undefined && current !== pathname;
  useEffect(() => {
    if (isOldSlug) void navigate(current + search, { replace: true });
  }, [isOldSlug, current, search, navigate]);

  if (!group) return <GroupNotFound onOpened={reload} />;
  // Nobody can join or start what is not founded yet; among the groups it is gone on with (D72).
  if (group.status === "pending") return <Navigate to="/groups" replace />;
  // Each group has a page of its own, because what one page has seen says nothing about another group.
  return <GroupPage key={group.group_id} group={group} query={data} onChanged={reload} />;
}

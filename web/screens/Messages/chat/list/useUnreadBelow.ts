import { graphql, useFragment } from "react-relay";
import type { useUnreadBelow_query$key } from "../../../../__generated__/member/useUnreadBelow_query.graphql.ts";
import type { Chat } from "../useChats.ts";

/**
 * Unread messages by kind in conversations below the pages of the list that are here. Each has at least one, so a hundred of them are
 * enough for a count that ends at 99+.
 */
export function useUnreadBelow(
  query: useUnreadBelow_query$key,
  listed: readonly { id: string }[],
): Record<Chat["type"], number> {
  const { unread } = useFragment(
    graphql`
      fragment useUnreadBelow_query on query_root @argumentDefinitions(me: { type: "uuid!" }) {
        unread: chat_user_states_connection(
          first: 100
          where: { user_id: { _eq: $me }, unread: { _gt: 0 }, deleted_at: { _is_null: true } }
        ) {
          edges {
            node {
              id
              unread
              chat {
                chat_type
              }
            }
          }
        }
      }
    `,
    query,
  );
  const here = new Set(listed.map(({ id }) => id));
  const sums = { individual: 0, group: 0 };
  for (const { node } of unread.edges) {
    if (!here.has(node.id)) sums[node.chat.chat_type === "group" ? "group" : "individual"] += node.unread;
  }
  return sums;
}

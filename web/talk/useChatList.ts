import { graphql } from "react-relay";
import type { useChatListSubscription } from "../__generated__/member/useChatListSubscription.graphql.ts";
import { useLive } from "../relay/useLive.ts";

/** How many conversations the live query follows; the document says the same. */
export const LIVE_CHATS = 50;

/**
 * The first page of the list of conversations, newest first, with those that are hidden: each is the person's own row and nothing else, so that a message
 * asks only those who are in its conversation. Names and faces belong to the query of the screen.
 */
const live = graphql`
  subscription useChatListSubscription($me: uuid!) {
    chat_user_states_connection(
      first: 50
      where: { user_id: { _eq: $me } }
      order_by: [{ last_message_at: desc_nulls_last }, { chat_id: asc }]
    ) {
      edges {
        node {
          id
          chat_id
          last_number
          last_sender_id
          last_text
          last_voice_ms
          last_message_at
          unread
          read_number
          cleared_number
          may_write
          deleted_at
        }
      }
    }
  }
`;

export type ChatRow = useChatListSubscription["response"]["chat_user_states_connection"]["edges"][number]["node"];

/** Follows the list of conversations: `onRows` gets its first page whenever something in it changes. Whatever is said stands there. */
export function useChatList(me: string, onRows: (rows: readonly ChatRow[]) => void): void {
  useLive<useChatListSubscription>(live, { me }, (answer) => {
    if (answer) onRows(answer.chat_user_states_connection.edges.map(({ node }) => node));
  });
}

import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useFoundMessagesQuery,
  useFoundMessagesQuery$data,
} from "../../../../__generated__/member/useFoundMessagesQuery.graphql.ts";
import { required } from "../../../../lib/required.ts";
import { type Searched, useSearchAsTyped } from "../../../../sending/useSearchAsTyped.ts";

export type FoundMessage = useFoundMessagesQuery$data["search_messages_connection"]["edges"][number]["node"];

/** Messages of the own conversations by their words (D294). */
export function useFoundMessages(words: string): { searched: Searched<readonly FoundMessage[]>; again: () => void } {
  const environment = useRelayEnvironment();
  return useSearchAsTyped(words, async (sought) => {
    const answer = await fetchQuery<useFoundMessagesQuery>(
      environment,
      graphql`
        query useFoundMessagesQuery($words: String!) {
          search_messages_connection(args: { words: $words }, first: 50) {
            edges {
              node {
                id
                message_id
                chat_id
                number
                sender_id
                message
                created_at
              }
            }
          }
        }
      `,
      { words: sought },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return required(answer, "search_messages").search_messages_connection.edges.map(({ node }) => node);
  });
}

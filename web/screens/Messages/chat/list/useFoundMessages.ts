import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFoundMessagesQuery } from "../../../../__generated__/member/useFoundMessagesQuery.graphql.ts";

type Found = useFoundMessagesQuery["response"]["search_messages_connection"]["edges"][number]["node"];
export type FoundMessage = Found;

/** The wait after the last key, in milliseconds. */
const PAUSE_MS = 300;

/** Messages of the own conversations by their words (D294). Null while it is looked for, or where it could not be. */
export function useFoundMessages(words: string): readonly FoundMessage[] | null {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ words: string; messages: readonly FoundMessage[] } | null>(null);
  useEffect(() => {
    if (words === "") return;
    let reading: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      reading = fetchQuery<useFoundMessagesQuery>(
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
        { words },
        { fetchPolicy: "network-only" },
      ).subscribe({
        next: ({ search_messages_connection: { edges } }) =>
          setFound({ words, messages: edges.map(({ node }) => node) }),
        error: () => setFound({ words, messages: [] }),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      reading?.unsubscribe();
    };
  }, [environment, words]);
  return found?.words === words ? found.messages : null;
}

import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFoundMessagesQuery } from "../../../../__generated__/member/useFoundMessagesQuery.graphql.ts";
import { type AppFailure, asFailure } from "../../../../lib/AppFailure.ts";

type Found = useFoundMessagesQuery["response"]["search_messages_connection"]["edges"][number]["node"];
export type FoundMessage = Found;

/** The wait after the last key, in milliseconds. */
const PAUSE_MS = 300;

/** What came of a search: null while it is looked for; a failure is no search that found nothing. */
export type FoundMessages = readonly FoundMessage[] | AppFailure | null;

/**
 * Messages of the own conversations by their words (D294).
 * @returns what was found, and how to look again
 */
export function useFoundMessages(words: string): { found: FoundMessages; again: () => void } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ words: string; messages: FoundMessages } | null>(null);
  const look = useCallback(() => {
    const reading = fetchQuery<useFoundMessagesQuery>(
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
      next: ({ search_messages_connection: { edges } }) => setFound({ words, messages: edges.map(({ node }) => node) }),
      error: (thrown: unknown) => setFound({ words, messages: asFailure(thrown) }),
    });
    return () => reading.unsubscribe();
  }, [environment, words]);
  useEffect(() => {
    if (words === "") return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = look();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [look, words]);
  const again = () => {
    setFound(null);
    look();
  };
  return { found: found?.words === words ? found.messages : null, again };
}

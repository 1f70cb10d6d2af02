import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { useReadMarksMutation } from "../../../../__generated__/member/useReadMarksMutation.graphql.ts";
import { recordError } from "../../../../lib/errorLog.ts";
import { useCommit } from "../../../../sending/useAction.ts";

/** Of many messages a moment, one mark is enough. In milliseconds. */
const PAUSE_MS = 300;

/**
 * Tells how far the open conversation is read, while somebody looks at it (D182).
 * @param upTo the number of the newest message of others that is here; 0 where there is none
 * @param known how far it was read when it was opened
 */
export function useReadMarks(me: string, chat: string, upTo: number, known: number): void {
  const marked = useRef(known);
  const commit = useCommit<useReadMarksMutation>(graphql`
    mutation useReadMarksMutation($me: uuid!, $chat: uuid!, $number: Int!) {
      update_chat_user_states_by_pk(pk_columns: { user_id: $me, chat_id: $chat }, _set: { read_number: $number }) {
        id
        read_number
        unread
      }
    }
  `);
  useEffect(() => {
    if (upTo <= marked.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const markSoon = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible" || upTo <= marked.current) return;
      timer = setTimeout(() => {
        const before = marked.current;
        marked.current = upTo;
        commit({ me, chat, number: upTo }).catch((thrown: unknown) => {
          marked.current = before;
          recordError(thrown);
        });
      }, PAUSE_MS);
    };
    markSoon();
    document.addEventListener("visibilitychange", markSoon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", markSoon);
    };
  }, [chat, commit, me, upTo]);
}

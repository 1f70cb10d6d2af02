import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import type { useDeliveredMarksMutation } from "../../../__generated__/member/useDeliveredMarksMutation.graphql.ts";
import { recordError } from "../../../lib/errorLog.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { MARKS, Pace } from "../../../talk/Pace.ts";
import type { ChatRow } from "../../../talk/useChatList.ts";

/**
 * Tells that this device has fetched what the list shows (D182); each conversation once for each new message, at a pace.
 * @param open the conversation that is open: its mark of what is read tells more
 */
export function useDeliveredMarks(me: string, open: string | undefined): (rows: readonly ChatRow[]) => void {
  const marked = useRef(new Map<string, number>());
  const shown = useRef<readonly ChatRow[]>([]);
  const pace = useRef<Pace>(null);
  const commit = useCommit<useDeliveredMarksMutation>(graphql`
    mutation useDeliveredMarksMutation($updates: [chat_user_states_updates!]!) {
      update_chat_user_states_many(updates: $updates) {
        affected_rows
      }
    }
  `);
  const isRead = (chat: string) => chat === open && document.visibilityState === "visible";
  const unmarked = () =>
    shown.current.filter(
      ({ chat_id, last_number, unread }) =>
        unread > 0 && last_number > (marked.current.get(chat_id) ?? 0) && !isRead(chat_id),
    );
  const mark = useEffectEvent(() => {
    const fresh = unmarked();
    if (fresh.length === 0) return;
    for (const { chat_id, last_number } of fresh) marked.current.set(chat_id, last_number);
    const updates = fresh.map(({ chat_id, last_number }) => ({
      where: { user_id: { _eq: me }, chat_id: { _eq: chat_id } },
      _set: { delivered_number: last_number },
    }));
    commit({ updates }).catch((thrown: unknown) => {
      for (const { chat_id } of fresh) marked.current.delete(chat_id);
      recordError(thrown);
    });
  });
  useEffect(() => {
    const paced = new Pace(() => mark(), MARKS);
    pace.current = paced;
    return () => paced.finish();
  }, []);
  return (rows) => {
    shown.current = rows;
    if (unmarked().length > 0) pace.current?.want();
  };
}

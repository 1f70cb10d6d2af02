import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import type { useDeliveredMarksMutation } from "../__generated__/member/useDeliveredMarksMutation.graphql.ts";
import { recordError } from "../lib/errorLog.ts";
import { useCommit } from "../sending/useAction.ts";
import { DELIVERIES, Pace } from "../talk/Pace.ts";

/**
 * Tells that this device has what others said, on whichever page it is (D182). The count of unread messages, which every
 * page follows anyway, says that there is something; the server knows up to which number, because a mark goes no further than
 * what was said. An open conversation tells by itself that it is read, and by then nothing is left to be told here.
 * @param unread how many messages the person has not read; the count ends at 100
 * @param mark grows with each message that comes while the count is 100 and cannot grow
 */
export function useDeliveredMarks(me: string, unread: number, mark: number): void {
  const told = useRef({ unread: 0, mark });
  const pace = useRef<Pace>(null);
  const commit = useCommit<useDeliveredMarksMutation>(graphql`
    mutation useDeliveredMarksMutation($me: uuid!) {
      update_chat_user_states(
        where: { user_id: { _eq: $me }, is_fetched: { _eq: false } }
        _set: { delivered_number: 2147483647 }
      ) {
        affected_rows
      }
    }
  `);
  const tell = useEffectEvent(() => {
    if (unread > 0) commit({ me }).catch(recordError);
  });
  useEffect(() => {
    const paced = new Pace(() => tell(), DELIVERIES);
    pace.current = paced;
    // Whoever signs out tells nothing more.
    return () => paced.stop();
  }, []);
  useEffect(() => {
    // Reading makes it fewer, and brings nothing.
    if (unread > told.current.unread || mark !== told.current.mark) pace.current?.want();
    told.current = { unread, mark };
  }, [unread, mark]);
}

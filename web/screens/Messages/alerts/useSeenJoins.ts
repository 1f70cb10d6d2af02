import { useEffect } from "react";
import { graphql } from "react-relay";
import type { useSeenJoinsMutation } from "../../../__generated__/member/useSeenJoinsMutation.graphql.ts";
import { recordError } from "../../../lib/errorLog.ts";
import { productNow } from "../../../lib/productClock.ts";
import { useCommit } from "../../../sending/useAction.ts";

/**
 * Tells that the reader has seen who came into their circles, while somebody looks at the page (D193).
 * @param joins how many are counted as not seen
 */
export function useSeenJoins(me: string, joins: number): void {
  const commit = useCommit<useSeenJoinsMutation>(graphql`
    mutation useSeenJoinsMutation($me: uuid!, $at: timestamptz!) {
      update_badge_counts_by_pk(pk_columns: { user_id: $me }, _set: { member_joins_seen_at: $at }) {
        id
      }
    }
  `);
  useEffect(() => {
    if (joins === 0) return;
    let isTold = false;
    const tell = () => {
      if (isTold || document.visibilityState !== "visible") return;
      isTold = true;
      // The counts come by the row that header and tabs follow.
      commit({ me, at: productNow().toISOString() }).catch(recordError);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [commit, joins, me]);
}

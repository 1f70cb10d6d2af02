import { useCallback, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { useSeenJoinsMutation } from "../../../__generated__/member/useSeenJoinsMutation.graphql.ts";
import { recordError } from "../../../lib/errorLog.ts";
import { productNow } from "../../../lib/productClock.ts";
import { useTryWhenBack } from "../../../relay/useTryWhenBack.ts";
import { useCommit } from "../../../sending/useAction.ts";

/**
 * Tells that the reader has seen who came into their circles, while somebody looks at the page (D193); again, where the server
 * was out of reach.
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
  const [failure, setFailure] = useState<unknown>(null);
  const tell = useCallback(() => {
    // The counts come by the row that header and tabs follow.
    commit({ me, at: productNow().toISOString() }).then(
      () => setFailure(null),
      (thrown: unknown) => {
        recordError(thrown);
        setFailure(thrown);
      },
    );
  }, [commit, me]);
  useTryWhenBack(failure, tell);
  useEffect(() => {
    if (joins === 0) return;
    let isTold = false;
    const tellOnce = () => {
      if (isTold || document.visibilityState !== "visible") return;
      isTold = true;
      tell();
    };
    tellOnce();
    document.addEventListener("visibilitychange", tellOnce);
    return () => document.removeEventListener("visibilitychange", tellOnce);
  }, [joins, tell]);
}

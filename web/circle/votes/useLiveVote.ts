import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { useLiveVoteSubscription } from "../../__generated__/member/useLiveVoteSubscription.graphql.ts";
import { readAllQuietly } from "../../relay/readAgain.ts";
import { useLive } from "../../relay/useLive.ts";

/**
 * Keeps tally and state of an open vote as the database has them: one row, the same for all who watch. When the vote closes,
 * the page is read again, because the outcome changes what its reader may do. A result does not change any more.
 */
export function useLiveVote(vote: { id: string; status: string }): void {
  useLive<useLiveVoteSubscription>(
    graphql`
      subscription useLiveVoteSubscription($id: ID!) {
        node(id: $id) {
          ... on grace_period_votes {
            closed_at
            no_count
            status
            yes_count
          }
        }
      }
    `,
    vote.status === "active" ? { id: vote.id } : null,
  );
  const before = useRef(vote.status);
  useEffect(() => {
    if (before.current === vote.status) return;
    before.current = vote.status;
    readAllQuietly();
  }, [vote.status]);
}

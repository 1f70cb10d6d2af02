import { graphql } from "react-relay";
import type { useAskToPayLateMutation } from "../../../__generated__/member/useAskToPayLateMutation.graphql.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";

/** Asks the admin for leave to pay a locked round late (D59). */
export function useAskToPayLate() {
  const commit = useCommit<useAskToPayLateMutation>(graphql`
    mutation useAskToPayLateMutation($groupId: uuid!, $cycle: Int!, $round: Int!) {
      ask_to_pay_late(group_id: $groupId, cycle: $cycle, payout_round: $round) {
        success
      }
    }
  `);
  return useAttempt((round: { groupId: string; cycle: number; round: number }) => readAfter(commit(round)));
}

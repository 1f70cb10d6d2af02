import { graphql } from "react-relay";
import type { useAllowLatePaymentMutation } from "../../../__generated__/group_admin/useAllowLatePaymentMutation.graphql.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";

/** Lets a member pay late (D59). Each row has its own, so a second one may be allowed while the first is under way. */
export function useAllowLatePayment(groupId: string) {
  const commit = useCommit<useAllowLatePaymentMutation>(graphql`
    mutation useAllowLatePaymentMutation($groupId: uuid!, $userId: uuid!, $cycle: Int!, $round: Int!) {
      allow_late_payment(group_id: $groupId, user_id: $userId, cycle: $cycle, payout_round: $round) {
        success
      }
    }
  `);
  return useAttempt((late: { userId: string; cycle: number; round: number }) =>
    readAfter(commit({ groupId, ...late })),
  );
}

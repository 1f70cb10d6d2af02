import { useState } from "react";
import { graphql } from "react-relay";
import type { useAllowLatePaymentMutation } from "../../../__generated__/group_admin/useAllowLatePaymentMutation.graphql.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";

/** Lets members pay late, one at a time (D59). `key` tells which row was pressed. */
export function useAllowLatePayment(groupId: string): {
  allow: (key: string, late: { userId: string; cycle: number; round: number }) => void;
  busyKey: string | null;
  /** Why the last one was refused, and whose. */
  refused: { key: string | null; failure: AppFailure } | null;
} {
  const [pressed, setPressed] = useState<string | null>(null);
  const commit = useCommit<useAllowLatePaymentMutation>(graphql`
    mutation useAllowLatePaymentMutation($groupId: uuid!, $userId: uuid!, $cycle: Int!, $round: Int!) {
      allow_late_payment(group_id: $groupId, user_id: $userId, cycle: $cycle, payout_round: $round) {
        success
      }
    }
  `);
  const { run, isBusy, failure } = useAttempt((late: { userId: string; cycle: number; round: number }) =>
    readAfter(commit({ groupId, ...late })),
  );
  return {
    allow: (key, late) => {
      if (isBusy) return;
      setPressed(key);
      void run(late);
    },
    busyKey: isBusy ? pressed : null,
    refused: failure && { key: pressed, failure },
  };
}

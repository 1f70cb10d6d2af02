import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { useExitPreviewMutation } from "../../__generated__/member/useExitPreviewMutation.graphql.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { useAsking } from "../../sending/useAction.ts";

export type ExitPreview = NonNullable<useExitPreviewMutation["response"]["preview_exit"]>;

/** What the exit of a member from a running circle would do, in the server's numbers; null until they are here. */
export function useExitPreview(
  groupId: string,
  userId: string,
): { preview: ExitPreview | null; failure: AppFailure | null } {
  const [preview, setPreview] = useState<ExitPreview | null>(null);
  const { run, failure } = useAsking<useExitPreviewMutation>(graphql`
    mutation useExitPreviewMutation($groupId: uuid!, $userId: uuid!) {
      preview_exit(group_id: $groupId, user_id: $userId) {
        after_round
        kind
        own_due_date
        own_round
        given_back {
          alias
          amount
        }
        payers {
          alias
          amount
        }
        set_off {
          alias
          amount
          due_date
          payout_round
        }
        smaller_pots {
          after
          alias
          before
          payout_round
        }
        still_owed {
          alias
          amount
          due_date
          payout_round
        }
      }
    }
  `);
  useEffect(() => {
    void run({ groupId, userId }).then((done) => done?.answer.preview_exit && setPreview(done.answer.preview_exit));
  }, [groupId, run, userId]);
  return { preview, failure };
}

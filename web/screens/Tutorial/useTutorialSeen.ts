import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useTutorialSeenMutation } from "../../__generated__/member/useTutorialSeenMutation.graphql.ts";
import { recordError } from "../../lib/errorLog.ts";
import { productNow } from "../../lib/productClock.ts";
import { useCommit } from "../../sending/useAction.ts";
import { writeOwn } from "../../session/ofPerson.ts";

/** What this device keeps of a person who has seen the tutorial, also where the server did not hear of it yet. */
export const SEEN = "tutorial-seen";

/** Keeps that the tutorial was seen, with the account and on this device (D153). Nobody waits for it. */
export function useTutorialSeen(): () => void {
  const commit = useCommit<useTutorialSeenMutation>(graphql`
    mutation useTutorialSeenMutation($at: timestamptz!) {
      update_user_profiles(where: { tutorial_seen_at: { _is_null: true } }, _set: { tutorial_seen_at: $at }) {
        returning {
          id
          tutorial_seen_at
        }
      }
    }
  `);
  return useCallback(() => {
    writeOwn(SEEN, "1");
    commit({ at: productNow().toISOString() }).catch(recordError);
  }, [commit]);
}

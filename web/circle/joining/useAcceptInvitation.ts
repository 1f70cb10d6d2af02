import { graphql } from "react-relay";
import type { useAcceptInvitationMutation } from "../../__generated__/member/useAcceptInvitationMutation.graphql.ts";
import { useCommit } from "../../sending/useAction.ts";

/** Accepts an invitation together with the agreement, which the reader has ticked (D106). Rejects with the AppFailure of a refusal. */
export function useAcceptInvitation(): (invitationId: string) => Promise<unknown> {
  const commit = useCommit<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($invitationId: uuid!) {
      accept_invitation(invitation_id: $invitationId, accept_agreement: true) {
        success
      }
    }
  `);
  return (invitationId) => commit({ invitationId });
}

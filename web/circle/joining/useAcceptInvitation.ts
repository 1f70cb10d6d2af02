import { graphql } from "react-relay";
import type { useAcceptInvitationMutation } from "../../__generated__/member/useAcceptInvitationMutation.graphql.ts";
import { useCommit } from "../../sending/useAction.ts";
import type { ShownTerms } from "./shownTerms.ts";

/** Accepts an invitation together with the agreement, which the reader has ticked (D106). Rejects with the AppFailure of a refusal. */
export function useAcceptInvitation(): (invitationId: string, shown: ShownTerms) => Promise<unknown> {
  const commit = useCommit<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($invitationId: uuid!, $shown: ShownTerms!) {
      accept_invitation(invitation_id: $invitationId, accept_agreement: true, shown_terms: $shown) {
        success
      }
    }
  `);
  return (invitationId, shown) => commit({ invitationId, shown });
}

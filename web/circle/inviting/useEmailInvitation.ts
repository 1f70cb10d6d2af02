import { graphql } from "react-relay";
import type { useEmailInvitationMutation } from "../../__generated__/member/useEmailInvitationMutation.graphql.ts";
import { useCommit } from "../../sending/useAction.ts";

/**
 * Invites an address to a circle. Nothing of the answer tells whether it has an account (D266). Rejects with the AppFailure
 * of a refusal.
 * @returns the id of the invitation, which is an older one where the reader has invited the address before
 */
export function useEmailInvitation(): (groupId: string, email: string) => Promise<string> {
  const commit = useCommit<useEmailInvitationMutation>(graphql`
    mutation useEmailInvitationMutation($groupId: uuid!, $email: String!) {
      invite_by_email(group_id: $groupId, email: $email) {
        invitation_id
      }
    }
  `);
  return async (groupId, email) => (await commit({ groupId, email })).invite_by_email.invitation_id;
}

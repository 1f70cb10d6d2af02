import { graphql, useFragment } from "react-relay";
import type { useOpenInvitation_group$key } from "../../../__generated__/member/useOpenInvitation_group.graphql.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { required } from "../../../lib/required.ts";

export interface OpenInvitation {
  invitationId: string;
  /** Null where the one who sent it is no longer here. */
  from: string | null;
}

/** The reader's own invitation to a circle, the one that lasts longest; null when none is open. */
export function useOpenInvitation(key: useOpenInvitation_group$key): OpenInvitation | null {
  const now = useProductMinute();
  const { open_invitations } = useFragment(
    graphql`
      fragment useOpenInvitation_group on groups {
        open_invitations(order_by: [{ expires_at: desc }], limit: 1) {
          expires_at
          invitation_id
          inviter_alias
        }
      }
    `,
    key,
  );
  const [open] = open_invitations;
  if (!open || Date.parse(required(open.expires_at, "open_invitations.expires_at")) <= now) return null;
  return {
    invitationId: required(open.invitation_id, "open_invitations.invitation_id"),
    from: open.inviter_alias ?? null,
  };
}

import { graphql, useFragment } from "react-relay";
import type { useOpenInvitation_group$key } from "../../../__generated__/member/useOpenInvitation_group.graphql.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { useMyId } from "../../../session/useMyId.ts";

export interface OpenInvitation {
  invitationId: string;
  /** Null where the one who sent it is no longer here. */
  from: string | null;
}

/** The reader's own invitation to a circle, the one that lasts longest; null when none is open. */
export function useOpenInvitation(key: useOpenInvitation_group$key): OpenInvitation | null {
  const myId = useMyId();
  const now = useProductMinute();
  const { invitations } = useFragment(
    graphql`
      fragment useOpenInvitation_group on groups {
        invitations(where: { status: { _eq: pending } }, order_by: [{ expires_at: desc }]) {
          expires_at
          invitation_id
          inviter_alias
          inviter_id
        }
      }
    `,
    key,
  );
  // What somebody who left sent before is theirs to see too.
  const open = invitations.find(({ expires_at, inviter_id }) => inviter_id !== myId && Date.parse(expires_at) > now);
  return open ? { invitationId: open.invitation_id, from: open.inviter_alias ?? null } : null;
}

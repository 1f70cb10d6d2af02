import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { PendingInvitation_invitation$key } from "../../__generated__/member/PendingInvitation_invitation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { toaster } from "../../ui/toaster.tsx";
import { PendingInvitation } from "./PendingInvitation.tsx";

type Row = PendingInvitation_invitation$key & { readonly invitation_id: string; readonly by?: string | undefined };

/** Lists invitations that nobody has answered yet (D109): one's own, or for whoever runs the circle everybody's. */
export function PendingInvitations(props: {
  invitations: readonly Row[];
  title: string;
  /** Said where there are none. */
  none: string;
  /** Whether somebody may be invited now, as the server answers: sending again invites too (D107). */
  mayResend: boolean;
  /** One was sent again or taken back. */
  onChanged?: () => void;
}) {
  const { t } = useTranslation("circle");
  const heading = useRef<HTMLHeadingElement>(null);
  // Gone at once, also when the reading that follows fails.
  const [revokedIds, setRevokedIds] = useState<ReadonlySet<string>>(new Set());
  const shown = props.invitations.filter(({ invitation_id }) => !revokedIds.has(invitation_id));
  const handleDone = (title: string) => {
    toaster.show({ tone: "paid", title });
    props.onChanged?.();
  };
  return (
    <Stack as="section" gap="2" aria-labelledby="pending-invitations">
      <Heading ref={heading} as="h3" size="sm" id="pending-invitations" tabIndex={-1} outline="0">
        {props.title}
      </Heading>
      {shown.length === 0 && <chakra.p color="fg.muted">{props.none}</chakra.p>}
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {shown.map((invitation) => (
          <PendingInvitation
            key={invitation.invitation_id}
            invitation={invitation}
            by={invitation.by}
            mayResend={props.mayResend}
            onResent={() => handleDone(t("invite.resent"))}
            onRevoked={() => {
              setRevokedIds((before) => new Set(before).add(invitation.invitation_id));
              handleDone(t("invite.revoked"));
              // Its own buttons are gone.
              heading.current?.focus();
            }}
          />
        ))}
      </chakra.ul>
    </Stack>
  );
}

import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { PendingInvitation_invitation$key } from "../../__generated__/member/PendingInvitation_invitation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Done } from "./inviting.ts";
import { PendingInvitation } from "./PendingInvitation.tsx";

type Row = PendingInvitation_invitation$key & { readonly invitation_id: string };

/** Lists the invitations that the reader has sent and nobody has answered yet (D109). */
export function PendingInvitations(props: {
  invitations: readonly Row[];
  onTry: () => void;
  onDone: (done: Done) => void;
}) {
  const { t } = useTranslation("circle");
  const heading = useRef<HTMLHeadingElement>(null);
  // Gone at once, also when the reading that follows fails.
  const [revokedIds, setRevokedIds] = useState<ReadonlySet<string>>(new Set());
  const shown = props.invitations.filter(({ invitation_id }) => !revokedIds.has(invitation_id));
  return (
    <Stack as="section" gap="2" aria-labelledby="pending-invitations">
      <Heading ref={heading} as="h3" size="sm" id="pending-invitations" tabIndex={-1} outline="0">
        {t("invite.pending")}
      </Heading>
      {shown.length === 0 && <chakra.p color="fg.muted">{t("invite.none")}</chakra.p>}
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {shown.map((invitation) => (
          <PendingInvitation
            key={invitation.invitation_id}
            invitation={invitation}
            onTry={props.onTry}
            onResent={() => props.onDone({ title: t("invite.resent") })}
            onRevoked={() => {
              setRevokedIds((before) => new Set(before).add(invitation.invitation_id));
              props.onDone({ title: t("invite.revoked") });
              // Its own buttons are gone.
              heading.current?.focus();
            }}
          />
        ))}
      </chakra.ul>
    </Stack>
  );
}

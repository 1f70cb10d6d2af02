import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitationsSection_group$key } from "../../../__generated__/group_admin/InvitationsSection_group.graphql.ts";
import { type StartedInviteSheet, startInviteSheet } from "../../../circle/inviting/startInviteSheet.ts";
import { PendingInvitations } from "../../../circle/inviting/PendingInvitations.tsx";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { RelayScope } from "../../../relay/RelayScope.tsx";
import { useMyId } from "../../../session/useMyId.ts";
import { Button } from "../../../ui/Button.tsx";
import { goToSection } from "../goToSection.ts";
import { LockedReason, Section } from "../Section.tsx";
import { lazyPart } from "../../../start/lazyPart.tsx";

/** Loaded with the first press. */
const InviteSheet = lazyPart(async () => (await import("../../../circle/inviting/InviteSheet.tsx")).InviteSheet);

/**
 * Every invitation to the circle that nobody has answered, whoever sent it, to send again or take back (D109): each keeps a
 * seat from being taken away (D244). A button opens the sheet to invite (D107).
 */
export function InvitationsSection(props: { group: InvitationsSection_group$key }) {
  const { t } = useTranslation("manage");
  const myId = useMyId();
  const [opened, setOpened] = useState<StartedInviteSheet | null>(null);
  const group = useFragment(
    graphql`
      fragment InvitationsSection_group on groups {
        id
        invitations(where: { status: { _eq: pending } }, order_by: [{ created_at: desc }]) {
          invitation_id
          inviter_alias
          inviter_id
          ...PendingInvitation_invitation
        }
        may_invite
        name
        status
      }
    `,
    props.group,
  );
  const answer = readMayI(group.may_invite);
  const sent = group.invitations.map(({ inviter_alias, inviter_id, ...invitation }) => ({
    ...invitation,
    ...(inviter_id !== myId && { by: inviter_alias ?? t("invitations.someone") }),
  }));
  const open = () => myId && setOpened(startInviteSheet(group.id, myId));
  return (
    <Section id="invitations" title={t("invitations.title")} text={t("invitations.text")}>
      {!answer.allowed && (
        <LockedReason
          refusal={answer.refusal}
          action={
            group.status === "ready_to_start" && (
              <Button size="sm" variant="outline" onClick={() => goToSection("timing-more")}>
                {t("extend.title")}
              </Button>
            )
          }
        />
      )}
      <PendingInvitations
        invitations={sent}
        title={t("invitations.pending")}
        none={t("invitations.none")}
        mayResend={answer.allowed}
      />
      {answer.allowed && (
        <Button variant="outline" alignSelf="flex-start" aria-haspopup="dialog" onClick={open}>
          <UserPlus aria-hidden />
          {t("invitations.open")}
        </Button>
      )}
      {opened && (
        // The sheet belongs to every member, and asks as one.
        <RelayScope role="member">
          <Part>
            <Suspense>
              <InviteSheet started={opened} name={group.name} onRetry={open} onClose={() => setOpened(null)} />
            </Suspense>
          </Part>
        </RelayScope>
      )}
    </Section>
  );
}

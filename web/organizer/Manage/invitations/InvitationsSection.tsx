import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InvitationsSection_group$key } from "../../../__generated__/group_admin/InvitationsSection_group.graphql.ts";
import { type StartedInviteSheet, startInviteSheet } from "../../../circle/inviting/startInviteSheet.ts";
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

/** Opens the sheet of invitations: whom to invite, and those that nobody has answered yet, to send again or take back (D107, D109). */
export function InvitationsSection(props: { group: InvitationsSection_group$key }) {
  const { t } = useTranslation("manage");
  const myId = useMyId();
  const [opened, setOpened] = useState<StartedInviteSheet | null>(null);
  const group = useFragment(
    graphql`
      fragment InvitationsSection_group on groups {
        id
        may_invite
        name
        status
      }
    `,
    props.group,
  );
  const answer = readMayI(group.may_invite);
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
      <Button variant="outline" alignSelf="flex-start" aria-haspopup="dialog" onClick={open}>
        <UserPlus aria-hidden />
        {t(answer.allowed ? "invitations.open" : "invitations.see")}
      </Button>
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

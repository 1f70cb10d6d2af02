import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Suspense, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { InviteSheet_group$key } from "../../__generated__/member/InviteSheet_group.graphql.ts";
import type { InviteSheet_query$key } from "../../__generated__/member/InviteSheet_query.graphql.ts";
import type { startInviteSheetQuery } from "../../__generated__/member/startInviteSheetQuery.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { useStartedQuery } from "../../relay/screenQuery.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { Loading, SkeletonRows } from "../../ui/Skeletons.tsx";
import { useFrequencyText } from "../useFrequencyText.ts";
import { InviteForms } from "./InviteForms.tsx";
import type { Done } from "./inviting.ts";
import { PendingInvitations } from "./PendingInvitations.tsx";
import { type StartedInviteSheet, inviteSheetQuery } from "./startInviteSheet.ts";
import { useWhyNotInvite } from "./WhyNotInvite.tsx";

/** To invite people to a circle: by name, by address, and what waits for an answer. What is done is said at its foot. */
export function InviteSheet(props: {
  started: StartedInviteSheet;
  /** Of the circle. */
  name: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("circle");
  const { t: tu } = useTranslation("ui");
  const [done, setDone] = useState<Done | null>(null);
  const failed = (
    <Banner
      tone="late"
      title={t("invite.loadFailed")}
      action={
        <Button variant="outline" size="sm" onClick={props.onRetry}>
          {tu("retry")}
        </Button>
      }
    />
  );
  return (
    <Dialog
      isOpen
      isTall
      onClose={props.onClose}
      title={t("invite.title", { group: props.name })}
      footer={
        <>
          <HStack role="status" flex="1" minW="0" gap="2" minH="16">
            {done && (
              <>
                <chakra.span color="paid.fg" flexShrink="0" aria-hidden>
                  <Check size={20} />
                </chakra.span>
                <Stack gap="0" minW="0" textStyle="sm">
                  <chakra.strong fontWeight="semibold">{done.title}</chakra.strong>
                  {done.text && (
                    <chakra.span overflowWrap="anywhere" lineClamp="2">
                      {done.text}
                    </chakra.span>
                  )}
                </Stack>
              </>
            )}
          </HStack>
          <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
            {tu("close")}
          </Button>
        </>
      }
    >
      <ErrorBoundary key={props.started.id} fallback={failed}>
        <Suspense
          fallback={
            <Loading>
              <SkeletonRows rows={5} />
            </Loading>
          }
        >
          <Loaded started={props.started} onDone={setDone} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

function Loaded({ started, onDone }: { started: StartedInviteSheet; onDone: (done: Done | null) => void }) {
  const data = useStartedQuery<startInviteSheetQuery>(inviteSheetQuery, started);
  const environment = useRelayEnvironment();
  // A reading that fails leaves the list as it was; the act itself is done.
  const readAgain = () =>
    void fetchQuery<startInviteSheetQuery>(environment, inviteSheetQuery, started.variables).subscribe({
      error: () => {},
    });
  const group = data.node?.group;
  return group ? <Parts group={group} query={data} onDone={onDone} onChanged={readAgain} /> : null;
}

function Parts(props: {
  group: InviteSheet_group$key;
  query: InviteSheet_query$key;
  onDone: (done: Done | null) => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const whyNot = useWhyNotInvite();
  const group = useFragment(
    graphql`
      fragment InviteSheet_group on groups {
        contribution_amount
        currency
        frequency
        group_id
        invitations(where: { status: { _eq: pending }, inviter_id: { _eq: $myId } }, order_by: [{ created_at: desc }]) {
          invitation_id
          ...PendingInvitation_invitation
        }
        may_invite
        spots_left
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment InviteSheet_query on query_root {
        ...useLimits_query
      }
    `,
    props.query,
  );
  const { invitation_expires, search_min } = useLimits(query, ["invitation_expires", "search_min"]);
  const listed = new Set(group.invitations.map(({ invitation_id }) => invitation_id));
  const obstacle = whyNot(group.may_invite);

  /** Says what was sent and reads the list; false when the invitation stood in the list before. */
  const handleSent = (name: string, invitationId: string): boolean => {
    if (listed.has(invitationId)) return false;
    props.onDone({ title: t("invite.sent"), text: t("invite.sentTo", { name, count: invitation_expires }) });
    props.onChanged();
    return true;
  };
  return (
    <Stack gap="6">
      <chakra.p color="fg.muted">
        {t("invite.details", {
          amount: { cents: group.contribution_amount, currency: group.currency },
          frequency: frequencyText(group.frequency),
          count: required(group.spots_left, "groups.spots_left"),
        })}
      </chakra.p>
      {/* The forms stay below the reason, so that nothing that was typed is lost. */}
      {obstacle && (
        <Banner tone="due" title={t("invite.notNow")}>
          {obstacle}
        </Banner>
      )}
      <InviteForms
        groupId={group.group_id}
        shortest={search_min}
        onSent={handleSent}
        onTry={() => props.onDone(null)}
        onRefused={props.onChanged}
      />
      <PendingInvitations
        invitations={group.invitations}
        onTry={() => props.onDone(null)}
        onDone={(done) => {
          props.onDone(done);
          props.onChanged();
        }}
      />
    </Stack>
  );
}

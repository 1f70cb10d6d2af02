import { chakra, Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { InviteSheet_group$key } from "../../__generated__/member/InviteSheet_group.graphql.ts";
import type { InviteSheet_query$key } from "../../__generated__/member/InviteSheet_query.graphql.ts";
import type { startInviteSheetQuery } from "../../__generated__/member/startInviteSheetQuery.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { readMayI } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import { useStartedQuery } from "../../relay/screenQuery.ts";
import { formValues } from "../../sending/formValues.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { Loading, SkeletonRows } from "../../ui/Skeletons.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { useFrequencyText } from "../useFrequencyText.ts";
import { useInviteByEmail } from "./EmailInvite.tsx";
import { InviteForms } from "./InviteForms.tsx";
import { addressee } from "./inviting.ts";
import { InviteesList } from "./InviteesList.tsx";
import { PendingInvitations } from "./PendingInvitations.tsx";
import { type StartedInviteSheet, inviteSheetQuery } from "./startInviteSheet.ts";
import { useInvitationList } from "./useInvitationList.ts";
import { useWhyNotInvite } from "./WhyNotInvite.tsx";

/** Joins the button at the foot with the list that it sends. */
const LIST = "invitation-list";

/** To invite people to a circle: by name, by address, the list that is sent at once, and what waits for an answer. */
export function InviteSheet(props: {
  started: StartedInviteSheet;
  /** Of the circle. */
  name: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("circle");
  const { t: tu } = useTranslation("ui");
  const [isBusy, setIsBusy] = useState(false);
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
          <Button variant="outline" colorPalette="gray" onClick={props.onClose}>
            {tu("cancel")}
          </Button>
          <Button type="submit" form={LIST} isPending={isBusy}>
            {t("invite.send")}
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
          <Loaded started={props.started} onBusy={setIsBusy} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

function Loaded({ started, onBusy }: { started: StartedInviteSheet; onBusy: (isBusy: boolean) => void }) {
  const data = useStartedQuery<startInviteSheetQuery>(inviteSheetQuery, started);
  const environment = useRelayEnvironment();
  // A reading that fails leaves the list as it was; the act itself is done.
  const readAgain = () =>
    void fetchQuery<startInviteSheetQuery>(environment, inviteSheetQuery, started.variables).subscribe({
      error: () => {},
    });
  const group = data.node?.group;
  return group ? <Parts group={group} query={data} onBusy={onBusy} onChanged={readAgain} /> : null;
}

function Parts(props: {
  group: InviteSheet_group$key;
  query: InviteSheet_query$key;
  onBusy: (isBusy: boolean) => void;
  onChanged: () => void;
}) {
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const whyNot = useWhyNotInvite();
  const [changes, setChanges] = useState(0);
  const handleChanged = () => {
    setChanges((before) => before + 1);
    props.onChanged();
  };
  const group = useFragment(
    graphql`
      fragment InviteSheet_group on groups {
        contribution_amount
        currency
        frequency
        group_id
        invitations(
          where: { status: { _in: [pending, expired] }, inviter_id: { _eq: $myId } }
          order_by: [{ created_at: desc }]
        ) {
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

  const list = useInvitationList(group.group_id, (invitationId) => listed.has(invitationId));
  const byEmail = useInviteByEmail(list);
  const [sought] = useState(() => formValues({ text: "" }));
  /** Puts a whole address on the list that stands in the search, which finds nobody by it (D180). @returns whom */
  const addSought = () => {
    const email = sought.get().text.trim();
    if (!isEmail(email)) return null;
    sought.set("text", "");
    return list.add(addressee(email)) ? addressee(email) : null;
  };

  const handleSend = async () => {
    // Whoever types an address and presses Send means it.
    const typed = byEmail.addTyped();
    if (typed === false) return;
    const addedNow = [typed, addSought()].filter((invitee) => invitee !== null);
    if (list.invitees.length === 0 && addedNow.length === 0) {
      toaster.show({ tone: "due", title: t("invite.noneSelected"), text: t("invite.noneSelectedText") });
      return;
    }
    props.onBusy(true);
    const done = await list.send(addedNow);
    props.onBusy(false);
    if (!done) return;
    const { failed, sent } = done;
    const people = sent.map(({ name }) => ({ alias: name }));
    const text = sent.length > 0 ? t("invite.sentTo", { people, count: invitation_expires }) : undefined;
    toaster.show({
      tone: failed.length === 0 ? "paid" : "late",
      title: t(failed.length === 0 ? "invite.sent" : sent.length > 0 ? "invite.someFailed" : "invite.failed"),
      ...(text !== undefined && { text }),
    });
    // Refused too: somebody else may have taken the last seat.
    handleChanged();
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
        sought={sought}
        list={list}
        byEmail={byEmail}
        changes={changes}
      />
      <form
        id={LIST}
        onSubmit={(event) => {
          event.preventDefault();
          void handleSend();
        }}
      >
        <InviteesList list={list} />
      </form>
      <PendingInvitations
        invitations={group.invitations}
        title={t("invite.pending")}
        none={t("invite.none")}
        mayResend={readMayI(group.may_invite).allowed}
        onChanged={handleChanged}
      />
    </Stack>
  );
}

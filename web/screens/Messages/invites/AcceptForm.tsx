import { Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { AcceptForm_group$key } from "../../../__generated__/member/AcceptForm_group.graphql.ts";
import type { useAgreement_query$key } from "../../../__generated__/member/useAgreement_query.graphql.ts";
import { loginPath, onTheWay, placeOf } from "../../../app/paths.ts";
import { AgreementFields } from "../../../circle/joining/AgreementFields.tsx";
import { isObstacle, JoinObstacle } from "../../../circle/joining/JoinObstacle.tsx";
import { JoinTerms } from "../../../circle/joining/JoinTerms.tsx";
import { readShownTerms } from "../../../circle/joining/shownTerms.ts";
import { ofAccepting } from "../../../circle/joining/ofAccepting.ts";
import { useAcceptInvitation } from "../../../circle/joining/useAcceptInvitation.ts";
import { useAgreement } from "../../../circle/joining/useAgreement.ts";
import { useSchedule } from "../../../circle/schedule/useSchedule.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { groupPath } from "../../../lib/groupPath.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { required } from "../../../lib/required.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { toaster } from "../../../ui/toaster.tsx";

const VERIFY = "/identity-verification";

/** What taking the seat binds to, and the agreement; or what is in the way, with the step that removes it (D105, D106). */
export function AcceptForm(props: {
  invitationId: string;
  group: AcceptForm_group$key;
  query: useAgreement_query$key;
  /** Whether the acceptance is on its way; it stays so once it has succeeded. */
  onSending: (isSending: boolean) => void;
  /** Accepted. */
  onDone: () => void;
  /** Accepted or refused: what the page shows is read again. */
  onChanged: () => void;
}) {
  const { t } = useTranslation("invites");
  const { t: circle } = useTranslation("circle");
  const navigate = useNavigate();
  const here = useLocation();
  const accept = useAcceptInvitation();
  const group = useFragment(
    graphql`
      fragment AcceptForm_group on groups {
        contribution_amount
        currency
        frequency
        group_id
        is_start_missed
        may_join
        member_limit
        name
        short_id
        url_slug
        ...shownTerms_group
        ...useSchedule_group
      }
    `,
    props.group,
  );
  const { agreementText, rates } = useAgreement(props.query);
  const rounds = useSchedule(group);
  const shown = readShownTerms(group);
  const mayJoin = readMayI(group.may_join);
  const form = useSendForm<{ isAgreed: boolean }>({
    defaultValues: { isAgreed: false },
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : circle("join.agreeFirst") }),
    send: async () => {
      props.onSending(true);
      try {
        await accept(props.invitationId, shown);
      } catch (thrown) {
        props.onSending(false);
        throw thrown;
      } finally {
        props.onChanged();
      }
      const action = { label: t("open"), onSelect: () => void navigate(groupPath(group)) };
      toaster.show({ tone: "paid", title: t("accepted"), text: t("acceptedText"), action });
      props.onDone();
    },
    inputOf: (field) => (field === "accept_agreement" ? "isAgreed" : undefined),
    failed: ({ code }) =>
      code === "identity-required-to-accept"
        ? {
            title: t("verifyTitle"),
            action: { label: circle("join.verify"), onSelect: () => void navigate(onTheWay(VERIFY, placeOf(here))) },
          }
        : code === "not-signed-in" || code === "session-expired"
          ? {
              title: t("acceptFailed"),
              text: t("logIn"),
              action: { label: circle("join.logIn"), onSelect: () => void navigate(loginPath(here)) },
            }
          : // The terms, read again, give the reason in place of the form.
            { title: t("acceptFailed"), ...(isObstacle(code) && { text: undefined }) },
  });
  // Whoever has just taken the seat may not take it once more: that is no refusal of what is on its way.
  const refusal = mayJoin.allowed || form.isBusy ? null : ofAccepting(mayJoin.refusal);
  const obligation = {
    contributionCents: group.contribution_amount,
    currency: group.currency,
    members: group.member_limit,
  };
  const terms = (
    <JoinTerms
      {...obligation}
      hasObligation={refusal !== null}
      frequency={group.frequency}
      rounds={rounds}
      start={shown}
      isStartMissed={required(group.is_start_missed, "groups.is_start_missed")}
      rates={rates}
    />
  );
  if (refusal)
    return (
      <Stack gap="5">
        {terms}
        <JoinObstacle refusal={refusal} />
      </Stack>
    );
  return (
    <Stack gap="5" asChild>
      <form noValidate onSubmit={form.submit}>
        {terms}
        <AgreementFields agreementText={agreementText} obligation={obligation} shown={shown} form={form} />
        <Button type="submit" size="lg" w="full" isPending={form.isBusy}>
          {t("accept")}
        </Button>
      </form>
    </Stack>
  );
}

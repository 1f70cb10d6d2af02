import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ConfirmCard_group$key } from "../../../__generated__/member/ConfirmCard_group.graphql.ts";
import type { ConfirmCard_query$key } from "../../../__generated__/member/ConfirmCard_query.graphql.ts";
import type { ConfirmCardMutation } from "../../../__generated__/member/ConfirmCardMutation.graphql.ts";
import { JoinObstacle } from "../../../circle/joining/JoinObstacle.tsx";
import { AgreementForm } from "../../../circle/restart/AgreementForm.tsx";
import { useNextCycle } from "../../../circle/restart/useNextCycle.tsx";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { required } from "../../../lib/required.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { useAnchor } from "../../../routing/useAnchor.ts";
import { ActionBar } from "../../../ui/ActionBar.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useIsSeen } from "../../../ui/useIsSeen.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** For who did not vote Yes, or could not be enrolled by it: the next cycle's terms, and the way in until its start (D86). */
export function ConfirmCard(props: { group: ConfirmCard_group$key; query: ConfirmCard_query$key }) {
  const { t } = useTranslation("restart");
  const { t: tc } = useTranslation("circle");
  const group = useFragment(
    graphql`
      fragment ConfirmCard_group on groups {
        current_members
        group_id
        may_confirm_restart
        start_date
        ...useNextCycle_group
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment ConfirmCard_query on query_root {
        ...useAgreement_query
      }
    `,
    props.query,
  );
  // A vote that passed has planned the day (D85).
  const startsOn = required(group.start_date, "groups.start_date");
  const next = useNextCycle({ group, query }, { members: group.current_members + 1, start: { on: startsOn } });
  const commit = useCommit<ConfirmCardMutation>(graphql`
    mutation ConfirmCardMutation($groupId: uuid!, $shown: ShownTerms!) {
      confirm_restart(group_id: $groupId, accept_agreement: true, shown_terms: $shown) {
        success
      }
    }
  `);
  const form = useSendForm<{ isAgreed: boolean }>({
    defaultValues: { isAgreed: false },
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : tc("join.agreeFirst") }),
    send: async () => {
      await readAfter(commit({ groupId: group.group_id, shown: next.shown }));
      toaster.show({ tone: "paid", title: t("confirm.done"), text: t("confirm.doneText") });
    },
    inputOf: (field) => (field === "accept_agreement" ? "isAgreed" : undefined),
    failed: t("error"),
  });
  const card = useRef<HTMLElement>(null);
  useAnchor(card, "go-on");
  const isSeen = useIsSeen("#go-on form, #go-on a", group.group_id);
  const mayConfirm = readMayI(group.may_confirm_restart);
  return (
    <Card ref={card} tone="accent" id="go-on" aria-labelledby="go-on-title" scrollMarginTop="24">
      {!isSeen && (
        <ActionBar text={t("confirm.bar")} action={<ButtonLink to="#go-on">{t("confirm.toAnswer")}</ButtonLink>} />
      )}
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" size="md" id="go-on-title">
            {t("confirm.title")}
          </Heading>
          <chakra.p>
            <Trans t={t} i18nKey="confirm.text" components={{ day: <DateText value={startsOn} format="full" /> }} />
          </chakra.p>
        </Stack>
        {mayConfirm.allowed ? (
          <AgreementForm next={next} form={form} label={t("confirm.button")} />
        ) : (
          <>
            {next.terms}
            <JoinObstacle refusal={mayConfirm.refusal} />
          </>
        )}
      </Stack>
    </Card>
  );
}

import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ChangedTerms_group$key } from "../../../__generated__/member/ChangedTerms_group.graphql.ts";
import type { ChangedTermsMutation } from "../../../__generated__/member/ChangedTermsMutation.graphql.ts";
import type { useAgreement_query$key } from "../../../__generated__/member/useAgreement_query.graphql.ts";
import { AgreementText } from "../../../circle/joining/AgreementText.tsx";
import { RulesText } from "../../../circle/joining/RulesText.tsx";
import { readShownTerms } from "../../../circle/joining/shownTerms.ts";
import { useAgreement } from "../../../circle/joining/useAgreement.ts";
import { useTickUnderTerms } from "../../../circle/joining/useTickUnderTerms.ts";
import { ofToday } from "../../../circle/groupWords.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { readTerms } from "./readTerms.ts";
import { TermsTable } from "./TermsTable.tsx";

/** For a member who has to accept changed terms: old and new side by side, and the two answers (D89, D106). */
export function ChangedTerms(props: { group: ChangedTerms_group$key; query: useAgreement_query$key }) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const [isLeaving, setIsLeaving] = useState(false);
  const group = useFragment(
    graphql`
      fragment ChangedTerms_group on groups {
        frequency
        group_id
        name
        payout_assignment_method
        ...shownTerms_group
        term_consents(where: { accepted_at: { _is_null: true } }) {
          expires_at
          terms_before
          terms_hash
        }
      }
    `,
    props.group,
  );
  const { agreementText } = useAgreement(props.query);
  const [asked] = group.term_consents;
  const shown = readShownTerms(group);
  const commit = useCommit<ChangedTermsMutation>(graphql`
    mutation ChangedTermsMutation($groupId: uuid!, $termsHash: String!, $isAgreed: Boolean!, $shown: ShownTerms!) {
      accept_group_terms(group_id: $groupId, terms_hash: $termsHash, accept_agreement: $isAgreed, shown_terms: $shown) {
        success
      }
    }
  `);
  const form = useSendForm<{ isAgreed: boolean }>({
    defaultValues: { isAgreed: false },
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : t("changed.agreeFirst") }),
    inputOf: (field) => (field === "accept_agreement" ? "isAgreed" : undefined),
    send: async ({ isAgreed }) => {
      await readAfter(commit({ groupId: group.group_id, termsHash: asked?.terms_hash ?? "", isAgreed, shown }));
      toaster.show({ tone: "paid", title: t("changed.accepted") });
    },
  });
  useTickUnderTerms(shown, form);
  if (!asked) return null;
  const { errorOf, isBusy, refusal, register, submit } = form;
  return (
    <Card tone="accent" maxW="44rem" aria-labelledby="changed-terms">
      <chakra.form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="md" id="changed-terms">
              {t("changed.title")}
            </Heading>
            <chakra.p>
              <Trans
                t={t}
                i18nKey="changed.text"
                components={{ day: <DateText value={asked.expires_at} format="dateTime" /> }}
              />
            </chakra.p>
          </Stack>
          <TermsTable
            before={readTerms(asked.terms_before)}
            after={{
              amount: shown.contribution_amount,
              currency: shown.currency,
              frequency: ofToday(group.frequency, "groups.frequency"),
              memberLimit: shown.member_limit,
              minimum: shown.minimum_members_to_start,
              isByHand: shown.manual_start_enabled,
              startDate: shown.start_date,
              order: ofToday(group.payout_assignment_method, "groups.payout_assignment_method"),
              payoutDelay: shown.payout_delay_days,
            }}
          />
          <AgreementText text={agreementText} />
          <RulesText rules={shown.rules} />
          <CheckboxField label={t("changed.agree")} error={errorOf("isAgreed")} {...register("isAgreed")} />
          <HStack gap="3" flexWrap="wrap">
            <Button type="submit" isPending={isBusy}>
              {t("changed.accept")}
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={() => setIsLeaving(true)}>
              {t("changed.leave")}
            </Button>
          </HStack>
          {refusal && <RefusalBanner title={t("failed")}>{failureText(refusal)}</RefusalBanner>}
        </Stack>
      </chakra.form>
      {isLeaving && <LeaveDialog groupId={group.group_id} name={group.name} onClose={() => setIsLeaving(false)} />}
    </Card>
  );
}

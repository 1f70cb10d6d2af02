import { graphql, useFragment } from "react-relay";
import type { TermsSection_group$key } from "../../../__generated__/group_admin/TermsSection_group.graphql.ts";
import { ofToday } from "../../../circle/groupWords.ts";
import { useFrequencyText } from "../../../circle/useFrequencyText.ts";
import { DateText } from "../../../components/DateText.tsx";
import { DefinitionList } from "../../../components/DefinitionList.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { EditButton } from "../EditButton.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";
import { ConsentList } from "./ConsentList.tsx";
import { PayoutDay } from "./PayoutDay.tsx";
import { TermsForm, type TermsLimits } from "./TermsForm.tsx";

/** What the members agreed to: until the start it may change, and who is in has to accept it (D89). */
export function TermsSection(props: {
  group: TermsSection_group$key;
  limits: TermsLimits;
  currencies: readonly string[];
}) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const { opened: isOpen, open, close } = useOpened<true>();
  const group = useFragment(
    graphql`
      fragment TermsSection_group on groups {
        contribution_amount
        currency
        current_cycle
        current_members
        frequency
        group_id
        may_manage
        member_limit
        payout_assignment_method
        payout_delay_days
        start_date
        ...ConsentList_group
      }
    `,
    props.group,
  );
  const answers = manageAnswers(group.may_manage);
  const answer = answers("change_group_terms");
  const order = ofToday(group.payout_assignment_method, "groups.payout_assignment_method");
  return (
    <Section
      id="terms"
      title={t("terms.title")}
      isOpen={isOpen !== null}
      action={answer.allowed && !isOpen && <EditButton of={t("terms.title")} onPress={() => open(true)} />}
    >
      {isOpen ? (
        <TermsForm
          group={{ ...group, frequency: ofToday(group.frequency, "groups.frequency"), order }}
          limits={props.limits}
          currencies={props.currencies}
          onClose={close}
        />
      ) : (
        <DefinitionList
          entries={[
            {
              id: "amount",
              label: tc("summary.contribution"),
              value: <MoneyText cents={group.contribution_amount} currency={group.currency} />,
              note: frequencyText(group.frequency),
            },
            { id: "limit", label: tc("summary.members"), value: group.member_limit },
            {
              id: "start",
              label: tc("summary.start"),
              value: group.start_date ? <DateText value={group.start_date} format="full" /> : tc("summary.notSet"),
            },
            { id: "order", label: tc("summary.order"), value: tc(`summary.orderMethod.${order}`) },
            {
              id: "payoutDay",
              label: t("payoutDay.label"),
              value:
                group.payout_delay_days === 0
                  ? t("payoutDay.onDue")
                  : t("payoutDay.after", { days: group.payout_delay_days }),
            },
          ]}
        />
      )}
      {answer.allowed && !isOpen && (
        <PayoutDay group={group} latest={props.limits.payout_delay_max} answer={answers("set_payout_day")} />
      )}
      <ConsentList group={group} />
      {!answer.allowed && <LockedReason refusal={answer.refusal} />}
    </Section>
  );
}

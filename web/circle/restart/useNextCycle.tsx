import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { useAgreement_query$key } from "../../__generated__/member/useAgreement_query.graphql.ts";
import type { useNextCycle_group$key } from "../../__generated__/member/useNextCycle_group.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { JoinTerms } from "../joining/JoinTerms.tsx";
import { useAgreement } from "../joining/useAgreement.ts";
import { readShownTerms, type ShownTerms } from "../joining/shownTerms.ts";
import type { Obligation } from "../joining/useObligation.ts";

export interface NextCycle {
  obligation: Obligation;
  agreementText: string | undefined;
  shown: ShownTerms;
  terms: ReactNode;
}

/**
 * The terms of the cycle that would begin, one line each (D222, D260), and what is agreed to with them.
 * @param members who would take part, if all of them do
 * @param start the day, or how long after a vote that is still open
 */
export function useNextCycle(
  props: { group: useNextCycle_group$key; query: useAgreement_query$key },
  { members, start }: { members: number; start: { on: string } | { daysAfterVote: number } },
): NextCycle {
  const group = useFragment(
    graphql`
      fragment useNextCycle_group on groups {
        contribution_amount
        currency
        frequency
        ...shownTerms_group
      }
    `,
    props.group,
  );
  const { agreementText, rates } = useAgreement(props.query);
  const { t } = useTranslation("restart");
  const frequencyText = useFrequencyText();
  const frequency = frequencyText(group.frequency);
  const shown = readShownTerms(group);
  const obligation = { contributionCents: group.contribution_amount, currency: group.currency, members };
  return {
    obligation,
    agreementText,
    shown,
    terms: (
      <JoinTerms
        {...obligation}
        hasObligation={false}
        frequency={group.frequency}
        rounds={[]}
        dates={
          "on" in start ? (
            <Trans
              t={t}
              i18nKey="confirm.dates"
              values={{ frequency }}
              components={{ day: <DateText value={start.on} format="full" /> }}
            />
          ) : (
            t("vote.dates", { days: start.daysAfterVote, frequency })
          )
        }
        start={shown}
        rates={rates}
      />
    ),
  };
}

import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { useNextCycle_group$key } from "../../__generated__/member/useNextCycle_group.graphql.ts";
import type { useNextCycle_query$key } from "../../__generated__/member/useNextCycle_query.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { JoinTerms } from "../joining/JoinTerms.tsx";
import type { Obligation } from "../joining/useObligation.ts";

export interface NextCycle {
  obligation: Obligation;
  agreementText: string | undefined;
  terms: ReactNode;
}

/**
 * The terms of the cycle that would begin, one line each (D222, D260), and what is agreed to with them.
 * @param members who would take part, if all of them do
 * @param start the day, or how long after a vote that is still open
 */
export function useNextCycle(
  props: { group: useNextCycle_group$key; query: useNextCycle_query$key },
  { members, start }: { members: number; start: { on: string } | { daysAfterVote: number } },
): NextCycle {
  const group = useFragment(
    graphql`
      fragment useNextCycle_group on groups {
        contribution_amount
        currency
        frequency
      }
    `,
    props.group,
  );
  const query = useFragment(
    graphql`
      fragment useNextCycle_query on query_root {
        agreement_texts_connection(first: 1, order_by: { published_at: desc }) {
          edges {
            node {
              body
            }
          }
        }
        fee_rates_connection(first: 10) {
          edges {
            node {
              payment_method
              processing_basis_points
              processing_fixed_cents
              service_basis_points
            }
          }
        }
      }
    `,
    props.query,
  );
  const { t } = useTranslation("restart");
  const frequencyText = useFrequencyText();
  const frequency = frequencyText(group.frequency);
  const obligation = { contributionCents: group.contribution_amount, currency: group.currency, members };
  return {
    obligation,
    agreementText: query.agreement_texts_connection.edges[0]?.node.body,
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
        rates={query.fee_rates_connection}
      />
    ),
  };
}

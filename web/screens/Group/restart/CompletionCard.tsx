import { Heading, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { CompletionCard_group$key } from "../../../__generated__/member/CompletionCard_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { type Definition, DefinitionList } from "../../../components/DefinitionList.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Card } from "../../../ui/Card.tsx";

/** What the last cycle was for its reader: when it was, what was paid and received, and how many cycles there were (D82). */
export function CompletionCard(props: { group: CompletionCard_group$key }) {
  const { t } = useTranslation("restart");
  const group = useFragment(
    graphql`
      fragment CompletionCard_group on groups {
        currency
        total_cycles_completed
        cycles_connection(first: 1, where: { phase: { _eq: "completed" } }, order_by: { cycle: desc }) {
          edges {
            node {
              completed_at
              cycle
              my_fees
              my_paid
              my_received
              start_date
            }
          }
        }
      }
    `,
    props.group,
  );
  const last = group.cycles_connection.edges[0]?.node;
  if (!last) return null;
  const money = (cents: number | null | undefined) => <MoneyText cents={cents ?? 0} currency={group.currency} />;
  const wasIn = (last.my_paid ?? 0) > 0 || (last.my_received ?? 0) > 0;
  const entries: Definition[] = [
    ...(wasIn
      ? [
          {
            id: "paid",
            label: t("completion.paid"),
            value: money(last.my_paid),
            note:
              (last.my_fees ?? 0) > 0 ? (
                <Trans t={t} i18nKey="completion.fees" components={{ fees: money(last.my_fees) }} />
              ) : undefined,
          },
          { id: "received", label: t("completion.received"), value: money(last.my_received) },
        ]
      : []),
    ...(last.start_date && last.completed_at
      ? [
          {
            id: "dates",
            label: t("completion.dates"),
            value: (
              <>
                <DateText value={last.start_date} format="day" /> – <DateText value={last.completed_at} format="day" />
              </>
            ),
          },
        ]
      : []),
    { id: "cycles", label: t("completion.cycles"), value: group.total_cycles_completed ?? 0 },
  ];
  return (
    <Card aria-labelledby="last-cycle">
      <Stack gap="2">
        <Heading as="h2" size="md" id="last-cycle">
          {t("completion.title", { cycle: last.cycle })}
        </Heading>
        <DefinitionList entries={entries} />
      </Stack>
    </Card>
  );
}

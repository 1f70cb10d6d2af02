import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { OwnTickets_query$key } from "../../__generated__/member/OwnTickets_query.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { statusOf, TicketState } from "./TicketState.tsx";

const Row = chakra(Link, {
  base: {
    display: "block",
    py: "3",
    borderRadius: "l1",
    focusVisibleRing: "outside",
    _hover: { "& .subject": { color: "brand.fg" } },
  },
});

/** One's own questions, those that changed last first, each with the time by which there is an answer (D213). */
export function OwnTickets(props: { query: OwnTickets_query$key }) {
  const { t } = useTranslation("support");
  const { support_tickets_connection } = useFragment(
    graphql`
      fragment OwnTickets_query on query_root {
        support_tickets_connection(first: 50, order_by: [{ updated_at: desc }, { number: desc }]) {
          edges {
            node {
              answer_due_at
              first_answered_at
              number
              status
              subject
            }
          }
        }
      }
    `,
    props.query,
  );
  const tickets = support_tickets_connection.edges.map(({ node }) => node);
  if (tickets.length === 0) return <chakra.p color="fg.muted">{t("own.none")}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
      {tickets.map(({ answer_due_at, first_answered_at, number, status, subject }) => (
        <li key={number}>
          <Row to={`/support?ticket=${number}`}>
            <HStack justify="space-between" gap="3" flexWrap="wrap">
              <Stack gap="0.5" minW="0">
                <chakra.span className="subject" fontWeight="medium" overflowWrap="anywhere">
                  {subject}
                </chakra.span>
                <chakra.span color="fg.muted" textStyle="sm">
                  {t("own.number", { number: String(number) })}
                  {" · "}
                  {first_answered_at == null ? (
                    <Trans
                      t={t}
                      i18nKey="own.due"
                      components={{ due: <DateText value={answer_due_at} format="dateTime" /> }}
                    />
                  ) : (
                    <Trans
                      t={t}
                      i18nKey="own.answered"
                      components={{ at: <DateText value={first_answered_at} format="dateTime" /> }}
                    />
                  )}
                </chakra.span>
              </Stack>
              <TicketState status={statusOf(status)} />
            </HStack>
          </Row>
        </li>
      ))}
    </chakra.ul>
  );
}

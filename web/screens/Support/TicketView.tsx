import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { TicketViewQuery } from "../../__generated__/member/TicketViewQuery.graphql.ts";
import { DateText } from "../../components/DateText.tsx";
import { TICKET_CATEGORIES } from "../../../schema/support.ts";
import { oneOf } from "../../lib/required.ts";
import { useLimits } from "../../components/useLimits.ts";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useMyId } from "../../session/useMyId.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { AttachmentList } from "./attachments/AttachmentList.tsx";
import { useAttachmentLimits } from "./attachments/useAttachmentLimits.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { statusOf, TicketState } from "./TicketState.tsx";

const query = graphql`
  query TicketViewQuery($number: Int!) {
    ...useLimits_query
    support_tickets_connection(first: 1, where: { number: { _eq: $number } }) {
      edges {
        node {
          answer_due_at
          body
          category
          created_at
          first_answered_at
          number
          resolved_at
          status
          subject
          ticket_id
          attachments_connection(first: 10, order_by: [{ place: asc }]) {
            edges {
              node {
                attachment_id
                format
                name
                ticket_message_id
              }
            }
          }
          group {
            name
          }
          messages_connection(first: 100, order_by: [{ created_at: asc }]) {
            edges {
              node {
                author_id
                body
                created_at
                ticket_message_id
              }
            }
          }
        }
      }
    }
  }
`;

const DAY_MS = 86_400_000;
/** Numbers of tickets are whole and fit a column. */
const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

/** One of my questions with all that was said about it. One of somebody else reads like none. */
export function TicketView({ number }: { number: string }) {
  const { t } = useTranslation("support");
  const me = useMyId();
  const data = useOwnQuery<TicketViewQuery>(query, { number: numberOf(number) });
  const { ticket_reopen: reopenDays } = useLimits(data, ["ticket_reopen"]);
  const ticket = data.support_tickets_connection.edges[0]?.node;
  const files = ticket?.attachments_connection.edges.map(({ node }) => node) ?? [];
  const fileLimits = useAttachmentLimits(data, files.length);
  if (!ticket)
    return <EmptyState title={t("own.missing")} action={<ButtonLink to="/support">{t("reply.new")}</ButtonLink>} />;
  const status = statusOf(ticket.status);
  const reopenUntil =
    status === "resolved" && ticket.resolved_at != null
      ? new Date(Date.parse(ticket.resolved_at) + reopenDays * DAY_MS).toISOString()
      : null;
  const filesOf = (message: string | null) => files.filter(({ ticket_message_id }) => ticket_message_id == message);
  const said = [
    { id: ticket.ticket_id, isMine: true, at: ticket.created_at, text: ticket.body, files: filesOf(null) },
    ...ticket.messages_connection.edges.map(({ node }) => ({
      id: node.ticket_message_id,
      isMine: node.author_id === me,
      at: node.created_at,
      text: node.body,
      files: filesOf(node.ticket_message_id),
    })),
  ];
  return (
    <Card>
      <Stack gap="5">
        <HStack justify="space-between" align="flex-start" gap="3" flexWrap="wrap">
          <Stack gap="1" minW="0">
            <Heading as="h2" size="lg" overflowWrap="anywhere">
              {ticket.subject}
            </Heading>
            <chakra.p color="fg.muted" textStyle="sm">
              {t("own.number", { number: String(ticket.number) })} ·{" "}
              {t(`category.${oneOf(TICKET_CATEGORIES, ticket.category, "support_tickets.category")}`)}
              {ticket.group && ` · ${t("own.about", { name: ticket.group.name })}`}
            </chakra.p>
            {ticket.first_answered_at == null && status !== "closed" && (
              <p>
                <Trans
                  t={t}
                  i18nKey="own.due"
                  components={{ due: <DateText value={ticket.answer_due_at} format="dateTime" /> }}
                />
              </p>
            )}
          </Stack>
          <TicketState status={status} />
        </HStack>
        <chakra.ol listStyleType="none" display="grid" gap="3">
          {said.map(({ at, files, id, isMine, text }) => (
            <chakra.li
              key={id}
              p="3"
              borderRadius="l2"
              bg={isMine ? "brand.subtle" : "sunken"}
              ms={isMine ? { md: "10" } : undefined}
              me={isMine ? undefined : { md: "10" }}
            >
              <chakra.p textStyle="sm" color="fg.muted">
                <strong>{t(isMine ? "own.me" : "own.staff")}</strong> · <DateText value={at} format="dateTime" />
              </chakra.p>
              <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </chakra.p>
              <AttachmentList files={files} />
            </chakra.li>
          ))}
        </chakra.ol>
        <ReplyForm
          ticketId={ticket.ticket_id}
          reopenUntil={reopenUntil}
          isClosed={status === "closed"}
          fileLimits={fileLimits}
        />
      </Stack>
    </Card>
  );
}

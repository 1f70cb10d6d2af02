import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { MyGroupCard_group$key } from "../../__generated__/member/MyGroupCard_group.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { GroupStatusChip } from "../../circle/GroupStatusChip.tsx";
import { useListedLine } from "../../circle/next/useListedLine.ts";
import { readListed } from "../../circle/standing/listStands.ts";
import { isAsk, isOverdue, type Stand } from "../../circle/standing/stand.ts";
import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { useStatusText } from "../../circle/useStatusText.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { formatMoney } from "../../lib/money.ts";
import { required } from "../../lib/required.ts";
import { Card } from "../../ui/Card.tsx";
import { CardTerms } from "./CardTerms.tsx";
import { Chairs } from "./Chairs.tsx";

/** A circle I am in: its small ring, where it stands, what is overdue in it, and whose turn it is. The whole card leads to it. */
export function MyGroupCard(props: { group: MyGroupCard_group$key; userId: string }) {
  const { t } = useTranslation("browse");
  const locale = useLocale();
  const dateText = useDateText();
  const frequencyText = useFrequencyText();
  const statusText = useStatusText();
  const group = useFragment(
    graphql`
      fragment MyGroupCard_group on groups {
        ...CardTerms_group
        ...GroupEmblem_group
        ...listStands_group
        archive_days_left
        contribution_amount
        current_members
        current_payout_round
        currency
        frequency
        group_id
        member_limit
        name
        schedule(where: { is_current: { _eq: true } }, limit: 1) {
          due_date
          recipient_id
          recipient {
            alias
          }
        }
        short_id
        start_date
        status
        url_slug
      }
    `,
    props.group,
  );
  const round = group.schedule[0];
  const listedLine = useListedLine();
  const { stands, isSomethingOpen } = readListed(group, props.userId);
  const overdueText = (stand: Stand) =>
    t(isAsk(stand) ? "card.owed" : "card.open", {
      amount: { cents: required(stand.cents, "stand.cents"), currency: group.currency },
      line: listedLine(stand, group.currency),
    });
  const overdue = stands.filter(isOverdue).map(overdueText);
  const isRecruiting = group.status === "recruiting" || group.status === "ready_to_start";
  const line =
    round !== undefined
      ? round.recipient_id === props.userId
        ? t("card.youNext")
        : t("card.next", { name: round.recipient?.alias ?? "" })
      : group.status === "completed"
        ? t("card.completed")
        : group.start_date
          ? t("card.starts", { date: dateText(group.start_date, "full") })
          : t("card.noStart");
  const shown = {
    status: group.status,
    round: group.current_payout_round,
    archiveDaysLeft: group.archive_days_left,
  };
  const due = round?.due_date && t("card.due", { date: dateText(round.due_date, "weekday") });
  const terms = `${formatMoney(group.contribution_amount, group.currency, { locale })} ${frequencyText(group.frequency)}`;
  // A screen reader hears the card as one name: what it is, how it stands, what it is about, and what comes next.
  const said = [group.name, ...overdue, statusText(shown), terms, line, due];
  return (
    <Card asChild h="full">
      <Link to={groupPath(group)} aria-label={said.filter(Boolean).join(". ")}>
        <Stack gap="4" h="full">
          <HStack gap="3" align="flex-start">
            <GroupEmblem group={group} isSomethingOpen={isSomethingOpen} />
            <Stack gap="1" minW="0" flex="1">
              <Heading as="h3" size="md" overflowWrap="anywhere">
                {group.name}
              </Heading>
              <chakra.div>
                <GroupStatusChip {...shown} isSomethingOpen={isSomethingOpen} />
              </chakra.div>
            </Stack>
          </HStack>
          {overdue.map((text) => (
            <chakra.p key={text} color="late.fg" fontWeight="semibold">
              {text}
            </chakra.p>
          ))}
          <CardTerms group={group} />
          {isRecruiting && <Chairs taken={group.current_members} limit={group.member_limit} />}
          <HStack
            mt="auto"
            justify="space-between"
            columnGap="3"
            rowGap="0"
            flexWrap="wrap"
            textStyle="sm"
            color="fg.muted"
          >
            <span>{line}</span>
            {due && <span>{due}</span>}
          </HStack>
        </Stack>
      </Link>
    </Card>
  );
}

import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { MyGroupCard_group$key } from "../../__generated__/member/MyGroupCard_group.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { GroupStatusChip } from "../../circle/GroupStatusChip.tsx";
import { readAsks } from "../../circle/standing/readAsks.ts";
import { isLate } from "../../circle/standing/stand.ts";
import { required } from "../../lib/required.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatDate } from "../../lib/dates.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { Card } from "../../ui/Card.tsx";
import { CardTerms } from "./CardTerms.tsx";
import { Chairs } from "./Chairs.tsx";

/** A circle I am in: its small ring, where it stands, and whose turn it is. The whole card leads to it. */
export function MyGroupCard(props: { group: MyGroupCard_group$key; userId: string }) {
  const { t } = useTranslation("browse");
  const locale = useLocale();
  const group = useFragment(
    graphql`
      fragment MyGroupCard_group on groups {
        ...CardTerms_group
        ...GroupEmblem_group
        ...readAsks_group
        archive_days_left
        current_members
        current_payout_round
        currency
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
  const owed = readAsks(group).find(isLate);
  const isRecruiting = group.status === "recruiting" || group.status === "ready_to_start";
  const line =
    round !== undefined
      ? round.recipient_id === props.userId
        ? t("card.youNext")
        : t("card.next", { name: round.recipient?.alias ?? "" })
      : group.status === "completed"
        ? t("card.completed")
        : group.start_date
          ? t("card.starts", { date: formatDate(group.start_date, "full", locale) })
          : t("card.noStart");
  return (
    <Card asChild h="full">
      <Link
        to={groupPath(group)}
        aria-label={
          owed
            ? t("card.nameOwed", {
                name: group.name,
                amount: { cents: required(owed.cents, "stand.cents"), currency: group.currency },
              })
            : group.name
        }
      >
        <Stack gap="4" h="full">
          <HStack gap="3" align="flex-start">
            <GroupEmblem group={group} />
            <Stack gap="1" minW="0" flex="1">
              <Heading as="h3" size="md" lineClamp="2" overflowWrap="anywhere">
                {group.name}
              </Heading>
              <chakra.div>
                <GroupStatusChip
                  status={group.status}
                  round={group.current_payout_round}
                  archiveDaysLeft={group.archive_days_left}
                  isSomethingOpen={owed !== undefined}
                />
              </chakra.div>
            </Stack>
          </HStack>
          {owed && (
            <chakra.p color="late.fg" fontWeight="semibold">
              {t("card.owed", {
                amount: { cents: required(owed.cents, "stand.cents"), currency: group.currency },
                date: formatDate(required(owed.day, "stand.day"), "weekday", locale),
              })}
            </chakra.p>
          )}
          <CardTerms group={group} />
          {isRecruiting && <Chairs taken={group.current_members} limit={group.member_limit} />}
          <HStack mt="auto" justify="space-between" gap="3" textStyle="sm" color="fg.muted">
            <span>{line}</span>
            {round?.due_date && <span>{t("card.due", { date: formatDate(round.due_date, "weekday", locale) })}</span>}
          </HStack>
        </Stack>
      </Link>
    </Card>
  );
}

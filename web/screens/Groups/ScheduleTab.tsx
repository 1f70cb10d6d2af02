import { chakra, Heading, HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { Link } from "../../router/index.ts";
import type { ScheduleTab_query$key } from "../../__generated__/member/ScheduleTab_query.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { readAsks } from "../../circle/standing/readAsks.ts";
import { isLate } from "../../circle/standing/stand.ts";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatDate } from "../../lib/dates.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { Card } from "../../ui/Card.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { required } from "../../lib/required.ts";

/** For each running circle my next payment and my payout, from the one schedule (D101). */
export function ScheduleTab(props: { query: ScheduleTab_query$key; userId: string }) {
  const { t } = useTranslation("browse");
  const locale = useLocale();
  const existing = usePlaces();
  const data = useFragment(
    graphql`
      fragment ScheduleTab_query on query_root @argumentDefinitions(userId: { type: "uuid!" }) {
        running: groups_connection(
          first: 50
          order_by: [{ created_at: desc }, { group_id: asc }]
          where: { status: { _eq: started }, members: { user_id: { _eq: $userId }, status: { _eq: active } } }
        ) {
          edges {
            node {
              id
              currency
              group_id
              name
              short_id
              url_slug
              ...readAsks_group
              turn: schedule(where: { recipient_id: { _eq: $userId }, is_paid_out: { _eq: false } }, limit: 1) {
                cash_amount
                payout_date
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const groups = data.running.edges.map(({ node }) => node);
  if (groups.length === 0) return <EmptyState title={t("none.schedule")} text={t("none.scheduleText")} />;
  return (
    <Stack gap="5">
      {existing("/payment-schedule") && (
        <TextLink to="/payment-schedule" alignSelf="flex-start">
          {t("allSchedule")}
        </TextLink>
      )}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {groups.map((group) => {
          const [next] = readAsks(group);
          const turn = group.turn[0];
          return (
            <Card asChild key={group.id}>
              <Link to={groupPath(group)}>
                <Stack gap="3">
                  <Heading as="h3" size="md" lineClamp="1">
                    {group.name}
                  </Heading>
                  <HStack justify="space-between">
                    <HStack gap="2" color="fg.muted">
                      <ArrowUpRight size={18} aria-hidden />
                      {next ? (
                        <chakra.span color={isLate(next) ? "late.fg" : undefined}>
                          {t(isLate(next) ? "card.youOwe" : "card.youPay")}
                          {next.day !== undefined && (
                            <>
                              {" · "}
                              <DateText value={next.day} format="weekday" />
                            </>
                          )}
                        </chakra.span>
                      ) : (
                        t("card.nothing")
                      )}
                    </HStack>
                    {next && (
                      <MoneyText
                        cents={required(next.cents, "stand.cents")}
                        currency={group.currency}
                        fontWeight="semibold"
                      />
                    )}
                  </HStack>
                  {turn?.payout_date && (
                    <HStack justify="space-between">
                      <HStack gap="2" color="fg.muted">
                        <ArrowDownLeft size={18} aria-hidden />
                        {t("card.youGet", { date: formatDate(turn.payout_date, "weekday", locale) })}
                      </HStack>
                      <MoneyText
                        cents={required(turn.cash_amount, "schedule.cash_amount")}
                        currency={group.currency}
                        fontWeight="semibold"
                      />
                    </HStack>
                  )}
                </Stack>
              </Link>
            </Card>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}

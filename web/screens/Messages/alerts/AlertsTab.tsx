import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AlertsTab_counts$key } from "../../../__generated__/member/AlertsTab_counts.graphql.ts";
import type { AlertsTabQuery } from "../../../__generated__/member/AlertsTabQuery.graphql.ts";
import type { AlertsTabSubscription } from "../../../__generated__/member/AlertsTabSubscription.graphql.ts";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { required } from "../../../lib/required.ts";
import { useLive } from "../../../relay/useLive.ts";
import { useLastRead } from "../../../relay/useLastRead.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { PushSwitch } from "../../../push/PushSwitch.tsx";
import { useMyId } from "../../../session/useMyId.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { type AlertFilter, alertsWhere, filterIn } from "./alertFilter.ts";
import { AlertFilters } from "./AlertFilters.tsx";
import { AlertPage } from "./AlertPage.tsx";
import { ClearAll } from "./ClearAll.tsx";
import { DueReminders } from "./DueReminders.tsx";
import { GroupActivity } from "./GroupActivity.tsx";
import { useAlertActs } from "./useAlertActs.ts";
import { useSeenJoins } from "./useSeenJoins.ts";

/**
 * The newest page of the filter that is shown. It is a field of the reader's own row, as in the query, so what comes stands on
 * the page at once; and it reads the reader's rows alone, so nobody else's news asks it.
 */
const live = graphql`
  subscription AlertsTabSubscription($me: uuid!, $where: notifications_bool_exp!) {
    user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
      edges {
        node {
          id
          notifications(where: $where, order_by: [{ created_at: desc }, { notification_id: desc }], limit: 21) {
            ...AlertPage_alerts
          }
        }
      }
    }
  }
`;

const list = graphql`
  query AlertsTabQuery($me: uuid!, $where: notifications_bool_exp!) {
    user_profiles_connection(first: 1, where: { user_id: { _eq: $me } }) {
      edges {
        node {
          id
          notifications(where: $where, order_by: [{ created_at: desc }, { notification_id: desc }], limit: 21) {
            created_at
            notification_id
            ...AlertPage_alerts
          }
          ...DueReminders_person
        }
      }
    }
    ...GroupActivity_query
  }
`;

/** What the reader was told, what is due from them, and what happened in their circles. */
export function AlertsTab(props: { counts: AlertsTab_counts$key | null | undefined }) {
  const { t } = useTranslation("messages");
  const me = required(useMyId(), "the person who reads");
  const counts = useFragment(
    graphql`
      fragment AlertsTab_counts on badge_counts {
        alerts_unread
        member_joins
        payments
      }
    `,
    props.counts,
  );
  const [address] = useSearchParams();
  const chosen = filterIn(address);
  // The list of the last filter stays until that of the next has come.
  const filter = useDeferredValue(chosen);
  const where = alertsWhere(filter, null);
  const data = useOwnQuery<AlertsTabQuery>(
    list,
    { me, where },
    // Payments and arrivals are told by the counts, which are live on every page.
    { asOf: `${counts?.payments} ${counts?.member_joins}` },
  );
  const read = useLastRead<AlertsTabQuery>(list, { me, where });
  useLive<AlertsTabSubscription>(live, { me, where }, read.hear);
  useSeenJoins(me, counts?.member_joins ?? 0);
  const acts = useAlertActs();
  const person = data.user_profiles_connection.edges[0]?.node;
  const alerts = person?.notifications ?? [];
  const isEmpty = alerts.every(({ notification_id }) => acts.dismissed.has(notification_id));
  const hasUnread = (counts?.alerts_unread ?? 0) > 0 && !acts.isMarkWaiting;
  /** Up to when the reader can have seen alerts. */
  const seenUntil = () => laterOf(read.at(), alerts[0]?.created_at);
  // With the last alert its button and the one that clears all are gone, and with the last unread one the button that marks all.
  const head = useHeadsRows<HTMLDivElement>((isEmpty ? 0 : 1) + (hasUnread ? 1 : 0));
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 21rem" }}
      gridTemplateRows={{ lg: "auto 1fr" }}
      columnGap="8"
      alignItems="start"
    >
      <chakra.div gridColumn={{ lg: "2" }} pb="5" _empty={{ display: "none" }}>
        {person && (
          <Part>
            <DueReminders person={person} />
          </Part>
        )}
      </chakra.div>
      <Stack
        as="section"
        aria-label={t("tab.notifications")}
        {...head}
        data-alerts
        gap="3"
        gridColumn={{ lg: "1" }}
        gridRow={{ lg: "1 / span 2" }}
      >
        <HStack columnGap="3" rowGap="1" flexWrap="wrap">
          <AlertFilters chosen={chosen} />
          {(hasUnread || !isEmpty) && (
            <HStack gap="1" flexWrap="wrap" justify="flex-end" ms="auto">
              {hasUnread && (
                <Button
                  variant="ghost"
                  size="sm"
                  isPending={acts.isMarking}
                  onClick={() => void acts.markAll(seenUntil())}
                >
                  {t("alerts.markAll")}
                </Button>
              )}
              <ClearAll seenUntil={seenUntil} />
            </HStack>
          )}
        </HStack>
        {isEmpty ? (
          <NoAlerts filter={filter} />
        ) : (
          // The words of the rows stand in one line with what is above them.
          <Stack gap="3" mx="-3">
            <AlertPage alerts={alerts} acts={acts} filter={filter} below={null} />
          </Stack>
        )}
      </Stack>
      {/* Chosen once on a device: on a phone it comes after the alerts, which are why somebody is here. */}
      <Stack gap="5" gridColumn={{ lg: "2" }} pt={{ base: "6", lg: "0" }}>
        <PushSwitch />
        <Part>
          <GroupActivity query={data} />
        </Part>
      </Stack>
    </chakra.div>
  );
}

/** The clock of the page may be a little behind that of an alert which is on it already. */
const laterOf = (read: string, newest = read): string => (Date.parse(newest) >= Date.parse(read) ? newest : read);

function NoAlerts({ filter }: { filter: AlertFilter }) {
  const { t } = useTranslation("messages");
  return filter === "unread" ? (
    <EmptyState title={t("alerts.caughtUp")} text={t("alerts.caughtUpText")} />
  ) : (
    <EmptyState title={t("alerts.none")} text={t(`alerts.noneText.${filter}`)} />
  );
}

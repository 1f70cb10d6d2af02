import { chakra, Stack } from "@chakra-ui/react";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AlertPage_alerts$key } from "../../../__generated__/member/AlertPage_alerts.graphql.ts";
import type { AlertPageQuery } from "../../../__generated__/member/AlertPageQuery.graphql.ts";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { required } from "../../../lib/required.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { Button } from "../../../ui/Button.tsx";
import { SkeletonRows } from "../../../ui/Skeletons.tsx";
import { useDayText } from "../useDayText.ts";
import { alertDays } from "./alertDays.ts";
import { type AlertFilter, type AlertPlace, alertsWhere } from "./alertFilter.ts";
import { AlertRow } from "./AlertRow.tsx";
import type { AlertActs } from "./useAlertActs.ts";

/** How many a page shows. One more is asked for, which says whether there is another page. */
const PAGE = 20;

interface PageProps {
  filter: AlertFilter;
  /** The last alert of the page before; null for the first page. */
  below: AlertPlace | null;
  acts: AlertActs;
}

/** A page of alerts by days, and the way to those below. Each page knows the one before only by its last alert. */
export function AlertPage(props: PageProps & { alerts: AlertPage_alerts$key }) {
  const dayText = useDayText();
  const { acts, below, filter } = props;
  const read = useFragment(
    graphql`
      fragment AlertPage_alerts on notifications @relay(plural: true) {
        id
        created_at
        notification_id
        ...AlertRow_alert
      }
    `,
    props.alerts,
  );
  const page = read.slice(0, PAGE);
  const last = read.length > PAGE ? page.at(-1) : undefined;
  const shown = page.filter(({ notification_id }) => !acts.dismissed.has(notification_id));
  return (
    <>
      {alertDays(shown, below?.at ?? null).map(({ alerts, day, goesOn }) => (
        <Stack key={day} as="section" aria-label={dayText(day)} gap="1">
          {!goesOn && (
            <chakra.h3 textStyle="sm" fontWeight="semibold" color="fg.muted" px="3" pt="3">
              {dayText(day)}
            </chakra.h3>
          )}
          <Stack as="ul" gap="1" listStyleType="none" aria-label={dayText(day)}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} acts={acts} />
            ))}
          </Stack>
        </Stack>
      ))}
      {last && <PagesBelow acts={acts} filter={filter} below={{ at: last.created_at, id: last.notification_id }} />}
    </>
  );
}

/** What is below a page, once it is asked for. */
function PagesBelow(props: PageProps & { below: AlertPlace }) {
  const { t } = useTranslation("messages");
  const [isOpen, setIsOpen] = useState(false);
  // When another alert comes on top, the page before ends with another one: what is here stays until the new page has come.
  const at = useDeferredValue(props.below.at);
  const id = useDeferredValue(props.below.id);
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" alignSelf="center" mt="3" onClick={() => setIsOpen(true)}>
        {t("alerts.older")}
      </Button>
    );
  }
  return (
    <Part>
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <LaterPage acts={props.acts} filter={props.filter} below={{ at, id }} />
      </Suspense>
    </Part>
  );
}

function LaterPage({ acts, below, filter }: PageProps & { below: AlertPlace }) {
  const me = required(useMyId(), "the person who reads");
  const { user_profiles_connection: people } = useOwnQuery<AlertPageQuery>(
    graphql`
      query AlertPageQuery($me: uuid!, $where: notifications_bool_exp!) {
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
    `,
    { me, where: alertsWhere(filter, below) },
  );
  return <AlertPage alerts={people.edges[0]?.node.notifications ?? []} acts={acts} filter={filter} below={below} />;
}

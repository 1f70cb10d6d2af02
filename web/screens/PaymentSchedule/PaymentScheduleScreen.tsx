import { SimpleGrid, Stack } from "@chakra-ui/react";
import { Suspense, useState, useTransition } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PaymentScheduleScreenQuery } from "../../__generated__/member/PaymentScheduleScreenQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { localDay } from "../../lib/dates.ts";
import { productNow } from "../../lib/productClock.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { entriesOf, type Entry, entryStates, type EntryState, monthOf } from "./entries.ts";
import { EveryPage } from "./EveryPage.tsx";
import { figuresOf } from "./figures.ts";
import { ListView } from "./ListView.tsx";
import { MonthView } from "./MonthView.tsx";
import { NextOwed } from "./NextOwed.tsx";
import { NextPaid } from "./NextPaid.tsx";
import { NextReceived } from "./NextReceived.tsx";
import { ScheduleFigures } from "./ScheduleFigures.tsx";
import { chosen, readView, type ScheduleView, type View, views, writeView } from "./scheduleView.ts";
import { useOwedPage } from "./useOwedPage.ts";
import { usePaidPage } from "./usePaidPage.ts";
import { useReceivedPage } from "./useReceivedPage.ts";
import { useTurns } from "./useTurns.ts";

const query = graphql`
  query PaymentScheduleScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          seconds_to_change
          ...useOwedPage_person
          ...usePaidPage_person
          ...useReceivedPage_person
          ...useTurns_person
        }
      }
    }
  }
`;

export const loader = () => startQuery<PaymentScheduleScreenQuery>("member", query, {});

/** The choices live in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

type Person = PaymentScheduleScreenQuery["response"]["user_profiles_connection"]["edges"][number]["node"];

/** My dates in all circles: what is owed, what is ahead, and what was paid and received in every cycle. */
function Schedule({ person }: { person: Person }) {
  const owed = useOwedPage(person);
  const paid = usePaidPage(person);
  const received = useReceivedPage(person);
  const turns = useTurns(person);
  const [address, setAddress] = useSearchParams();
  const [hasEarlier, setHasEarlier] = useState(false);
  const [isReading, startReading] = useTransition();
  const now = productNow();
  const today = localDay(now);
  const choice = readView(address);
  const choose = (change: Partial<ScheduleView>) =>
    setAddress(writeView({ ...choice, ...change }), { replace: true, preventScrollReset: true });
  const isPast = choice.view === "month" && choice.month !== null && choice.month < monthOf(today);
  const isWhole = hasEarlier || choice.state !== null;
  const isWanted = isWhole || isPast;
  return (
    // All that is owed is read before anything is shown, because the figures on top count it.
    <EveryPage page={owed} Next={NextOwed}>
      {(toPay) => (
        <EveryPage page={paid} Next={NextPaid} isWanted={isWanted}>
          {(over, hasMorePaid) => (
            <EveryPage page={received} Next={NextReceived} isWanted={isWanted}>
              {(came, hasMoreReceived) => (
                <Dates
                  entries={entriesOf([...toPay, ...turns, ...over, ...came], now)}
                  today={today}
                  choice={choice}
                  choose={choose}
                  isWhole={isWhole}
                  hasMore={hasMorePaid || hasMoreReceived}
                  isReading={isReading}
                  onEarlier={() => startReading(() => setHasEarlier(true))}
                />
              )}
            </EveryPage>
          )}
        </EveryPage>
      )}
    </EveryPage>
  );
}

function Dates(props: {
  entries: readonly Entry[];
  today: string;
  choice: ScheduleView;
  choose: (change: Partial<ScheduleView>) => void;
  /** Whether what is over since before today is shown too. */
  isWhole: boolean;
  /** Whether there is more of that than was read. */
  hasMore: boolean;
  isReading: boolean;
  onEarlier: () => void;
}) {
  const { choice, choose, entries, today } = props;
  const { t } = useTranslation("paymentSchedule");
  if (entries.length === 0) {
    return (
      <EmptyState
        title={t("none.title")}
        text={t("none.text")}
        action={
          <ButtonLink to="/groups?tab=discover" variant="outline">
            {t("none.discover")}
          </ButtonLink>
        }
      />
    );
  }

  const shown = chosen(entries, choice);
  const circles = new Map(entries.map(({ circle }) => [circle.groupId, circle.name]));
  return (
    <Stack gap="6">
      <ScheduleFigures {...figuresOf(entries, today)} />
      <Tabs<View>
        label={t("view.label")}
        value={choice.view}
        onChange={(view) => choose({ view })}
        tabs={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      >
        {(view) => (
          <Stack gap="5">
            <SimpleGrid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap="3" maxW="36rem">
              <SelectField
                label={t("filter.group")}
                value={choice.groupId ?? ""}
                placeholder={t("filter.allGroups")}
                options={[...circles].map(([value, label]) => ({ value, label }))}
                onChange={({ currentTarget: { value } }) => choose({ groupId: value || null, day: null })}
              />
              <SelectField
                label={t("filter.state")}
                value={choice.state ?? ""}
                placeholder={t("filter.allStates")}
                options={entryStates.map((value) => ({ value, label: t(`state.${value}`) }))}
                onChange={({ currentTarget: { value } }) =>
                  choose({ state: (value || null) as EntryState | null, day: null })
                }
              />
            </SimpleGrid>
            {view === "list" ? (
              <ListView
                entries={shown}
                isWhole={props.isWhole}
                hasMore={props.hasMore}
                isReading={props.isReading}
                today={today}
                onEarlier={props.onEarlier}
              />
            ) : (
              <MonthView
                entries={shown}
                month={choice.month ?? monthOf(today)}
                today={today}
                chosenDay={choice.day}
                onMonth={(month) => choose({ month, day: null })}
                onDay={(day) => choose({ day })}
              />
            )}
          </Stack>
        )}
      </Tabs>
    </Stack>
  );
}

/** All my due dates and payouts across my circles, as a list and as a calendar (D100). */
export function Component() {
  const { t } = useTranslation("paymentSchedule");
  const data = useScreenQuery<PaymentScheduleScreenQuery>(query);
  const person = data.user_profiles_connection.edges[0]?.node;
  usePassingTime(person?.seconds_to_change);
  return (
    <Stack gap="6">
      <PageHeader title={t("title")} text={t("text")} />
      {person && (
        <Part>
          <Suspense fallback={<SkeletonCard height="60" />}>
            <Schedule person={person} />
          </Suspense>
        </Part>
      )}
    </Stack>
  );
}

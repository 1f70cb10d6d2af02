import { SimpleGrid, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { PaymentScheduleScreenQuery } from "../../__generated__/member/PaymentScheduleScreenQuery.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { localDay } from "../../lib/dates.ts";
import { productNow } from "../../lib/productClock.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { entryStates, type EntryState } from "./entries.ts";
import { figuresOf } from "./figures.ts";
import { ListView } from "./ListView.tsx";
import { MonthView } from "./MonthView.tsx";
import { ScheduleFigures } from "./ScheduleFigures.tsx";
import { chosen, readView, type ScheduleView, type View, views, writeView } from "./scheduleView.ts";
import { useEntries } from "./useEntries.ts";
import type { useEntries_person$key } from "../../__generated__/member/useEntries_person.graphql.ts";

const query = graphql`
  query PaymentScheduleScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          seconds_to_change
          ...useEntries_person
        }
      }
    }
  }
`;

export const loader = () => startQuery<PaymentScheduleScreenQuery>("member", query, {});

/** The choices live in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

function Schedule(props: { person: useEntries_person$key }) {
  const { t } = useTranslation("paymentSchedule");
  const entries = useEntries(props.person);
  const [address, setAddress] = useSearchParams();
  const today = localDay(productNow());
  if (entries.length === 0) return <EmptyState title={t("none.title")} text={t("none.text")} />;

  const choice = readView(address);
  const choose = (change: Partial<ScheduleView>) =>
    setAddress(writeView({ ...choice, ...change }), { replace: true, preventScrollReset: true });
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
            <SimpleGrid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" gap="3" maxW="36rem">
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
              <ListView entries={shown} isWhole={choice.state !== null} today={today} />
            ) : (
              <MonthView
                entries={shown}
                month={choice.month ?? `${today.slice(0, 7)}-01`}
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
      {person && <Schedule person={person} />}
    </Stack>
  );
}

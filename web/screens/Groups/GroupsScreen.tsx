import { Stack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LoaderArgs } from "../../routing/entry.ts";
import type { GroupsScreenAgainQuery } from "../../__generated__/member/GroupsScreenAgainQuery.graphql.ts";
import type { GroupsScreenQuery } from "../../__generated__/member/GroupsScreenQuery.graphql.ts";
import { FoundObstacle } from "../../circle/joining/FoundObstacle.tsx";
import { ArrivalNotice } from "../../components/ArrivalNotice.tsx";
import { Part } from "../../components/Part.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { productNow } from "../../lib/productClock.ts";
import { readAnew } from "../../relay/readAnew.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { currentUserId } from "../../session/useMyId.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { patternOf, readFilters, soughtBy, writeFilters } from "./discoverFilters.ts";
import { DiscoverTab } from "./DiscoverTab.tsx";
import { MyGroupsTab } from "./MyGroupsTab.tsx";
import { PendingGroups } from "./PendingGroups.tsx";
import { ScheduleTab } from "./ScheduleTab.tsx";

const tabs = ["my-groups", "discover", "schedule"] as const;
type TabName = (typeof tabs)[number];

/** The first pages of both lists come with the screen; the lists find them in the store. */
const query = graphql`
  query GroupsScreenQuery($userId: uuid!, $name: String!, $sought: joinable_groups_args!) {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          may_found
          seconds_to_change
          ...ScheduleTab_person
        }
      }
    }
    ...MyGroupsList_query @arguments(userId: $userId, name: $name)
    ...PendingGroups_query @arguments(userId: $userId)
    joinable: joinable_groups_connection(
      args: $sought
      first: 10
      order_by: [{ created_at: desc }, { group_id: asc }]
    ) {
      ...DiscoverList_page
    }
  }
`;

/** What is read again here; the two long lists read themselves, page by page. */
const again = graphql`
  query GroupsScreenAgainQuery($userId: uuid!) {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          may_found
          seconds_to_change
          ...ScheduleTab_person
        }
      }
    }
    ...PendingGroups_query @arguments(userId: $userId)
  }
`;

export const loader = ({ url }: LoaderArgs) =>
  startQuery<GroupsScreenQuery>("member", query, {
    userId: currentUserId(),
    name: patternOf(""),
    sought: soughtBy(readFilters(url.searchParams), productNow()),
  });

/** A tab or filter lives in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

/** My circles, circles to discover, and my schedule. */
export function Component() {
  const { t } = useTranslation("browse");
  const { t: ts } = useTranslation("shell");
  const data = useScreenQuery<GroupsScreenQuery>(query, { isReadByParts: true });
  const environment = useRelayEnvironment();
  const userId = currentUserId();
  useReadAgain(() => readAnew<GroupsScreenAgainQuery>(environment, again, { userId }));
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState("");
  const person = data.user_profiles_connection.edges[0]?.node;
  usePassingTime(person?.seconds_to_change);
  const isVerified = person?.is_verified ?? false;
  const mayFound = person && readMayI(person.may_found);
  const createPath = isVerified ? "/groups/create" : "/identity-verification";
  const tab = tabs.find((name) => name === address.get("tab")) ?? "my-groups";

  const handleTab = (next: TabName) => {
    const changed = new URLSearchParams(address);
    changed.set("tab", next);
    setAddress(changed, { replace: true, preventScrollReset: true });
  };

  return (
    <Stack gap="6">
      <PageHeader
        title={t("title")}
        text={t("text")}
        actions={<ButtonLink to={createPath}>{t("create")}</ButtonLink>}
      />
      <ArrivalNotice />
      {!isVerified && (
        <Banner
          title={t("verify.title")}
          action={
            <ButtonLink size="sm" variant="outline" to="/identity-verification">
              {t("verify.action")}
            </ButtonLink>
          }
        >
          {t("verify.text")}
        </Banner>
      )}
      {isVerified && mayFound?.allowed === false && <FoundObstacle refusal={mayFound.refusal} />}
      <Tabs<TabName>
        label={t("tabs.label")}
        value={tab}
        onChange={handleTab}
        tabs={[
          { value: "my-groups", label: t("tabs.mine") },
          { value: "discover", label: t("tabs.discover") },
          { value: "schedule", label: t("tabs.schedule") },
        ]}
      >
        {(shown, panel) =>
          shown === "my-groups" ? (
            <Stack gap="5">
              <PendingGroups query={data} panel={panel} />
              <Part failed={ts("errorPage.groups")}>
                <Suspense fallback={<SkeletonCard height="60" />}>
                  <MyGroupsTab userId={userId} createPath={createPath} search={search} onSearch={setSearch} />
                </Suspense>
              </Part>
            </Stack>
          ) : shown === "discover" ? (
            <DiscoverTab
              filters={readFilters(address)}
              onFilter={(filters) =>
                setAddress(writeFilters(address, filters), { replace: true, preventScrollReset: true })
              }
            />
          ) : (
            person && <ScheduleTab person={person} />
          )
        }
      </Tabs>
    </Stack>
  );
}

import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { LoaderArgs } from "../../routing/entry.ts";
import type { GroupsScreenAgainQuery } from "../../__generated__/member/GroupsScreenAgainQuery.graphql.ts";
import type { GroupsScreenQuery } from "../../__generated__/member/GroupsScreenQuery.graphql.ts";
import { FoundObstacle } from "../../circle/joining/FoundObstacle.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { productNow } from "../../lib/productClock.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { usePassingTime } from "../../relay/usePassingTime.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { currentUserId } from "../../session/useMyId.ts";
import { Banner } from "../../ui/Banner.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { discoverWhere, readFilters, writeFilters } from "./discoverFilters.ts";
import { DiscoverTab } from "./DiscoverTab.tsx";
import { MyGroupsTab } from "./MyGroupsTab.tsx";
import { ScheduleTab } from "./ScheduleTab.tsx";

const tabs = ["my-groups", "discover", "schedule"] as const;
type TabName = (typeof tabs)[number];

const query = graphql`
  query GroupsScreenQuery($userId: uuid!, $name: String!, $where: groups_bool_exp!) {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          may_found
          seconds_to_change
          ...ScheduleTab_person @arguments(userId: $userId)
        }
      }
    }
    ...MyGroupsTab_query @arguments(userId: $userId, name: $name)
    ...DiscoverTab_query @arguments(where: $where)
  }
`;

/** What is read again here; the two long lists read themselves, as many rows as they show. */
const again = graphql`
  query GroupsScreenAgainQuery($userId: uuid!) {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          may_found
          seconds_to_change
          ...ScheduleTab_person @arguments(userId: $userId)
        }
      }
    }
  }
`;

export const loader = ({ url }: LoaderArgs) =>
  startQuery<GroupsScreenQuery>("member", query, {
    userId: currentUserId(),
    name: "%",
    where: discoverWhere(readFilters(url.searchParams), productNow()),
  });

/** A tab or filter lives in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

/** My circles, circles to discover, and my schedule. */
export function Component() {
  const { t } = useTranslation("browse");
  const data = useScreenQuery<GroupsScreenQuery>(query, { isReadByParts: true });
  const environment = useRelayEnvironment();
  const userId = currentUserId();
  useReadAgain(() => fetchQuery<GroupsScreenAgainQuery>(environment, again, { userId }).toPromise());
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
        {(shown) =>
          shown === "my-groups" ? (
            <MyGroupsTab query={data} userId={userId} createPath={createPath} search={search} onSearch={setSearch} />
          ) : shown === "discover" ? (
            <DiscoverTab
              query={data}
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

import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Check, Clock } from "lucide-react";
import { type SyntheticEvent, useMemo, useState } from "react";
import { graphql } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { SettingsScreenQuery } from "../../__generated__/member/SettingsScreenQuery.graphql.ts";
import { Part } from "../../components/Part.tsx";
import { SearchBox } from "../../components/SearchBox.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { required } from "../../lib/required.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { AccountTab } from "./account/AccountTab.tsx";
import { AdvancedTab } from "./advanced/AdvancedTab.tsx";
import { AppearanceTab } from "./appearance/AppearanceTab.tsx";
import { NotificationsTab } from "./notifications/NotificationsTab.tsx";
import { PlanTab } from "./plan/PlanTab.tsx";
import { AccountStanding } from "./security/AccountStanding.tsx";
import { securitySections } from "./security/securitySections.ts";
import { SecurityTab } from "./security/SecurityTab.tsx";
import { Sought } from "./SettingRow.tsx";
import { SettingsFound } from "./SettingsFound.tsx";
import { findRows, placeIn, rowAddress, type SettingsTab, settingsTabs } from "./settingsRows.ts";
import { type Fate, type Settings, useSettings } from "./useSettings.ts";

const query = graphql`
  query SettingsScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          ...AccountStanding_person
          ...AccountTab_person
          ...AdvancedTab_person
          ...PlanTab_person
          ...useSettings_person
        }
      }
    }
    ...AdvancedTab_query
  }
`;

export const loader = () => startQuery<SettingsScreenQuery>("member", query, {});
/** Tab and setting live in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

type Data = SettingsScreenQuery["response"];
type Person = Data["user_profiles_connection"]["edges"][number]["node"];

function TabContent(props: { tab: SettingsTab; person: Person; data: Data; settings: Settings }) {
  const { data, person, settings } = props;
  switch (props.tab) {
    case "account":
      return <AccountTab person={person} />;
    case "subscription":
      return <PlanTab person={person} />;
    case "notifications":
      return <NotificationsTab settings={settings} />;
    case "appearance":
      return <AppearanceTab settings={settings} />;
    case "security":
      return <SecurityTab status={<AccountStanding person={person} />} sections={securitySections} />;
    case "advanced":
      return <AdvancedTab settings={settings} person={person} query={data} />;
  }
}

/** Tells that a change is kept, or that it waits for a connection; its place is always there. */
function FateLine({ fate }: { fate: Fate }) {
  const { t } = useTranslation("settings");
  const Icon = fate === "waits" ? Clock : Check;
  return (
    <HStack role="status" gap="1.5" minH="6" color={fate === "waits" ? "fg.muted" : "paid.fg"} textStyle="sm">
      {fate && (
        <>
          <Icon size={16} aria-hidden />
          {t(fate)}
        </>
      )}
    </HStack>
  );
}

/** Every setting: six tabs, and a search over all of them (D176). */
export function Component() {
  const { t } = useTranslation("settings");
  const data = useScreenQuery<SettingsScreenQuery>(query);
  const { hash, key, search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const person = required(data.user_profiles_connection.edges[0]?.node, "user_profiles");
  const settings = useSettings(person);
  const { row, tab } = placeIn(search, hash);
  const sought = useMemo(() => ({ row, visit: key }), [key, row]);
  const goToFirst = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter may come before what was typed is drawn: the field has it.
    const first = findRows(event.currentTarget.querySelector("input")?.value ?? "", t)[0];
    if (!first) return;
    setTyped("");
    void navigate(rowAddress(first.row), { preventScrollReset: true });
  };
  return (
    <Stack gap="5" maxW="48rem">
      <Stack gap="1">
        <PageHeader title={t("title")} text={t("text")} />
        <FateLine fate={settings.fate} />
      </Stack>
      <chakra.form role="search" onSubmit={goToFirst}>
        <SearchBox label={t("search.label")} value={typed} onChange={setTyped} />
      </chakra.form>
      {typed.trim() === "" ? (
        <Tabs<SettingsTab>
          label={t("tab.label")}
          value={tab}
          onChange={(value) => void navigate(`/settings?tab=${value}`, { replace: true, preventScrollReset: true })}
          tabs={settingsTabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        >
          {(shown) => (
            <Sought value={sought}>
              <Part>
                <TabContent tab={shown} person={person} data={data} settings={settings} />
              </Part>
            </Sought>
          )}
        </Tabs>
      ) : (
        <SettingsFound typed={typed} onGo={() => setTyped("")} />
      )}
    </Stack>
  );
}

import { graphql, useFragment } from "react-relay";
import type { AdvancedTab_person$key } from "../../../__generated__/member/AdvancedTab_person.graphql.ts";
import type { AdvancedTab_query$key } from "../../../__generated__/member/AdvancedTab_query.graphql.ts";
import { LANGUAGES } from "../../../app/LanguageSelect.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { ExportRow } from "./ExportRow.tsx";
import { SettingList, SettingRow } from "../SettingRow.tsx";
import { SettingSwitch } from "../SettingSwitch.tsx";
import type { Settings } from "../useSettings.ts";

/** Language, currency, how much the pages may cost the device, and a copy of everything. */
export function AdvancedTab(props: {
  settings: Settings;
  person: AdvancedTab_person$key;
  query: AdvancedTab_query$key;
}) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const { keep, shown } = props.settings;
  const query = useFragment(
    graphql`
      fragment AdvancedTab_query on query_root {
        currencies_connection(first: 50, order_by: [{ code: desc }]) {
          edges {
            node {
              code
            }
          }
        }
        ...ExportRow_query
      }
    `,
    props.query,
  );
  const person = useFragment(
    graphql`
      fragment AdvancedTab_person on user_profiles {
        ...ExportRow_person
      }
    `,
    props.person,
  );
  const currencyName = new Intl.DisplayNames(locale, { type: "currency" });
  return (
    <SettingList title={t("tab.advanced")}>
      <SettingRow row="language">
        <SelectField
          label={t("row.language.label")}
          value={shown.language}
          // Each is named in itself, so that those who need it can read it.
          options={LANGUAGES.map(({ name, value }) => ({ value, label: name }))}
          onChange={({ target }) => keep({ language: target.value })}
        />
      </SettingRow>
      <SettingRow row="currency">
        <SelectField
          label={t("row.currency.label")}
          hint={t("advanced.currencyHint")}
          value={shown.currency}
          options={query.currencies_connection.edges.map(({ node: { code } }) => ({
            value: code,
            label: `${code} · ${currencyName.of(code) ?? code}`,
          }))}
          onChange={({ target }) => keep({ currency: target.value })}
        />
      </SettingRow>
      <SettingSwitch
        row="performance"
        hint={t("advanced.performanceHint")}
        isOn={shown.performance_mode}
        onChange={(performance_mode) => keep({ performance_mode })}
      />
      <SettingSwitch
        row="diagnostics"
        hint={t("advanced.diagnosticsHint")}
        isOn={shown.share_diagnostics}
        onChange={(share_diagnostics) => keep({ share_diagnostics })}
      />
      <SettingRow row="export">
        <ExportRow person={person} query={query} />
      </SettingRow>
    </SettingList>
  );
}

import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { SettingList, SettingRow } from "../SettingRow.tsx";
import type { RowId } from "../settingsRows.ts";
import { SecurityHere } from "./SecurityHere.tsx";

/** One part of the security tab, under the name of its setting. */
export interface SecuritySection {
  row: RowId;
  Section: ComponentType;
}

/** How the account stands, and below it everything that keeps it safe. */
export function SecurityTab({ status, sections }: { status: ReactNode; sections: readonly SecuritySection[] }) {
  const { t } = useTranslation("settings");
  return (
    <SettingList title={t("tab.security")}>
      <SettingRow row="status">{status}</SettingRow>
      <SecurityHere>
        {sections.map(({ row, Section }) => (
          <SettingRow key={row} row={row}>
            <Section />
          </SettingRow>
        ))}
      </SecurityHere>
    </SettingList>
  );
}

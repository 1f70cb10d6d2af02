import { useTranslation } from "../../i18n/useTranslation.ts";
import { SwitchField } from "../../ui/CheckboxField.tsx";
import { SettingRow } from "./SettingRow.tsx";
import type { RowId } from "./settingsRows.ts";

/** A setting that is on or off. */
export function SettingSwitch(props: { row: RowId; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation("settings");
  return (
    <SettingRow row={props.row}>
      <SwitchField
        label={t(`row.${props.row}.label`)}
        hint={props.hint}
        checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
    </SettingRow>
  );
}

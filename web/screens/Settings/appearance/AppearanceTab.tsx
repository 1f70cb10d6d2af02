import { useTranslation } from "../../../i18n/useTranslation.ts";
import { SettingList, SettingRow } from "../SettingRow.tsx";
import { SettingSwitch } from "../SettingSwitch.tsx";
import type { Settings } from "../useSettings.ts";
import { ThemePicker } from "./ThemePicker.tsx";

/** How the pages look and move. */
export function AppearanceTab({ settings: { keep, shown } }: { settings: Settings }) {
  const { t } = useTranslation("settings");
  return (
    <SettingList title={t("tab.appearance")}>
      <SettingRow row="theme">
        <ThemePicker onChoose={(theme) => keep({ theme })} />
      </SettingRow>
      <SettingSwitch
        row="contrast"
        hint={t("appearance.contrastHint")}
        isOn={shown.high_contrast}
        onChange={(high_contrast) => keep({ high_contrast })}
      />
      <SettingSwitch
        row="motion"
        hint={t("appearance.motionHint")}
        isOn={shown.reduced_motion}
        onChange={(reduced_motion) => keep({ reduced_motion })}
      />
    </SettingList>
  );
}

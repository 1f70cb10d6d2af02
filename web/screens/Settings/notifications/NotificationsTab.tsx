import { Suspense, useState } from "react";
import { Part } from "../../../components/Part.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PushSwitch } from "../../../push/PushSwitch.tsx";
import { SwitchField } from "../../../ui/CheckboxField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { Loading, SkeletonText } from "../../../ui/Skeletons.tsx";
import { SettingList, SettingRow } from "../SettingRow.tsx";
import { SettingSwitch } from "../SettingSwitch.tsx";
import type { Settings } from "../useSettings.ts";
import { DeviceList } from "./DeviceList.tsx";

const TIMINGS = ["3-days", "1-day", "same-day", "1-hour"] as const;

/** What is told to me, when and how (D174, D175, D191). */
export function NotificationsTab({ settings }: { settings: Settings }) {
  const { t } = useTranslation("settings");
  const [turned, setTurned] = useState(0);
  const { keep, shown } = settings;
  return (
    <SettingList title={t("tab.notifications")}>
      <SettingRow row="push">
        <PushSwitch onTurned={() => setTurned((times) => times + 1)} />
      </SettingRow>
      <SettingRow row="devices">
        <Part>
          <Suspense
            fallback={
              <Loading>
                <SkeletonText lines={2} />
              </Loading>
            }
          >
            <DeviceList key={turned} asOf={turned} />
          </Suspense>
        </Part>
      </SettingRow>
      <SettingSwitch
        row="reminders"
        hint={t("notifications.remindersHint")}
        isOn={shown.payment_reminders}
        onChange={(payment_reminders) => keep({ payment_reminders })}
      />
      <SettingRow row="timing">
        <SelectField
          label={t("row.timing.label")}
          value={shown.reminder_timing}
          disabled={!shown.payment_reminders}
          options={TIMINGS.map((value) => ({ value, label: t(`notifications.timing.${value}`) }))}
          onChange={({ target }) => keep({ reminder_timing: target.value })}
        />
      </SettingRow>
      <SettingSwitch
        row="updates"
        hint={t("notifications.updatesHint")}
        isOn={shown.group_updates}
        onChange={(group_updates) => keep({ group_updates })}
      />
      <SettingSwitch
        row="mail"
        hint={t("notifications.mailHint")}
        isOn={shown.email_enabled}
        onChange={(email_enabled) => keep({ email_enabled })}
      />
      <SettingRow row="sms">
        <SwitchField label={t("row.sms.label")} hint={t("notifications.smsHint")} checked={false} disabled readOnly />
      </SettingRow>
      <SettingSwitch
        row="marketing"
        hint={t("notifications.marketingHint")}
        isOn={shown.marketing_emails}
        onChange={(marketing_emails) => keep({ marketing_emails })}
      />
    </SettingList>
  );
}

import { Suspense, useState } from "react";
import { Part } from "../../../../components/Part.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { lazyPart } from "../../../../start/lazyPart.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { SettingRow, ToldSetting } from "../../SettingRow.tsx";

/** Loaded late: hardly anybody opens it. */
const DeletionDialog = lazyPart(async () => (await import("./DeletionDialog.tsx")).DeletionDialog);

/** The end of the account, apart from what is changed every day. */
export function DeletionRow() {
  const { t } = useTranslation("settings");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow row="deletion">
      <ToldSetting
        label={t("row.deletion.label")}
        action={
          <Button
            variant="outline"
            colorPalette="late"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            {t("deletion.open")}
          </Button>
        }
      >
        {t("deletion.text")}
      </ToldSetting>
      {isOpen && (
        <Part>
          <Suspense>
            <DeletionDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        </Part>
      )}
    </SettingRow>
  );
}

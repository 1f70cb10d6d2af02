import { Palette } from "lucide-react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useAppearance } from "../theme/useAppearance.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { QuietSelect } from "./QuietSelect.tsx";
import { type StoredTheme, useKeepAppearance } from "./useKeepAppearance.ts";

const THEMES: readonly StoredTheme[] = ["system", "default", "dark", "forest"];

/** Theme and language of somebody signed in. */
export function AppearanceChoice() {
  const { t } = useTranslation("shell");
  const keep = useKeepAppearance();
  const theme = useAppearance("theme") ?? "system";
  return (
    <>
      <QuietSelect
        isRow
        icon={Palette}
        label={t("appearance.theme")}
        value={theme}
        options={THEMES.map((value) => ({ value, name: t(`appearance.${value}`) }))}
        onChoose={(chosen) => keep({ theme: chosen })}
      />
      <LanguageSelect isRow onChoose={(language) => keep({ language })} />
    </>
  );
}

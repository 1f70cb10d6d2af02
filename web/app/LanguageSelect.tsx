import { Globe } from "lucide-react";
import { useShown } from "../i18n/i18n.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { changeAppearance, type Language } from "../theme/appearance.ts";
import { QuietSelect } from "./QuietSelect.tsx";

/** Each language is named in itself, so that those who need it can read it. */
export const LANGUAGES = [
  { value: "en", name: "English", lang: "en" },
  { value: "es", name: "Español", lang: "es" },
  { value: "fr", name: "Français", lang: "fr" },
] as const satisfies readonly { value: Language; name: string; lang: string }[];

/** Chooses for this device, unless `onChoose` does more. */
export function LanguageSelect({ isRow, onChoose }: { isRow?: boolean; onChoose?: (language: Language) => void }) {
  const { t } = useTranslation("shell");
  const { language } = useShown();
  return (
    <QuietSelect
      isRow={isRow}
      icon={Globe}
      label={t("language")}
      value={language}
      options={LANGUAGES}
      onChoose={onChoose ?? ((language) => changeAppearance({ language }))}
    />
  );
}

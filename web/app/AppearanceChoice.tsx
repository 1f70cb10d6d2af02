import { HStack } from "@chakra-ui/react";
import { Palette } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { storedAppearance } from "../theme/appearance.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";
import { QuietSelect } from "./QuietSelect.tsx";
import { type StoredTheme, useKeepAppearance } from "./useKeepAppearance.ts";

const THEMES: readonly StoredTheme[] = ["system", "default", "dark", "forest"];

function follow(onChange: () => void): () => void {
  addEventListener("appearance", onChange);
  return () => removeEventListener("appearance", onChange);
}

/** Theme and language of somebody signed in. */
export function AppearanceChoice() {
  const { t } = useTranslation("shell");
  const keep = useKeepAppearance();
  const theme = useSyncExternalStore(follow, () => storedAppearance().theme ?? "system");
  return (
    <HStack px="3" gap="4" minH="11" flexWrap="wrap">
      <QuietSelect
        icon={Palette}
        label={t("appearance.theme")}
        value={theme}
        options={THEMES.map((value) => ({ value, name: t(`appearance.${value}`) }))}
        onChoose={(chosen) => keep({ theme: chosen })}
      />
      <LanguageSelect onChoose={(language) => keep({ language })} />
    </HStack>
  );
}

import { chakra, HStack } from "@chakra-ui/react";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { changeAppearance, type Language } from "../theme/appearance.ts";

/** Each language is named in itself, so that those who need it can read it. */
const names: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

/** For visitors; members choose theirs in the settings, where it is kept with the account. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation("shell");
  return (
    <HStack gap="1" color="fg.muted">
      <Globe size={16} aria-hidden />
      <chakra.select
        aria-label={t("language")}
        value={i18n.resolvedLanguage}
        onChange={(event) => changeAppearance({ language: event.target.value as Language })}
        h="9"
        px="1"
        bg="transparent"
        textStyle="sm"
        cursor="pointer"
        borderRadius="l1"
        focusVisibleRing="outside"
      >
        {Object.entries(names).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </chakra.select>
    </HStack>
  );
}

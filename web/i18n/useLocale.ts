import { useTranslation } from "react-i18next";

/** The language shown, in the region the browser names for it: `en` reads as `en-GB` for a British browser. */
export function localeFor(language: string, preferred: readonly string[] = navigator.languages): string {
  return preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language;
}

/** The locale for amounts and dates. */
export function useLocale(): string {
  const { i18n } = useTranslation();
  return localeFor(i18n.resolvedLanguage ?? i18n.language);
}

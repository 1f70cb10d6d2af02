import { useShown } from "./i18n.ts";
import { localeFor } from "./localeFor.ts";

/** The locale for amounts and dates. */
export function useLocale(): string {
  return localeFor(useShown().language);
}

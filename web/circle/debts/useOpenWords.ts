import { useCallback } from "react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { OpenContribution } from "./openContribution.ts";
import { openWords } from "./openWords.ts";

/** Says in the reader's language what somebody has left open in rounds that are over. */
export function useOpenWords(): (open: readonly OpenContribution[]) => string {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  return useCallback((open) => openWords(t, locale, open), [t, locale]);
}

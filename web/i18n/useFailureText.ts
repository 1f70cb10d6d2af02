import { useCallback } from "react";
import { asFailure } from "../lib/AppFailure.ts";
import { useShown } from "./i18n.ts";
import { sentences } from "./sentences.ts";
import { useLocale } from "./useLocale.ts";
import { useTranslation } from "./useTranslation.ts";

/**
 * Gives the sentence for a failure, by its code and in the reader's language. For a code that is not known here it gives
 * a kind, general sentence, never the server's English.
 */
export function useFailureText(): (thrown: unknown) => string {
  const { t } = useTranslation("errors");
  const { language } = useShown();
  const locale = useLocale();
  return useCallback(
    (thrown) => {
      const { code, values } = asFailure(thrown);
      const say = (area: string) => sentences.say({ language, locale }, area, code, values);
      return say("refusals") ?? say("errors") ?? t("unexpected");
    },
    [t, language, locale],
  );
}

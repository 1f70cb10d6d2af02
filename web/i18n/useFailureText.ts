import { useCallback } from "react";
import { asFailure } from "../lib/AppFailure.ts";
import { localDay } from "../lib/dates.ts";
import { productNow } from "../lib/productClock.ts";
import { useShown } from "./i18n.ts";
import { sentences } from "./sentences.ts";
import { useDateText } from "./useDateText.ts";
import { useLocale } from "./useLocale.ts";
import { useTranslation } from "./useTranslation.ts";

/** Somebody did too much in a time (D185, D247): such refusals end by themselves, and carry when. */
const isOfRate = (code: string) => code.startsWith("too-many-");

/**
 * Gives the sentence for a failure, by its code and in the reader's language. For a code that is not known here it gives
 * a kind, general sentence, never the server's English. Where waiting is all that helps, it says until when.
 */
export function useFailureText(): (thrown: unknown) => string {
  const { t } = useTranslation("errors");
  const { language } = useShown();
  const locale = useLocale();
  const dateText = useDateText();
  return useCallback(
    (thrown) => {
      const { code, until, values } = asFailure(thrown);
      const say = (area: string) => sentences.say({ language, locale }, area, code, values);
      const sentence = say("refusals") ?? say("errors") ?? t("unexpected");
      if (until === undefined || !isOfRate(code)) return sentence;
      const isToday = localDay(new Date(until)) === localDay(productNow());
      return t("again", { sentence, when: dateText(until, isToday ? "second" : "dateTime") });
    },
    [t, language, locale, dateText],
  );
}

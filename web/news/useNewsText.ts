import { useCallback } from "react";
import { newsText, type Part, type StoredNews } from "../../schema/news/words.ts";
import { useShown } from "../i18n/i18n.ts";
import { sentences } from "../i18n/sentences.ts";
import { useLocale } from "../i18n/useLocale.ts";

/** Gives the sentences of news in the reader's language; null for what this page does not know how to say. */
export function useNewsText(): (part: Part, news: StoredNews) => string | null {
  const { language } = useShown();
  const locale = useLocale();
  return useCallback((part, news) => newsText(sentences, part, news, { language, locale }), [language, locale]);
}

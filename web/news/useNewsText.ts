import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { newsText, type Part, type StoredNews, type Texts } from "../../schema/news/words.ts";
import { useLocale } from "../i18n/useLocale.ts";

/** Gives the sentences of news in the reader's language; null for what this page does not know how to say. */
export function useNewsText(): (part: Part, news: StoredNews) => string | null {
  const { i18n } = useTranslation("news");
  const locale = useLocale();
  // The kind decides the key, so the key is not known to the compiler.
  const texts = i18n as unknown as Texts;
  const language = i18n.resolvedLanguage ?? i18n.language;
  return useCallback((part, news) => newsText(texts, part, news, { language, locale }), [texts, language, locale]);
}

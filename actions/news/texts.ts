import en from "../../schema/news/en.json" with { type: "json" };
import es from "../../schema/news/es.json" with { type: "json" };
import fr from "../../schema/news/fr.json" with { type: "json" };
import { createTranslator } from "../../schema/words/translator.ts";
import lettersEn from "./letters/en.json" with { type: "json" };
import lettersEs from "./letters/es.json" with { type: "json" };
import lettersFr from "./letters/fr.json" with { type: "json" };

/**
 * The sentences of news and of their letters, in every language. None falls back to English, because a missing sentence
 * that appeared in English would not be noticed.
 */
export const newsTexts = createTranslator({
  en: { news: en, letters: lettersEn },
  es: { news: es, letters: lettersEs },
  fr: { news: fr, letters: lettersFr },
});

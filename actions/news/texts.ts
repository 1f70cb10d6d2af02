import { createInstance } from "i18next";
import en from "../../schema/news/en.json" with { type: "json" };
import es from "../../schema/news/es.json" with { type: "json" };
import fr from "../../schema/news/fr.json" with { type: "json" };
import type { Texts } from "../../schema/news/words.ts";
import { addTextFormats } from "../textFormats.ts";
import { LANGUAGES } from "../mail/letter.ts";
import lettersEn from "./letters/en.json" with { type: "json" };
import lettersEs from "./letters/es.json" with { type: "json" };
import lettersFr from "./letters/fr.json" with { type: "json" };

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  resources: { en: { news: en }, es: { news: es }, fr: { news: fr } },
  supportedLngs: [...LANGUAGES],
  // There is no fallback, because a missing sentence that appeared in English would not be noticed.
  fallbackLng: false,
  interpolation: { escapeValue: false },
});
for (const [language, letters] of Object.entries({ en: lettersEn, es: lettersEs, fr: lettersFr })) {
  i18n.addResourceBundle(language, "news", letters, true);
}
addTextFormats(i18n);

/** The sentences of news and of their letters, in every language. */
export const newsTexts = i18n as Texts;

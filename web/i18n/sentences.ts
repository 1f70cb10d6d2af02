import { createTranslator, type Reader, type Translator, type Values } from "../../schema/words/translator.ts";
import { bringTexts, texts } from "./bring.ts";
import { type Shown, showAgain } from "./i18n.ts";
import { localeFor } from "./localeFor.ts";

const translator = createTranslator(texts);

/** Keys that were asked for and exist in no file of the language; English is shown in their place (D172). */
export const missingTexts = new Map<string, number>();

const readerOf = (language: string): Reader => ({ language, locale: localeFor(language) });

/** A text as it was written, and how its values are put into it or into a piece of it. */
export interface Written {
  text: string;
  fill(piece: string): string;
}

/** The text under a key; where there is none in any language, the key itself. */
export function written({ language }: Shown, area: string, key: string, values: Values = {}): Written {
  const inLanguage = (one: string): Written | undefined => {
    const text = translator.find(one, area, key, values);
    return text === undefined ? undefined : { text, fill: (piece) => translator.fill(piece, values, readerOf(one)) };
  };
  return inLanguage(language) ?? missing(area, key) ?? inLanguage("en") ?? { text: key, fill: (piece) => piece };
}

let isEnglishComing = false;

function missing(area: string, key: string): undefined {
  const name = `${area}:${key}`;
  missingTexts.set(name, (missingTexts.get(name) ?? 0) + 1);
  if (isEnglishComing || texts["en"]) return;
  isEnglishComing = true;
  // Without a connection the key itself is shown until the next text is missing.
  bringTexts("en")
    .then(showAgain, () => {})
    .finally(() => (isEnglishComing = false));
}

/** Sentences whose keys the server decides: one that is not known here is not missing. */
export const sentences: Pick<Translator, "say"> = {
  say: (reader, area, key, values) =>
    translator.say(reader, area, key, values) ?? translator.say(readerOf("en"), area, key, values),
};

/** A piece of a document with its values in it, for whoever reads `language`. */
export const filled = (language: string, text: string, values: Values): string =>
  translator.fill(text, values, readerOf(language));

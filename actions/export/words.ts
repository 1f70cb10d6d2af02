import { createTranslator, type Reader } from "../../schema/words/translator.ts";
import { formOf, type Language } from "../mail/letter.ts";
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };

/** Every kind of data in a package; its title is in the words. */
export type SectionId = keyof typeof en.sections;
export type ChapterId = keyof typeof en.chapters;
/** A table of words for codes, mostly that of the database with the same name. */
export type WordsId = keyof typeof en.words;

/** The words of a package, in every language. None falls back to English, because a missing word would not be noticed. */
const texts = createTranslator({ en: { export: en }, es: { export: es }, fr: { export: fr } });

/** Who reads a package: in which words, in which form of amounts and days, and where their clocks are. */
export interface PackageReader extends Reader {
  timeZone: string;
  /** Made once: a format takes longer to make than a thousand cells to write. */
  forms: { instant: Intl.DateTimeFormat; day: Intl.DateTimeFormat; number: Intl.NumberFormat };
}

export function readerOf(language: Language, clocks: string | null): PackageReader {
  const [locale, timeZone] = [formOf(language), clocks ?? "UTC"];
  return {
    language,
    locale,
    timeZone,
    forms: {
      instant: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }),
      day: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
      number: new Intl.NumberFormat(locale),
    },
  };
}

/** A word or a sentence of a package. @throws where the language lacks it */
export function say(reader: PackageReader, key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const text = texts.say(reader, "export", key, values);
  if (text === undefined) throw new Error(`no ${key} in ${reader.language}`);
  return text;
}

/** The word for a code; the code itself where it is newer than the words. */
export const wordFor = (reader: PackageReader, words: WordsId, code: string): string =>
  texts.say(reader, "export", `words.${words}.${code}`) ?? code;

/**
 * The one way from a text to a sentence, for server and client alike (decision 14). A text is an entry of a JSON file; what
 * it may hold:
 *
 * - `{{name}}`, `{{member.alias}}`: a value, shown as it is;
 * - `{{amount, money}}`: a value in one of the forms of `formats.ts`;
 * - a plural: for a value `count` the entry `key_one` is taken, `key_many` or `key_other`, as the language counts.
 *
 * Values are put in once and are never read again, so a name that holds `{{group}}` stays that name.
 */
import { formats } from "./formats.ts";
import { valueAt } from "./valueAt.ts";

export interface Reader {
  /** Language of the words: `es`. */
  language: string;
  /** Form of money, numbers and days: `es`, `es-MX`. */
  locale: string;
}

export type Values = Readonly<Record<string, unknown>>;

/** Texts by language and area, each a tree of entries. It may grow: it is read each time anew. */
export type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Translator {
  /** The text as it was written, in the plural form for `values.count`; undefined where the language has none. */
  find(language: string, area: string, key: string, values?: Values): string | undefined;
  /** A text with its values in it. A value that is not there leaves nothing. */
  fill(text: string, values: Values, reader: Reader): string;
  /** Both: the sentence, or undefined where the reader's language has none. */
  say(reader: Reader, area: string, key: string, values?: Values): string | undefined;
}

const PLACE = /\{\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*)?\}\}/g;

export function createTranslator(texts: Texts): Translator {
  const entry = (language: string, area: string, key: string): string | undefined => {
    const found = valueAt(texts, `${language}.${area}.${key}`);
    return typeof found === "string" ? found : undefined;
  };

  const find: Translator["find"] = (language, area, key, values) => {
    const count = values?.["count"];
    if (typeof count !== "number") return entry(language, area, key);
    return (
      entry(language, area, `${key}_${pluralForm(language, count)}`) ??
      entry(language, area, `${key}_other`) ??
      entry(language, area, key)
    );
  };

  const fill: Translator["fill"] = (text, values, reader) =>
    text.replace(PLACE, (_, path: string, form: string | undefined) => {
      const value = valueAt(values, path);
      if (value === undefined || value === null) return "";
      const write = form === undefined ? undefined : formats.get(form);
      if (write)
        return write(value, { locale: reader.locale, phrase: (key, of) => say(reader, "news", key, of) ?? "" });
      return typeof value === "object" ? "" : String(value);
    });

  const say: Translator["say"] = (reader, area, key, values = {}) => {
    const text = find(reader.language, area, key, values);
    return text === undefined ? undefined : fill(text, values, reader);
  };

  return { fill, find, say };
}

const rules = new Map<string, Intl.PluralRules>();

/** How a language counts: `one` and `other`, in Spanish and French also `many` from a million on. */
function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}

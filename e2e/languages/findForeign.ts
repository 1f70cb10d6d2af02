import type { SeenText } from "./readPage.ts";
import { wordsOf } from "./vocabulary.ts";

/** What people wrote or named themselves; it is shown unchanged in every language. */
export class WrittenByPeople {
  readonly #names: ReadonlySet<string>;
  readonly #texts: readonly string[];

  /**
   * @param names of people and places; each of their words is allowed anywhere
   * @param texts allowed only as a whole or as initials, because their words belong to a language
   */
  constructor(names: readonly string[], texts: readonly string[]) {
    this.#names = new Set([...names.flatMap((name) => [...wordsOf(name), initials(name)]), ...texts.map(initials)]);
    this.#texts = [...new Set(texts.map(plain))].filter(Boolean).toSorted((a, b) => b.length - a.length);
  }

  /** The rest of a text, without what people wrote. */
  without(text: string): string {
    let rest = plain(text);
    for (const written of this.#texts) rest = rest.replaceAll(written, " ");
    return rest.replaceAll(/\p{L}\p{M}*(?:\p{L}\p{M}*)*/gu, (word) =>
      this.#names.has(word.toLowerCase()) ? " " : word,
    );
  }
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
/** Initials of the first and the last word, as the pictures of people and circles show them. */
const initials = (name: string): string => {
  const words = wordsOf(name);
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? words.at(-1)![0] : ""}`;
};

/** Forms that no reader should see: an ISO date, a code, an open placeholder, or English money and hours. */
const RAW: readonly [what: string, form: RegExp][] = [
  ["a raw date", /\b\d{4}-\d{2}-\d{2}\b/],
  ["a code", /\b[a-z]+(?:_[a-z]+)+\b/],
  ["an open placeholder", /\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /],
  ["a uuid", /[0-9a-f]{8}-[0-9a-f]{4}-/],
  ["an English amount", /\d,\d{3}\.\d{2}|[$€£]\d/],
  ["an English hour", /\d\s?[AP]M\b/],
];

/** Names the raw forms in a text. */
export const rawForms = (text: string): string[] => RAW.filter(([, form]) => form.test(text)).map(([what]) => what);

/** Texts with a word of another language or in a raw form, each with its place and the reason. */
export function findForeign(
  seen: readonly SeenText[],
  { vocabulary, written }: { vocabulary: ReadonlySet<string>; written: WrittenByPeople },
): string[] {
  return seen.flatMap(({ text, where }) => {
    const rest = written.without(text.replaceAll(/https?:\S+|\S*@\S+|\/g\/\S+/g, " "));
    const words = wordsOf(rest).filter((word) => word.length > 1 && !vocabulary.has(word));
    const faults = [...rawForms(rest), ...(words.length > 0 ? [`“${words.join(" ")}”`] : [])];
    return faults.length > 0 ? [`${where}: ${faults.join(", ")} in “${text.slice(0, 160)}”`] : [];
  });
}

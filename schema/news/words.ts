import type { Reader, Translator, Values } from "../words/translator.ts";
import type en from "./en.json";

type Kinds = typeof en.kinds;
type KindsWith<Channel extends string> = {
  [Kind in keyof Kinds]: Channel extends keyof Kinds[Kind] ? Kind : never;
}[keyof Kinds];

/** Every kind of news that has sentences. */
export type NewsKind = keyof Kinds;
export type NoticeKind = KindsWith<"notice">;

/** A piece of news as a row keeps it: what happened, and the facts of it (D304). */
export interface StoredNews {
  kind: string;
  values: unknown;
}

export type Part =
  | "notice.title"
  | "notice.text"
  | "feed.title"
  | "feed.text"
  | "chat.text"
  | "letter.subject"
  | "letter.text"
  | "letter.button";

/**
 * One part of what a piece of news says, in the reader's language and with money and days in the reader's form. Where a
 * kind says different things for different reasons, its value `reason` chooses the sentence.
 * @returns null where the kind has no such part, or is not known here: an older page meets newer news
 */
export function newsText(
  texts: Pick<Translator, "say">,
  part: Part,
  { kind, values }: StoredNews,
  reader: Reader,
): string | null {
  const area = part.startsWith("letter") ? "letters" : "news";
  const key = `kinds.${kind}.${part}`;
  const facts = isolated(Object(values)) as Values;
  const { reason } = facts;
  const forReason = typeof reason === "string" ? texts.say(reader, area, `${key}_${reason}`, facts) : undefined;
  return forReason ?? texts.say(reader, area, key, facts) ?? null;
}

/** Signs that turn the direction of what follows, and letters that are written from right to left. */
const TURNS = /\p{Bidi_Control}/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The same values, in which no name or note turns the words and amounts of the sentence around it: what could is set
 * apart by U+2068 and U+2069, without turning signs of its own.
 */
function isolated(value: unknown): unknown {
  if (typeof value === "string") {
    const plain = value.replaceAll(TURNS, "");
    return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
  }
  if (Array.isArray(value)) return value.map(isolated);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isolated(inner)]));
}

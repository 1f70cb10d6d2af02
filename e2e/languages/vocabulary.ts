import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeDay } from "../../schema/writeDay.ts";

type Texts = { readonly [key: string]: string | Texts };
export type Language = "en" | "es" | "fr";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** Every word of a text in lower case. Parts that an apostrophe or a hyphen joins count as words of their own. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}\p{M}*(?:\p{L}\p{M}*)*/gu) ?? [];

/**
 * Every word that a screen may show in a language: the words of its texts, dates and times, and the product's own
 * names. Any other word was written neither by a translator nor by a person of the story.
 */
export function vocabularyOf(language: Language): ReadonlySet<string> {
  return new Set([...textsOf(language), ...formatsOf(language), ...NAMES].flatMap(wordsOf));
}

/** Brands, the devices of the story, currencies, and the languages' names for themselves. */
const NAMES = [
  "Savings Circle",
  "Stripe",
  "Didit",
  "WhatsApp",
  "Telegram",
  "Facebook",
  "Snapchat",
  "Chrome Firefox Safari Linux Android iOS macOS",
  "X",
  "USD EUR GBP US",
  "English Español Français",
];

/** The sentences of the screens, and those that client and server share. */
function textsOf(language: Language): string[] {
  const folders = [path.join(ROOT, "web/i18n/locales", language)];
  const shared = readdirSync(path.join(ROOT, "schema"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `${language}.json`)
    .map((entry) => path.join(entry.parentPath, entry.name));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return [...files, ...shared].flatMap((file) => leaves(JSON.parse(readFileSync(file, "utf8")) as Texts));
}

// The client replaces braces by a value and tags by an element.
const leaves = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) =>
    typeof text === "string" ? [text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, " ")] : leaves(text),
  );

/** Every month, weekday and part of the day. */
const MOMENTS = Array.from({ length: 84 }, (_, n) => new Date(Date.UTC(2026, n % 12, 1 + (n % 28), n % 24)));
const UNITS = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"] as const;

function formatsOf(language: Language): string[] {
  const dates = (["long", "short"] as const).flatMap((width) => [
    new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", timeZone: "UTC" }),
    new Intl.DateTimeFormat(language, { weekday: width, day: "numeric", month: width, timeZone: "UTC" }),
  ]);
  const relative = UNITS.flatMap((unit) =>
    [-5, -2, -1, 0, 1, 2, 5].flatMap((count) => [
      new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(count, unit),
      new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "narrow" }).format(count, unit),
    ]),
  );
  const lengths = UNITS.filter((unit) => unit !== "quarter").flatMap((unit) =>
    [1, 5].map((count) => new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count)),
  );
  const zones = Intl.supportedValuesOf("timeZone").map((timeZone) =>
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" }).format(0),
  );
  const lists = [new Intl.ListFormat(language).format(["1", "2", "3"])];
  return [
    ...dates.flatMap((format) => MOMENTS.map((moment) => writeDay(format, moment))),
    ...relative,
    ...lengths,
    ...lists,
    ...zones,
  ];
}

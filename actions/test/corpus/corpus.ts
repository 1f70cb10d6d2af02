/**
 * Values that attackers send, or clients by mistake, in fifteen families. `CORPUS_SHARE=1` tries every one in every field; else
 * each field has a share of its own, 0.8 %, drawn from a seed that the run prints.
 */
import fc from "fast-check";
import { DATES } from "./dates.ts";
import { EMAILS, PHONES } from "./contacts.ts";
import { FILES } from "./files.ts";
import { NOBODY, UUIDS } from "./ids.ts";
import { FORMATS, MARKUP, SQL } from "./languages.ts";
import { LENGTHS } from "./lengths.ts";
import { MONEY } from "./money.ts";
import { NUMBERS } from "./numbers.ts";
import { PATHS, URLS } from "./places.ts";
import { SHAPES } from "./shapes.ts";
import { UNICODE } from "./unicode.ts";

export { NOBODY };

export const FAMILIES: Readonly<Record<string, readonly unknown[]>> = {
  unicode: UNICODE,
  numbers: NUMBERS,
  money: MONEY,
  dates: DATES,
  ids: UUIDS,
  phones: PHONES,
  emails: EMAILS,
  markup: MARKUP,
  sql: SQL,
  formats: FORMATS,
  paths: PATHS,
  urls: URLS,
  shapes: SHAPES,
  lengths: LENGTHS,
  files: FILES,
};

/** Every value once, however many families have it. */
export const CORPUS: readonly unknown[] = [
  ...new Map(
    Object.values(FAMILIES).flatMap((family) => family.map((value) => [JSON.stringify(value), value])),
  ).values(),
];

/** Which part of the values is tried in a field. */
export const CORPUS_SHARE = Number(process.env.CORPUS_SHARE ?? 0.008);
/** Which values are drawn; a number of one's own draws the same again. */
export const CORPUS_SEED = Number(process.env.CORPUS_SEED ?? Date.now() % 2 ** 31);

/** The values that are tried in a field, drawn for this field. */
export function valuesFor(field: string): readonly unknown[] {
  if (CORPUS_SHARE >= 1) return CORPUS;
  const seed = [...field].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) | 0, CORPUS_SEED);
  const most = Math.ceil(CORPUS.length * CORPUS_SHARE);
  return fc.sample(fc.shuffledSubarray([...CORPUS], { minLength: most, maxLength: most }), { seed, numRuns: 1 })[0]!;
}

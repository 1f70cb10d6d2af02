import { readFileSync } from "node:fs";
import type { Refusal } from "../actions/refusals/catalogue.ts";
import { createTranslator } from "../schema/words/translator.ts";

/** The sentence that the client shows for a refusal in a language. */
export function clientWords(language: string): (refusal: Refusal) => string {
  const refusals: unknown = JSON.parse(readFileSync(`schema/refusals/${language}.json`, "utf8"));
  const words = createTranslator({ [language]: { refusals } });
  return ({ code, values }) => words.say({ language, locale: language }, "refusals", code, { ...values }) ?? code;
}

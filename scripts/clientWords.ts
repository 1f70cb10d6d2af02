import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import type { Refusal } from "../actions/refusals/catalogue.ts";
import { addFormats } from "../web/i18n/formats.ts";

/** The sentence that the client shows for a refusal in a language. */
export async function clientWords(language: string): Promise<(refusal: Refusal) => string> {
  const words = createInstance();
  const texts: Record<string, string> = JSON.parse(readFileSync(`schema/refusals/${language}.json`, "utf8"));
  await words.init({
    lng: language,
    resources: { [language]: { refusals: texts } },
    defaultNS: "refusals",
    interpolation: { escapeValue: false },
  });
  addFormats(words);
  return (refusal) => words.t(refusal.code, { ...refusal.values });
}

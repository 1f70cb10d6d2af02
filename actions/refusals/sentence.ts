import english from "../../schema/refusals/en.json" with { type: "json" };
import { createTranslator } from "../../schema/words/translator.ts";
import type { Refusal } from "./catalogue.ts";

const words = createTranslator({ en: { refusals: english } });

/** What the answer's `message` says; people read it in their own language, by the code. */
export function englishSentence({ code, values }: Refusal): string {
  return words.say({ language: "en", locale: "en" }, "refusals", code, { ...values }) ?? code;
}

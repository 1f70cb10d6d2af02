import { createInstance } from "i18next";
import english from "../../schema/refusals/en.json" with { type: "json" };
import { addTextFormats } from "../textFormats.ts";
import type { Refusal } from "./catalogue.ts";

/** The sentences have the form of i18next, as in the client, which says the same in the reader's language. */
const words = createInstance();
void words.init({
  lng: "en",
  resources: { en: { refusals: english } },
  defaultNS: "refusals",
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

addTextFormats(words);

/** What the answer's `message` says; people read it in their own language, by the code. */
export function englishSentence({ code, values }: Refusal): string {
  return words.t(code, { ...values });
}

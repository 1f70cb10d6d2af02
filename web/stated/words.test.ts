import { expect, it } from "vitest";
import { STATED, type StatedText } from "../../schema/stated/stated.ts";
import { texts } from "../i18n/bring.ts";
import { bringTexts } from "../i18n/bring.ts";
import { valueAt } from "../../schema/words/valueAt.ts";

await Promise.all(
  (["en", "es", "fr"] as const).map((language) => bringTexts(language, "signIn", "member", "rare", "news")),
);

const every = Object.keys(STATED) as StatedText[];
const read = (language: string, text: string) => valueAt(texts, `${language}.${text}`);

/** Words that another language writes alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  es: ["restart.error"],
  fr: ["groups.visibility.public"],
};

it("R1: the English sentences are the specification's, word for word", () => {
  for (const text of every) expect([text, read("en", text)]).toEqual([text, STATED[text]]);
});

it.each(["es", "fr"])("each is said in %s in words of its own", (language) => {
  const same = every.filter((text) => read(language, text) === STATED[text]);
  expect(same).toEqual(ALIKE[language]);
  for (const text of every) expect([text, typeof read(language, text)]).toEqual([text, "string"]);
});

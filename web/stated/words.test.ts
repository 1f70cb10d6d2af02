import { expect, it } from "vitest";
import { STATED } from "../../schema/stated/stated.ts";
import { texts } from "../i18n/bring.ts";
import { bringTexts } from "../i18n/bring.ts";
import { valueAt } from "../../schema/words/valueAt.ts";

await Promise.all(
  (["en", "es", "fr"] as const).map((language) =>
    bringTexts(language, "signIn", "register", "member", "own", "rare", "news"),
  ),
);

const stated: Readonly<Record<string, string>> = STATED;
const every = Object.keys(stated);
const read = (language: string, text: string) => valueAt(texts, `${language}.${text}`);

/** Words that another language writes alike. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  es: ["restart.error", "messages.tab.chat"],
  fr: ["groups.visibility.public", "messages.tab.votes"],
};

it("R1: the English sentences are the specification's, word for word", () => {
  for (const text of every) expect([text, read("en", text)]).toEqual([text, stated[text]]);
});

it.each(["es", "fr"])("each is said in %s in words of its own", (language) => {
  const same = every.filter((text) => read(language, text) === stated[text]);
  expect(same).toEqual(ALIKE[language]);
  for (const text of every) expect([text, typeof read(language, text)]).toEqual([text, "string"]);
});

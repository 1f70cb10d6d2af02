/** Each sentence of the specification's catalogue of errors for accounts is said in a situation, or owed. */
import { expect, it } from "vitest";
import { OWED, STATED_OF_ACCOUNTS } from "../../schema/stated/accounts/accounts.ts";
import { CATALOGUE } from "../../schema/stated/accounts/catalogue.ts";
import { STATED } from "../../schema/stated/stated.ts";

/** How many sentences were owed when the list was last counted. It never grows. */
const OWED_AT_MOST = 0;

const said: readonly string[] = Object.values(STATED);

it.each(Object.entries(CATALOGUE))("%s: each sentence is said in a situation, or owed", (_, sentences) => {
  expect(sentences.filter((sentence) => !said.includes(sentence) && !OWED.includes(sentence))).toEqual([]);
});

it("owes fewer sentences each time, none twice and none that is said", () => {
  expect(OWED.length).toBeLessThanOrEqual(OWED_AT_MOST);
  expect(OWED.filter((sentence, at) => OWED.indexOf(sentence) !== at)).toEqual([]);
  // Messages say some of the same words in other places.
  const saidHere: readonly string[] = Object.values(STATED_OF_ACCOUNTS);
  expect(OWED.filter((sentence) => saidHere.includes(sentence))).toEqual([]);
});

it("owes only what the catalogue has", () => {
  const rows = new Set<string>(Object.values(CATALOGUE).flat());
  expect(OWED.filter((sentence) => !rows.has(sentence))).toEqual([]);
});

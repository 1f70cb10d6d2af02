import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { circleForTests } from "../test/circleForTests.ts";
import type { PublicCircle } from "./circle.ts";
import { type Language, languageFor, texts } from "./texts.ts";
import { wordsOf } from "./words.ts";

it.each<[string, Partial<PublicCircle>, Language, string]>([
  ["several free seats", {}, "en", "2 seats are free: $100.00 every month. 4 of 6 members."],
  ["one free seat", { spots_left: 1 }, "en", "1 seat is free: $100.00 every month. 4 of 6 members."],
  ["a full circle", { spots_left: 0 }, "en", "Each member pays $100.00 every month. 4 of 6 members."],
  [
    "a circle that has begun with fewer, where no seat is free any more",
    { status: "started", current_members: 5, locked_member_count: 5 },
    "en",
    "Each member pays $100.00 every month. 5 of 5 members.",
  ],
  [
    "a currency without minor units",
    { currency: "JPY", contribution_amount: 10_000 },
    "en",
    "2 seats are free: ¥10,000 every month. 4 of 6 members.",
  ],
  ["Spanish", {}, "es", "Quedan 2 lugares libres: 100,00 $ cada mes. 4 de 6 miembros."],
  ["French", {}, "fr", "2 places sont libres : 100,00 $ chaque mois. 4 membres sur 6."],
])("says of %s what its page says", (_, circle, language, description) => {
  const words = wordsOf(circleForTests(circle), language);
  expect(words.description.replaceAll(/[\u{A0}\u{202F}]/gu, " ")).toBe(description);
});

it("has words for every rhythm in every language", () => {
  const schema = buildSchema(readFileSync("schema/anonymous.graphql", "utf8"));
  const rhythms = (schema.getType("frequencies_enum") as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(rhythms.length).toBeGreaterThan(2);
  for (const language of Object.keys(texts) as Language[]) {
    for (const frequency of rhythms) wordsOf(circleForTests({ frequency }), language);
  }
});

it("says nothing rather than a code of a newer server", () => {
  expect(() => wordsOf(circleForTests({ frequency: "daily" }), "en")).toThrow(/frequency\.daily/);
});

describe("the language", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["*", "en"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["de-DE, FR;q=0.5", "fr"],
    ["constructor,__proto__", "en"],
  ])("of %s is %s", (accepted, language) => {
    expect(languageFor(accepted)).toBe(language);
  });
});

/** Every text of the client in every language, said with drawn values. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { formats } from "../../schema/words/formats.ts";
import { createTranslator } from "../../schema/words/translator.ts";
import { bringTexts, texts } from "./bring.ts";

await Promise.all(
  (["en", "es", "fr"] as const).map((language) =>
    bringTexts(language, "signIn", "register", "member", "own", "rare", "news"),
  ),
);
const translator = createTranslator(texts);

function keysIn(tree: object, before = ""): string[] {
  return Object.entries(tree).flatMap(([key, inner]) =>
    typeof inner === "string" ? [before + key] : keysIn(inner as object, `${before}${key}.`),
  );
}

const everyText = Object.entries(texts).flatMap(([language, areas]) =>
  Object.entries(areas).flatMap(([area, tree]) =>
    keysIn(tree).map((key) => ({ language, area, key, text: translator.find(language, area, key)! })),
  ),
);

const number = fc.nat(9_999_999);
const name = fc.constantFrom("Amina", "Bruno", "Círculo de la Plaza");
const people = fc.array(fc.record({ alias: name }), { minLength: 1, maxLength: 30 });
const byForm: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  day: fc.constantFrom("2026-05-12", "2031-12-31"),
  days: number,
  hours: number,
  minutes: number,
  money: fc.record({ cents: number, currency: fc.constantFrom("USD", "EUR", "GBP") }),
  names: people,
  number,
  percent: fc.nat(100),
  ofCycle: fc.integer({ min: 1, max: 99 }),
  ranking: people,
  seconds: number,
};

const places = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},]+?)\s*(?:,\s*([^}]+?)\s*)?\}\}/g)].map(([, path, form]) => ({ path: path!, form }));

/** Values for the places of a text; `{{member.alias}}` is in a value `member`. */
const valuesOf = (text: string): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      places(text).map(({ path, form }) => {
        const [outer, inner] = path.split(".");
        const value = form === undefined ? fc.oneof(name, number) : byForm[form]!;
        return [outer!, inner === undefined ? value : value.map((of) => ({ [inner]: of }))];
      }),
    ),
  );

it("there are texts in each language", () => {
  for (const areas of Object.values(texts)) expect(Object.keys(areas)).toContain("refusals");
  expect(everyText.length).toBeGreaterThan(2_500);
});

it("every form that a text asks for is one of ours, and this test knows what to draw for it", () => {
  const asked = new Set(everyText.flatMap(({ text }) => places(text).flatMap(({ form }) => form ?? [])));
  expect([...asked].filter((form) => !formats.has(form))).toEqual([]);
  expect(Object.keys(byForm).toSorted()).toEqual([...formats.keys()].toSorted());
});

it("no text leaves a brace, an object or a nothing in its sentence", () => {
  for (const { language, area, key, text } of everyText) {
    fc.assert(
      fc.property(valuesOf(text), (values) => {
        const said = translator.say({ language, locale: language }, area, key, values);
        expect(said, `${language} ${area}:${key}`).not.toMatch(/[{}]|\[object|undefined|null|NaN|Invalid Date/);
        expect(said).not.toBe("");
      }),
      { numRuns: 5 },
    );
  }
});

it("every tag is closed: `<money/>`, or `<terms>` and `</terms>`", () => {
  const open = everyText.filter(({ text }) => /[<>]/.test(text.replaceAll(/<(\w+)\/>|<(\w+)>[^<]*<\/\2>/g, "")));
  expect(open).toEqual([]);
});

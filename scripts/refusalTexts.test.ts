/** Refusals in every language: server and client share the codes, the values and the sentences. */
import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AREAS, type Refusal, type RefusalCode, REFUSALS } from "../actions/refusals/catalogue.ts";
import { englishSentence } from "../actions/refusals/sentence.ts";
import { count, day, money, planName, payMethod } from "../actions/facts.ts";
import type { RefusalEntry } from "../actions/refusals/values.ts";
import { clientWords } from "./clientWords.ts";

const languages = ["en", "es", "fr"] as const;
const textsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`schema/refusals/${language}.json`, "utf8"));
const texts = { en: textsIn("en"), es: textsIn("es"), fr: textsIn("fr") };
const codes = Object.keys(REFUSALS) as RefusalCode[];
const shapeOf = (code: RefusalCode) => (REFUSALS[code] as RefusalEntry).values;

const drawn = new Map<unknown, fc.Arbitrary<unknown>>([
  [planName, fc.constantFrom("Premium", "All-Inclusive")],
  [count, fc.integer({ min: 2, max: 9_999 })],
  [money, fc.record({ cents: fc.integer({ min: 1, max: 9_999_999 }), currency: fc.constantFrom("USD", "EUR", "GBP") })],
  [payMethod, fc.constantFrom(...payMethod.options)],
  [
    day,
    fc
      .date({ min: new Date("2026-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ],
]);

/** Every refusal with values of the catalogue's shape. */
const refusals = fc.constantFrom(...codes).chain((code): fc.Arbitrary<Refusal> => {
  const shape = shapeOf(code)?.shape ?? {};
  const values = Object.fromEntries(
    Object.entries(shape).map(([name, type]) => {
      const found = [...drawn].find(([known]) => known === type);
      if (!found) throw new Error(`no way to draw ${code}.${name}`);
      return [name, found[1]];
    }),
  );
  return Object.keys(values).length === 0
    ? fc.constant({ code } as Refusal)
    : fc.record(values).map((values) => ({ code, values }) as unknown as Refusal);
});

const keysOf = (code: string, language: (typeof languages)[number]) =>
  Object.keys(texts[language]).filter((key) => key === code || key === `${code}_one` || key === `${code}_other`);
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(.+?)\s*\}\}/g)].map(([, inside]) => inside!).toSorted();

describe("the catalogue", () => {
  it("has each code in one area", () => {
    const all = Object.values(AREAS).flatMap((area) => Object.keys(area));
    expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
  });

  it("has no code that nothing refuses with", () => {
    const inCode = globSync("actions/**/*.ts")
      .filter((file) => !file.startsWith("actions/refusals/") && !file.includes("/test/") && !file.endsWith(".test.ts"))
      // Naming the HTTP status of a code does not count as refusing with it.
      .map((file) => readFileSync(file, "utf8").replace(/AUTH_STATUSES = \{[^}]*\}/, ""));
    const inDatabase = globSync("hasura/migrations/default/*/up.sql").map((file) =>
      readFileSync(file, "utf8").replaceAll("'", '"'),
    );
    const sources = [...inCode, ...inDatabase, readFileSync("schema/refusals/constraints.json", "utf8")].join("\n");
    expect(codes.filter((code) => !sources.includes(`"${code}"`))).toEqual([]);
  });
});

describe.each(languages)("the sentences in %s", (language) => {
  it("exist for every code of the catalogue and no other", () => {
    expect(codes.filter((code) => keysOf(code, language).length === 0)).toEqual([]);
    const known = new Set(codes.flatMap((code) => keysOf(code, language)));
    expect(Object.keys(texts[language]).filter((key) => !known.has(key))).toEqual([]);
  });

  it("show the catalogue's values in the same formats as English", () => {
    for (const code of codes) {
      const [english] = keysOf(code, "en");
      for (const key of keysOf(code, language)) {
        const shown = placeholdersOf(texts[language][key]!);
        expect([key, shown]).toEqual([key, placeholdersOf(texts.en[english!]!)]);
        const names = shown.map((inside) => inside.split(",")[0]!);
        expect(names.filter((name) => !(name in (shapeOf(code)?.shape ?? {})))).toEqual([]);
      }
    }
  });

  it("have no placeholder, no raw amount and no raw date, whatever the values are", () => {
    const say = clientWords(language);
    fc.assert(
      fc.property(refusals, (refusal) => {
        const sentence = say(refusal);
        expect(sentence).not.toBe(refusal.code);
        expect(sentence).not.toMatch(/\{\{|undefined|\[object|NaN|\d{4}-\d\d-\d\d|\d{5,}/);
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each<[string, Refusal]>([
  // The specification's sentences with a number, word for word.
  ["Need at least 4 members to start (currently 2)", { code: "not-enough-members", values: { needed: 4, members: 2 } }],
  [
    "Free plan limit reached: You can only join 1 group. Upgrade to join more.",
    { code: "free-plan-limit", values: { count: 1 } },
  ],
  ["Too many failed attempts, wait 30 minutes", { code: "account-locked", values: { minutes: 30, retryAfter: 1800 } }],
  ["You can resend the email in 42 seconds.", { code: "resend-paused", values: { retryAfter: 42 } }],
  [
    "Password Too Short: must be at least 12 characters long for enhanced security",
    { code: "password-too-short", values: { min: 12 } },
  ],
])("%s", (sentence, refusal) => {
  expect(englishSentence(refusal)).toBe(sentence);
});

it("amounts, days and numbers are in the reader's format", () => {
  const range: Refusal = {
    code: "contribution-range",
    values: { min: { cents: 500, currency: "EUR" }, max: { cents: 500_000, currency: "EUR" } },
  };
  const dates: Refusal = { code: "start-date-range", values: { earliest: "2026-05-12", latest: "2027-05-11" } };
  const [en, es, fr] = languages.map(clientWords);
  expect(en!(range)).toBe("The contribution must be between €5.00 and €5,000.00.");
  expect(fr!(range)).toMatch(/entre 5,00\s€ et 5\s000,00\s€/);
  expect(es!(dates)).toContain("12 de mayo de 2026");
});

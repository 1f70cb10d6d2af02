import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formats } from "./formats.ts";
import { createTranslator, type Values } from "./translator.ts";

const news = {
  list: { others_one: "{{count}} other", others_other: "{{count}} others" },
  round: { ofCycle: " of cycle {{cycle}}" },
};
const area = {
  plain: "Welcome",
  named: "{{name}} paid",
  spaced: "{{ name }} paid {{ amount , money }}",
  twice: "{{name}} and {{name}}",
  inner: "{{member.alias}} joined",
  status: { started: "Started", deeper: { still: "Still" } },
  list: ["not", "a text"],
  free_one: "{{count}} seat is free",
  free_other: "{{count}} seats are free",
  many_one: "uno",
  many_many: "millones",
  many_other: "varios",
  uncounted: "{{count}} of them",
  paid: "{{amount, money}}",
  due: "{{on, day}}",
  days: "{{wait, days}}",
  wait: "{{minutes, minutes}}, {{seconds, seconds}}",
  limit: "{{max, number}}",
  from: "from {{people, names}}",
  order: "{{people, ranking}}",
  round: "round {{round}}{{cycle, ofCycle}}",
  odd: "{{name, unheardOf}}",
};
const texts = { en: { area, news }, es: { area, news }, fr: { area, news } };
const translator = createTranslator(texts);
const say = (key: string, values?: Values, locale = "en") =>
  translator.say({ language: locale.slice(0, 2), locale }, "area", key, values);

const usd = (cents: number) => ({ cents, currency: "USD" });
const people = (count: number) => Array.from({ length: count }, (_, index) => ({ alias: `P${index + 1}` }));

it.each<[string, string, Values | undefined, string | undefined]>([
  ["a text without values", "plain", undefined, "Welcome"],
  ["a value", "named", { name: "Amina" }, "Amina paid"],
  ["a number as a value", "named", { name: 7 }, "7 paid"],
  ["spaces around a value", "spaced", { name: "Amina", amount: usd(500) }, "Amina paid $5.00"],
  ["a value in two places", "twice", { name: "Bo" }, "Bo and Bo"],
  ["a value inside a value", "inner", { member: { alias: "Chloé" } }, "Chloé joined"],
  ["a key in a tree", "status.started", undefined, "Started"],
  ["a key deep in a tree", "status.deeper.still", undefined, "Still"],
  ["nothing for a branch", "status", undefined, undefined],
  ["nothing for a list", "list", undefined, undefined],
  ["nothing for an unknown key", "status.over", undefined, undefined],
  ["nothing for a key that goes on after a text", "plain.length", undefined, undefined],
  ["the form for one", "free", { count: 1 }, "1 seat is free"],
  ["the form for none", "free", { count: 0 }, "0 seats are free"],
  ["the form for several", "free", { count: 2 }, "2 seats are free"],
  ["a text that has no forms, with a count", "uncounted", { count: 3 }, "3 of them"],
  ["no form for a count that is no number", "free", { count: "1" }, undefined],
  ["an amount", "paid", { amount: usd(123_456) }, "$1,234.56"],
  ["an amount of a currency without minor units", "paid", { amount: { cents: 500, currency: "JPY" } }, "¥500"],
  ["a day", "due", { on: "2026-05-12" }, "May 12, 2026"],
  ["a length in days", "days", { wait: 1 }, "1 day"],
  ["lengths of time", "wait", { minutes: 30, seconds: 1 }, "30 minutes, 1 second"],
  ["a number", "limit", { max: 10_000 }, "10,000"],
  ["a short list of people", "from", { people: people(3) }, "from P1, P2, and P3"],
  [
    "ten people by name",
    "order",
    { people: people(10) },
    people(10)
      .map(({ alias }, n) => `${n + 1}. ${alias}`)
      .join(", "),
  ],
  ["others, counted", "from", { people: people(11) }, "from P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, and 1 other"],
  ["a ranking", "order", { people: people(2) }, "1. P1, 2. P2"],
  ["a round of the first cycle", "round", { round: 3, cycle: 1 }, "round 3"],
  ["a round of a later cycle", "round", { round: 3, cycle: 2 }, "round 3 of cycle 2"],
  ["nothing where a value is missing", "named", {}, " paid"],
  ["nothing where a value is null", "paid", { amount: null }, ""],
  ["nothing where a value has no text", "named", { name: { first: "Amina" } }, " paid"],
  ["a value in a form that nobody knows as it is", "odd", { name: "Amina" }, "Amina"],
])("says %s", (_, key, values, sentence) => {
  expect(say(key, values)).toBe(sentence);
});

it("writes amounts, numbers, days and lists in the reader's form", () => {
  const values = { amount: usd(123_456), max: 12_345, on: "2026-05-12", people: people(2) };
  expect(say("paid", values, "fr")).toMatch(/^1\s234,56\s\$$/);
  expect(say("limit", values, "es-MX")).toBe("12,345");
  expect(say("limit", values, "es-ES")).toBe("12.345");
  expect(say("due", values, "en-GB")).toBe("12 May 2026");
  expect(say("from", values, "es")).toBe("from P1 y P2");
});

describe("plural forms", () => {
  it.each([
    ["en", [0, 2, 1_000_000], "varios"],
    ["en", [1], "uno"],
    ["es", [0, 2, 1_000_001], "varios"],
    ["es", [1], "uno"],
    ["es", [1_000_000, 2_000_000], "millones"],
    // Nothing is singular in French.
    ["fr", [0, 1, 1.5], "uno"],
    ["fr", [2, 999_999], "varios"],
    ["fr", [1_000_000], "millones"],
  ])("in %s %j are %s", (language, counts, form) => {
    expect(counts.map((count) => say("many", { count }, language))).toEqual(counts.map(() => form));
  });

  it("a million takes the form for several where a text has none of its own", () => {
    expect(say("free", { count: 1_000_000 }, "es")).toBe("1000000 seats are free");
  });
});

describe("what people wrote", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "{{name}}",
      "{{amount, money}}",
      "$t(area:plain)",
      "$&",
      "$1",
      "$`",
      "<b>Bo</b>",
      "{{",
      "}}",
      "&amp;",
    ),
  );

  it("stays as it was written, wherever it stands", () => {
    fc.assert(
      fc.property(hostile, hostile, (name, alias) => {
        expect(say("named", { name })).toBe(`${name} paid`);
        expect(say("twice", { name })).toBe(`${name} and ${name}`);
        expect(say("inner", { member: { alias } })).toBe(`${alias} joined`);
        expect(say("from", { people: [{ alias: name }, { alias }] })).toBe(`from ${name} and ${alias}`);
        expect(say("order", { people: [{ alias: name }, { alias }] })).toBe(`1. ${name}, 2. ${alias}`);
      }),
      { examples: [["{{name}}", "{{member.alias}}"]] },
    );
  });

  it("what a tree merely inherits is found by no key and by no value", () => {
    const step = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "length", "area", "en", "plain");
    const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join("."));
    const reader = { language: "en", locale: "en" };
    fc.assert(
      fc.property(path, path, (place, key) => {
        const isThere = place === "area" && key === "plain";
        expect(translator.say(reader, place, key)).toBe(isThere ? "Welcome" : undefined);
        expect(translator.fill(`{{${place}}}|{{${place}, ${key.replaceAll(".", "")}}}`, {}, reader)).toBe("|");
      }),
      { examples: [["area", "plain"]] },
    );
  });
});

it("knows no form by the name of what every object has", () => {
  expect(formats.get("toString")).toBeUndefined();
  expect(translator.fill("{{name, constructor}}", { name: "Amina" }, { language: "en", locale: "en" })).toBe("Amina");
});

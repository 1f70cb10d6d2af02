import fc from "fast-check";
import { z } from "zod";
import { CATALOGUE, KINDS, type NewsKind } from "../news/catalogue.ts";
import type { News } from "../news/define.ts";

/** As much of JSON Schema as the shapes of values use. */
interface Shape {
  type?: string;
  format?: string;
  const?: string;
  enum?: string[];
  oneOf?: Shape[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minItems?: number;
}

export interface DrawnNews {
  kind: NewsKind;
  values: Record<string, unknown>;
}

/** For tests: any piece of news, as a row keeps it, with texts of people drawn from `words`. */
export const drawnNews = (words: fc.Arbitrary<string>): fc.Arbitrary<DrawnNews> =>
  fc.constantFrom(...KINDS).chain((kind) => drawnValues(kind, words).map((values) => ({ kind, values })));

/** For tests: the values of one kind, as a row keeps them. */
export function drawnValues(kind: NewsKind, words: fc.Arbitrary<string>): fc.Arbitrary<Record<string, unknown>> {
  const { about, values }: News = CATALOGUE[kind];
  const own = draw(z.toJSONSchema(values) as Shape, words) as fc.Arbitrary<Record<string, unknown>>;
  return about === "person" ? own : fc.tuple(own, words).map(([facts, group]) => Object.assign(facts, { group }));
}

function draw(shape: Shape, words: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const ways = shape.oneOf ?? shape.anyOf;
  if (ways) return fc.oneof(...ways.map((one) => draw(one, words)));
  switch (shape.type) {
    case "object": {
      const entries = Object.entries(shape.properties ?? {});
      return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, NAMED[name] ?? draw(inner, words)])));
    }
    case "array":
      return fc.array(draw(shape.items!, words), { minLength: shape.minItems, maxLength: 50 });
    case "integer":
      // It is shorter than a large amount in cents, so that a test can look for such an amount in a sentence.
      return fc.integer({ min: 1, max: 9_999 });
    case "string":
      if (shape.format === "uuid") return fc.uuid();
      if (shape.format === "date") return day;
      return words;
    default:
      throw new Error(`no way to draw ${JSON.stringify(shape)}`);
  }
}

const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  currency: fc.constantFrom("USD", "EUR", "GBP"),
};
const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

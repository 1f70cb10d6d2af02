import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const TOO_MANY = `the query selects more than ${USER_LIMITS.fields} fields`;
const CHESS = { data: { groups: [{ slug: "chess" }] } };

/** Fragments that each spread the next one twice: 2^levels fields, though each level adds only one line. */
function bomb(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, n) => `fragment F${n} on groups { ...F${n + 1} ...F${n + 1} }`);
  return `{ groups { ...F0 } } ${fragments.join(" ")} fragment F${levels} on groups { slug }`;
}

/** One fragment for each name, which spreads the fragments that `next` names. */
const spreading = (names: readonly string[], next: (index: number) => string): string =>
  names.map((name, index) => `fragment ${name} on groups { slug ...${next(index)} }`).join(" ");

describe("a bomb of fragments", () => {
  it.each([5, 10])("of 2^%i fields is answered, because they are all the same field", async (levels) => {
    expect((await target.ask(bomb(levels))).json).toEqual(CHESS);
  });

  it.each([11, 12, 15, 20, 30, 60, 150])("of 2^%i fields is counted and refused, not spread", async (levels) => {
    const refused = await target.ask(bomb(levels));
    expect([refused.code, refused.message]).toEqual(["validation-failed", TOO_MANY]);
    await target.expectAlive();
  });

  it("on the Node interface is refused too", async () => {
    const fragments = Array.from({ length: 20 }, (_, n) => `fragment F${n} on Node { ...F${n + 1} ...F${n + 1} }`);
    const query = `{ node(id: "x") { ...F0 } } ${fragments.join(" ")} fragment F20 on Node { id }`;
    expect((await target.ask(query, undefined, { path: "/v1beta1/relay" })).message).toBe(TOO_MANY);
  });

  it("inside introspection is refused too", async () => {
    const fragments = Array.from({ length: 20 }, (_, n) => `fragment F${n} on __Type { ...F${n + 1} ...F${n + 1} }`);
    const query = `{ __schema { types { ...F0 } } } ${fragments.join(" ")} fragment F20 on __Type { name }`;
    expect((await target.ask(query)).message).toBe(TOO_MANY);
  });

  it("that nobody spreads is ignored", async () => {
    expect((await target.ask(bomb(30).replace("...F0", "slug"))).json).toEqual(CHESS);
  });
});

describe("fragments in a circle", () => {
  const hundred = Array.from({ length: 100 }, (_, n) => `F${n}`);
  it.each([
    ["of one", "{ groups { ...A } } fragment A on groups { ...A }", '"A", "A"'],
    ["of two", `{ groups { ...A } } ${spreading(["A", "B"], (n) => "BA"[n]!)}`, '"A", "B", "A"'],
    ["of a hundred", `{ groups { ...F0 } } ${spreading(hundred, (n) => `F${(n + 1) % 100}`)}`, '"F0"'],
    ["behind a field", "{ groups { ...A } } fragment A on groups { members { group { ...A } } }", '"A", "A"'],
    ["inside introspection", "{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }", '"A", "A"'],
  ])("%s are refused by name", async (_, query, names) => {
    const refused = await target.ask(query);
    expect([refused.code, refused.message]).toEqual(["validation-failed", expect.stringContaining(names)]);
    expect(refused.message).toMatch(/form a cycle$/);
    await target.expectAlive();
  });
});

it("a chain of 200 fragments is answered", async () => {
  const names = Array.from({ length: 200 }, (_, n) => `F${n}`);
  const query = `{ groups { ...F0 } } ${spreading(names, (n) => `F${n + 1}`)} fragment F200 on groups { slug }`;
  expect((await target.ask(query)).json).toEqual(CHESS);
});

it.each([
  ["nothing of that name", "{ groups { ...Nobody } }", 'reference to undefined fragment "Nobody"'],
  [
    "a name twice",
    "{ groups { ...A } } fragment A on groups { slug } fragment A on groups { ...A }",
    'multiple definitions for fragment "A"',
    "parse-failed",
  ],
  ["another type", "{ groups { slug ... on messages { secret } } }", undefined],
])("a spread of %s has a clear answer", async (_, query, message, code = "validation-failed") => {
  const answer = await target.ask(query);
  if (message === undefined) expect(answer.json).toEqual(CHESS);
  else expect([answer.code, answer.message]).toEqual([code, message]);
});

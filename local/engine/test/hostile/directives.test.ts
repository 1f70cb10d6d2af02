import { afterAll, beforeAll, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const { directives } = USER_LIMITS;
const TOO_MANY = `the query has more than ${directives} directives`;
const TOO_LONG = /the query has more than \d+ tokens/;
/** Selections that carry that many directives in all, because none may stand twice in one place. */
const often = (count: number, selection: (directives: string) => string): string =>
  selection("@include(if: true) @skip(if: false)").repeat(count / 2);

it.each([
  ["on fields", (count: number) => `{ groups { ${often(count, (all) => `slug ${all} `)} } }`],
  [
    "on a fragment's spreads",
    (count: number) => `{ groups { ${often(count, (all) => `...F ${all} `)} } } fragment F on groups { slug }`,
  ],
  ["on inline fragments", (count: number) => `{ groups { ${often(count, (all) => `... ${all} { slug } `)} } }`],
  [
    "inside a fragment that is spread twice",
    (count: number) => `{ groups { ...F ...F } } fragment F on groups { ${often(count / 2, (all) => `slug ${all} `)} }`,
  ],
])("%s may reach the limit, but not exceed it by two", async (_, query) => {
  expect((await target.ask(query(directives))).json).toEqual({ data: { groups: [{ slug: "chess" }] } });
  const refused = await target.ask(query(directives + 2));
  expect([refused.code, refused.message]).toEqual(["validation-failed", TOO_MANY]);
});

it.each<[string, string, string | RegExp]>([
  ["1,000 unknown ones", `{ groups { slug ${"@x ".repeat(990)} } }`, TOO_MANY],
  ["10,000 on one field", `{ groups { slug ${"@x ".repeat(10_000)} } }`, TOO_LONG],
  ["an unknown one", "{ groups { slug @a } }", "directive 'a' is not defined in the schema"],
  ["51 on the operation", `query ${"@cached ".repeat(51)} { groups { slug } }`, TOO_MANY],
  ["no condition", "{ groups { slug @include } }", "missing required field 'if'"],
  ["a text for a condition", '{ groups { slug @include(if: "yes") } }', /expected a boolean/],
  ["a list for a condition", "{ groups { slug @skip(if: [true]) } }", /expected a boolean/],
  ["null for a condition", "{ groups { slug @skip(if: null) } }", /null/],
  ["a variable that is not there", "{ groups { slug @skip(if: $x) } }", 'unbound variable "x"'],
])("%s is refused", async (_, query, message) => {
  const refused = await target.ask(query);
  expect([refused.code, refused.message]).toEqual([
    "validation-failed",
    typeof message === "string" ? message : expect.stringMatching(message),
  ]);
  await target.expectAlive();
});

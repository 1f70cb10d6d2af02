import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const { documentLength, tokens } = USER_LIMITS;
const CHESS = { data: { groups: [{ slug: "chess" }] } };
const QUERY = "{ groups { slug } }";
const NO_QUERY = "not a valid graphql query";

describe("a document", () => {
  it("may reach the limit of characters, but not exceed it by one", async () => {
    const padded = (length: number): string => QUERY + " ".repeat(length - QUERY.length);
    expect((await target.ask(padded(documentLength))).json).toEqual(CHESS);
    const refused = await target.ask(padded(documentLength + 1));
    expect([refused.code, refused.message]).toEqual([
      "validation-failed",
      `the query is longer than ${documentLength} characters`,
    ]);
  });

  it("may reach the limit of tokens, but not exceed it by one", async () => {
    const padded = (count: number): string => `{ groups { ${"slug ".repeat(count - 5)}} }`;
    expect((await target.ask(padded(tokens))).json).toEqual(CHESS);
    expect((await target.ask(padded(tokens + 1))).message).toBe(`the query has more than ${tokens} tokens`);
  });

  it.each<[string, string, string | RegExp]>([
    ["nothing", "", NO_QUERY],
    ["only white space", " \n\t,,, ", NO_QUERY],
    ["only a comment", "# groups { slug }", NO_QUERY],
    ["60,000 commas", ",".repeat(60_000), NO_QUERY],
    ["300,000 characters of comments", "#\n".repeat(150_000), /longer/],
    ["a name of 60,000 letters", `{ ${"a".repeat(60_000)} }`, /not found in type/],
    ["an argument of 60,000 letters", `{ groups(${"a".repeat(60_000)}: 1) { slug } }`, /has no argument/],
    ["a number of 60,000 digits", `{ groups(limit: ${"9".repeat(60_000)}) { slug } }`, /bounds/],
    ["an offset of 60,000 digits", `{ groups(offset: ${"9".repeat(60_000)}) { slug } }`, /bounds/],
    ["a stars of 60,000 digits", `{ messages(where: {stars: {_eq: ${"9".repeat(60_000)}}}) { body } }`, /bounds/],
    ["a number with a great exponent", "{ messages(where: {stars: {_eq: 1e999999}}) { body } }", /bounds/],
    ["a string without end", '{ groups(where: {slug: {_eq: "', NO_QUERY],
    ["a block string without end", '{ groups(where: {slug: {_eq: """', NO_QUERY],
    ["an escape that is none", '{ groups(where: {slug: {_eq: "\\q"}}) { slug } }', NO_QUERY],
    ["half a surrogate pair", '{ groups(where: {slug: {_eq: "\\ud800"}}) { slug } }', NO_QUERY],
    ["a character beyond Unicode", '{ groups(where: {slug: {_eq: "\\u{110000}"}}) { slug } }', NO_QUERY],
    ["control characters", "{ groups { \u0001slug } }", NO_QUERY],
    ["a type", "type groups { slug: String }", NO_QUERY],
    ["a type beside a query", `${QUERY} extend schema @x`, NO_QUERY],
    ["240 operations", QUERY.replace("{", "query Q {").repeat(240), /exactly one operation/],
    [
      "480 variables",
      `query (${Array.from({ length: 480 }, (_, n) => `$v${n}: Int`).join(" ")}) ${QUERY}`,
      undefined as never,
    ],
    ["SQL", "select * from messages; drop table messages --", NO_QUERY],
  ])("of %s has a clear answer", async (_, query, message) => {
    const answer = await target.ask(query);
    if (message === undefined) expect(answer.json).toEqual(CHESS);
    else {
      expect(answer.code).toMatch(/^(validation|parse)-failed$/);
      expect(answer.message).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
    }
    await target.expectAlive();
  });

  it("may not name an unknown operation, however long its name", async () => {
    const ask = (operationName: string) => target.send(JSON.stringify({ query: QUERY, operationName }));
    expect((await ask("x".repeat(100_000))).code).toBe("validation-failed");
    expect((await ask("__proto__")).code).toBe("validation-failed");
    expect((await ask("constructor")).code).toBe("validation-failed");
  });
});

it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"])(
  "what every JavaScript object has is no field: %s",
  async (name) => {
    for (const query of [
      `{ ${name} }`,
      `{ groups { ${name} } }`,
      `{ groups(${name}: 1) { slug } }`,
      `{ groups(where: {${name}: {_eq: 1}}) { slug } }`,
      `{ groups(where: {slug: {${name}: "x"}}) { slug } }`,
      `{ groups(order_by: {slug: ${name}}) { slug } }`,
      `{ groups { ...${name} } }`,
      `mutation { insert_groups(objects: [{${name}: 1}]) { affected_rows } }`,
      `mutation { insert_messages(objects: [], on_conflict: {constraint: ${name}}) { affected_rows } }`,
      `query ($${name}: Int) { groups(limit: $${name}, offset: $x) { slug } }`,
      `{ groups { slug @${name} } }`,
      `{ __type(name: "${name}") { name fields { name } } nothing }`,
    ]) {
      expect([query, (await target.ask(query)).code]).toEqual([query, "validation-failed"]);
    }
    const variable = await target.send(
      `{"query":"query ($w: groups_bool_exp) { groups(where: $w) { slug } }","variables":{"w":{"${name}":{}}}}`,
    );
    expect(variable.code).toBe("validation-failed");
    const alias = await target.ask(`{ groups { ${name}: slug } }`);
    expect(alias.text).toBe(`{"data":{"groups":[{"${name}":"chess"}]}}`);
  },
);

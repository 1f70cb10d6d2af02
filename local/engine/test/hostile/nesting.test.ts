import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type HostileAnswer, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const { depth, nestedLists, valueDepth, documentLength } = USER_LIMITS;
const TOO_DEEP = `the query is nested deeper than ${depth} levels`;
const VALUE_TOO_DEEP = `the query is nested deeper than ${valueDepth} levels`;
const TOO_LONG = `the query is longer than ${documentLength} characters`;

/** From members to groups and back again: fields nested `levels` deep. */
function circular(levels: number): string {
  const names = Array.from({ length: levels - 2 }, (_, n) => (n % 2 === 0 ? "members" : "group"));
  const leaf = levels % 2 === 0 ? "slug" : "role";
  return `{ groups { ${names.map((name) => `${name} { `).join("")}${leaf} ${"} ".repeat(levels)}`;
}

/** A list in a list in a list. */
const lists = (levels: number): string =>
  `{ groups { ${"members { group { ".repeat(levels - 1)} slug ${"} } ".repeat(levels - 1)} } }`;

/** One fragment for each level, so that no selection set of the text is deep. */
function throughFragments(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, n) =>
    n % 2 === 0
      ? `fragment F${n} on groups { members { ...F${n + 1} } }`
      : `fragment F${n} on group_members { group { ...F${n + 1} } }`,
  );
  return `{ groups { ...F0 } } ${fragments.join(" ")} fragment F${levels} on ${levels % 2 === 0 ? "groups { slug }" : "group_members { role }"}`;
}

/** JSON as text, because the client's own JSON.stringify cannot write values this deep. */
const nested = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);
const not = (levels: number): string => `${'{"_not":'.repeat(levels)}{}${"}".repeat(levels)}`;
const sendWith = (query: string, variables: string): Promise<HostileAnswer> =>
  target.send(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
const FILTERED = "query ($w: groups_bool_exp) { groups(where: $w) { slug } }";
const SETTINGS =
  'mutation ($v: jsonb) { update_groups(where: {slug: {_eq: "none"}}, _set: {settings: $v}) { affected_rows } }';

describe("selections", () => {
  it("may reach the limit of depth, but not exceed it by one level", async () => {
    const twelve = (last: string) =>
      `{ groups_connection { edges { node { members_connection { edges { node { group { members_connection { edges { node { ${last} } } } } } } } } } } }`;
    const relay = { path: "/v1beta1/relay" };
    expect((await target.ask(twelve("user { handle }"), undefined, relay)).code).toBeUndefined();
    const deeper = await target.ask(twelve("group { members_aggregate { aggregate { count } } }"), undefined, relay);
    expect(deeper.message).toBe(TOO_DEEP);
  });

  it("may nest lists in lists, but not without bounds", async () => {
    expect((await target.ask(lists(nestedLists))).code).toBeUndefined();
    const refused = await target.ask(lists(nestedLists + 1));
    expect([refused.code, refused.message]).toEqual([
      "validation-failed",
      `lists are nested deeper than ${nestedLists} levels`,
    ]);
    const connections =
      "{ groups_connection { edges { node { members { group { members { group { messages { body } } } } } } } } }";
    expect((await target.ask(connections, undefined, { path: "/v1beta1/relay" })).message).toMatch(/^lists are nested/);
  });

  it.each([
    ["one level too deep", circular(depth + 1), TOO_DEEP],
    ["100 deep", circular(100), TOO_DEEP],
    ["one level too deep through fragments", throughFragments(depth - 1), TOO_DEEP],
    ["200 deep through fragments", throughFragments(200), /nested deeper|tokens/],
    ["10,000 deep", circular(10_000), TOO_LONG],
    ["5,000 braces", "{".repeat(5000), /not a valid graphql query|tokens/],
    ["inline fragments 400 deep", `{ groups ${"{ ... ".repeat(400)} { slug } ${"}".repeat(400)} }`, undefined],
  ])("%s", async (_, query, message) => {
    const answer = await target.ask(query);
    if (message === undefined) expect(answer.json).toEqual({ data: { groups: [{ slug: "chess" }] } });
    else expect([answer.code, answer.message]).toEqual(["validation-failed", expect.stringMatching(message)]);
    await target.expectAlive();
  });

  it("are bounded on the relay endpoint and for subscriptions too", async () => {
    const relay = `{ groups_connection { edges { node { ${"members { group { ".repeat(6)} slug ${"} } ".repeat(6)} } } } }`;
    expect((await target.ask(relay, undefined, { path: "/v1beta1/relay" })).message).toBe(TOO_DEEP);
    const live = await target.ask(`subscription ${circular(depth + 1)}`);
    expect(live.message).toBe(TOO_DEEP);
  });
});

describe("values", () => {
  it("may reach the limit of depth", async () => {
    expect((await sendWith(FILTERED, `{"w":${not(valueDepth - 1)}}`)).code).toBeUndefined();
    expect((await sendWith(SETTINGS, `{"v":${nested(valueDepth, "[", "]")}}`)).code).toBeUndefined();
  });

  it.each([
    ["a filter", FILTERED, `{"w":${not(valueDepth)}}`],
    ["a filter 900 connectives deep", FILTERED, `{"w":${not(900)}}`],
    ["a list in a jsonb", SETTINGS, `{"v":${nested(valueDepth + 1, "[", "]")}}`],
    ["a jsonb 900 lists deep", SETTINGS, `{"v":${nested(900, "[", "]")}}`],
    ["a variable that nobody declared", "{ groups { slug } }", `{"x":${nested(900, "[", "]")}}`],
  ])("%s is refused", async (_, query, variables) => {
    const answer = await sendWith(query, variables);
    expect([answer.code, answer.message]).toEqual(["validation-failed", VALUE_TOO_DEEP]);
    await target.expectAlive();
  });

  it.each([
    ["a filter", `{ groups(where: ${"{_not: ".repeat(33)}{}${"}".repeat(33)}) { slug } }`],
    ["a list", `{ groups(where: {slug: {_in: ${"[".repeat(40)}1${"]".repeat(40)}}}) { slug } }`],
    ["a default", `query ($x: jsonb = ${"[".repeat(40)}1${"]".repeat(40)}) { groups { slug } }`],
    ["a directive's argument", `{ groups { slug @include(if: ${"[".repeat(40)}1${"]".repeat(40)}) } }`],
  ])("%s in the document is refused", async (_, query) => {
    expect((await target.ask(query)).message).toBe(VALUE_TOO_DEEP);
  });

  it.each([
    ["lists that nobody closes", "[".repeat(500_000)],
    ["lists inside lists", nested(400_000, "[", "]")],
    ["objects inside objects", `{"query":${JSON.stringify(FILTERED)},"variables":{"w":${not(100_000)}}}`],
    ["objects behind texts full of brackets", `["${String.raw`[{\"`.repeat(9000)}",${nested(5000, '{"a":[', "]}")}]`],
  ])("in an endless body are not even read: %s", async (_, body) => {
    const refused = await target.send(body);
    expect([refused.code, refused.message]).toEqual(["invalid-json", "Error in $: nested too deeply"]);
    await target.expectAlive();
  });

  it("are read in a long body that only looks deep", async () => {
    const query = "query ($s: String) { groups(where: {slug: {_eq: $s}}) { slug } }";
    const texts = ["[".repeat(50_000), '{"'.repeat(20_000), String.raw`\"[`.repeat(10_000)];
    for (const s of texts) expect((await target.ask(query, { s })).json).toEqual({ data: { groups: [] } });
    expect((await target.send(`[${"[],".repeat(20_000)}0]`)).code).toBe("bad-request");
  });

  it("do not end the process for an admin either", async () => {
    for (const levels of [190, 5000, 100_000]) {
      const body = `{"query":${JSON.stringify(FILTERED)},"variables":{"w":${not(levels)}}}`;
      expect((await target.engine.asAdmin("/v1/graphql", body)).status).toBe(200);
    }
    const { json } = await target.engine.asAdmin("/v1/graphql", { query: circular(5000) });
    expect(json).toMatchObject({ errors: [{ extensions: { code: "validation-failed" } }] });
    await target.expectAlive();
  });
});

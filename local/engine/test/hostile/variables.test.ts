import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const { variablesLength, listLength, conditions, rows, offset } = USER_LIMITS;
const NONE = { data: { groups: [] } };
const AMONG = "query ($s: [String!]!) { groups(where: {slug: {_in: $s}}) { slug } }";
const FILTERED = "query ($w: groups_bool_exp) { groups(where: $w) { slug } }";
const TOO_MANY_CONDITIONS = `the query has more than ${conditions} conditions`;
const list = <Item>(length: number, item: (n: number) => Item): Item[] => Array.from({ length }, (_, n) => item(n));

describe("variables", () => {
  it("may reach the limit of length, but not exceed it", async () => {
    const query = "query ($s: String!) { groups(where: {slug: {_eq: $s}}) { slug } }";
    // One each for the variables, the value and its name.
    expect((await target.ask(query, { s: "x".repeat(variablesLength - 3) })).json).toEqual(NONE);
    const refused = await target.ask(query, { s: "x".repeat(variablesLength - 2) });
    expect([refused.code, refused.message]).toEqual([
      "validation-failed",
      `the variables are longer than ${variablesLength} characters`,
    ]);
  });

  it.each([
    ["many small values", { s: list(999, () => "x".repeat(300)) }],
    ["long names", { ["s".repeat(300_000)]: 1 }],
    ["long keys of a jsonb", { s: { ["k".repeat(300_000)]: 1 } }],
  ])("count in whatever form: %s", async (_, variables) => {
    expect((await target.ask(AMONG, variables)).message).toMatch(/^the variables are longer/);
  });

  it("are not even read beyond the bound on bodies", async () => {
    const answer = await target.ask(AMONG, { s: list(100_000, () => "0123456789") });
    expect(answer.status).toBe(413);
    await target.expectAlive();
  });

  it("are refused without a long list of names when 10,000 are undeclared", async () => {
    const refused = await target.ask("{ groups { slug } }", Object.fromEntries(list(10_000, (n) => [`v${n}`, n])));
    expect(refused.code).toBe("validation-failed");
    expect(refused.text.length).toBeLessThan(2000);
  });
});

describe("lists", () => {
  it("may reach the limit of length", async () => {
    expect((await target.ask(AMONG, { s: list(listLength, String) })).json).toEqual(NONE);
  });

  it.each([
    ["_in", AMONG, { s: list(listLength + 1, () => "") }],
    ["_in of 100,000", AMONG, { s: list(100_000, () => "") }],
    [
      "objects",
      "mutation ($o: [groups_insert_input!]!) { insert_groups(objects: $o) { affected_rows } }",
      { o: list(listLength + 1, () => ({})) },
    ],
    ["_or", FILTERED, { w: { _or: list(listLength + 1, () => ({})) } }],
    [
      "order_by",
      "query ($o: [groups_order_by!]) { groups(order_by: $o) { slug } }",
      { o: list(listLength + 1, () => ({ slug: "asc" })) },
    ],
  ])("of %s are refused beyond the limit", async (_, query, variables) => {
    const refused = await target.ask(query, variables);
    expect([refused.code, refused.message]).toEqual(["validation-failed", `a list has more than ${listLength} items`]);
  });

  it("are bounded in the document too", async () => {
    const query = `{ messages(where: {stars: {_in: [${list(1500, () => "1").join(" ")}]}}) { body } }`;
    expect((await target.ask(query)).message).toBe(`a list has more than ${listLength} items`);
  });
});

describe("conditions", () => {
  const or = (count: number): unknown => ({ _or: list(count - 1, (n) => ({ slug: { _eq: `s${n}` } })) });

  it("may reach the limit in number, but not exceed it", async () => {
    expect((await target.ask(FILTERED, { w: or(conditions) })).json).toEqual(NONE);
    expect((await target.ask(FILTERED, { w: or(conditions + 1) })).message).toBe(TOO_MANY_CONDITIONS);
  });

  it.each<[string, string, unknown]>([
    [
      "in the document",
      `{ groups(where: {_or: [${list(conditions, () => '{slug: {_eq: "x"}}').join(" ")}]}) { slug } }`,
      undefined,
    ],
    [
      "in a variable that is used three times",
      "query ($w: groups_bool_exp) { a: groups(where: $w) { slug } b: groups(where: $w) { slug } c: groups(where: $w) { slug } }",
      { w: or(conditions / 2) },
    ],
    [
      "in a fragment that is spread three times",
      `{ a: groups { ...F } b: groups { ...F } c: groups { ...F } } fragment F on groups { messages(where: {_or: [${list(80, () => "{stars: {_eq: 1}}").join(" ")}]}) { body } }`,
      undefined,
    ],
    [
      "as relationships",
      FILTERED,
      { w: { _and: list(60, () => ({ members: { group: { members: { role: { _eq: "owner" } } } } })) } },
    ],
    [
      "as orders",
      "query ($o: [group_members_order_by!]) { group_members(order_by: $o) { role } }",
      { o: list(201, () => ({ group: { slug: "asc" } })) },
    ],
    [
      "as aggregates",
      FILTERED,
      { w: { _or: list(101, () => ({ members_aggregate: { count: { predicate: { _gt: 1 } } } })) } },
    ],
    [
      "of a deletion",
      "mutation ($w: messages_bool_exp!) { delete_messages(where: $w) { affected_rows } }",
      { w: { _or: list(conditions, () => ({ stars: { _gt: 1 } })) } },
    ],
    [
      "of updates",
      "mutation ($u: [messages_updates!]!) { update_messages_many(updates: $u) { affected_rows } }",
      { u: list(201, () => ({ where: { stars: { _gt: 9 } }, _set: { body: "x" } })) },
    ],
  ])("count each time they are used: %s", async (_, query, variables) => {
    const refused = await target.ask(query, variables);
    expect([refused.code, refused.message]).toEqual(["validation-failed", TOO_MANY_CONDITIONS]);
    await target.expectAlive();
  });

  it("are answered in time even if each is of the widest kind", async () => {
    const nested = list(15, () => 0).reduce<object>((inner) => ({ members: { group: inner } }), {});
    expect((await target.ask(FILTERED, { w: nested })).code).toBeUndefined();
    const wide = { _and: list(45, () => ({ members: { group: { slug: { _eq: "chess" } } } })) };
    expect((await target.ask(FILTERED, { w: wide })).code).toBeUndefined();
  });
});

describe("numbers of rows", () => {
  const MESSAGES = "query ($limit: Int, $offset: Int) { messages(limit: $limit, offset: $offset) { body } }";
  const EDGES =
    "query ($first: Int, $last: Int) { messages_connection(first: $first, last: $last) { edges { node { body } } } }";
  const STREAM =
    "subscription ($n: Int!) { messages_stream(batch_size: $n, cursor: [{initial_value: {message_id: 0}}]) { body } }";
  const tooMany = `no more than ${rows} rows can be asked for`;
  const tooFar = `no more than ${offset} rows can be passed over`;

  it.each<[string, unknown, string | RegExp | undefined, string?]>([
    [MESSAGES, { limit: rows, offset }, undefined],
    [MESSAGES, { limit: null, offset: null }, undefined],
    [MESSAGES, { limit: 0, offset: 0 }, undefined],
    [MESSAGES, { limit: rows + 1 }, tooMany],
    [MESSAGES, { limit: -1 }, /non-negative/],
    [MESSAGES, { limit: -0.5 }, /non-negative|bounds/],
    [MESSAGES, { limit: 2 ** 31 }, /bounds/],
    [MESSAGES, { limit: 1e308 }, /bounds/],
    [MESSAGES, { limit: "1" }, /a 32-bit integer/],
    [MESSAGES, { limit: [1] }, /a 32-bit integer/],
    [MESSAGES, { offset: offset + 1 }, tooFar],
    [MESSAGES, { offset: 1e9 }, tooFar],
    [MESSAGES, { offset: "9223372036854775807" }, tooFar],
    [MESSAGES, { offset: "9223372036854775808" }, /bounds/],
    [MESSAGES, { offset: "1".repeat(100) }, /bounds/],
    [MESSAGES, { offset: "1; select 1" }, /integer/],
    [MESSAGES, { offset: -1 }, /integer/],
    [EDGES, { first: rows }, undefined, "/v1beta1/relay"],
    [EDGES, { first: rows + 1 }, tooMany, "/v1beta1/relay"],
    [EDGES, { last: 2 ** 31 - 1 }, tooMany, "/v1beta1/relay"],
    [STREAM, { n: rows + 1 }, tooMany],
  ])("%s with %j", async (query, variables, message, path) => {
    const answer = await target.ask(query, variables, path === undefined ? {} : { path });
    if (message === undefined) expect(answer.code).toBeUndefined();
    else {
      expect(answer.code).toMatch(/^(validation|parse)-failed$/);
      expect(answer.message).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
    }
  });
});

it("are bounded far later for an admin", async () => {
  const ask = (query: string, variables: unknown) => target.engine.asAdmin("/v1/graphql", { query, variables });
  expect((await ask(AMONG, { s: list(20_000, String) })).json).toEqual(NONE);
  const objects = list(3000, (n) => ({ id: "not a uuid", slug: `s${n}`, title: "t" }));
  const insert = "mutation ($o: [groups_insert_input!]!) { insert_groups(objects: $o) { affected_rows } }";
  expect((await ask(insert, { o: objects })).json).toMatchObject({ errors: [{ extensions: {} }] });
});

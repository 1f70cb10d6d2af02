import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const REFUSALS = /^(validation-failed|parse-failed|data-exception|not-supported)$/;

const values = [
  "null",
  "true",
  "0",
  "-1",
  "1.5",
  "1e308",
  "-1e308",
  "1e999",
  "2147483648",
  "9007199254740993",
  "12345678901234567890123",
  '""',
  '"1"',
  '"é"',
  "[]",
  "[[]]",
  "[0]",
  '["1"]',
  "[null]",
  "{}",
  "[{}]",
  '{"a":1}',
  '{"_eq":1}',
  '{"__proto__":{"a":1}}',
];

/** A place for a value, the type of a variable there, and the JSON values that fit. */
const places: readonly [place: string, type: string, query: string, allowed: readonly string[]][] = [
  ["limit", "Int", "groups(limit: $v) { slug }", ["null", "0"]],
  ["offset", "Int", "groups(offset: $v) { slug }", ["null", "0", '"1"']],
  ["order_by", "[groups_order_by!]", "groups(order_by: $v) { slug }", ["null", "{}", "[]", "[{}]"]],
  ["distinct_on", "[groups_select_column!]", "groups(distinct_on: $v) { slug }", ["null", "[]"]],
  ["where", "groups_bool_exp", "groups(where: $v) { slug }", ["null", "{}"]],
  ["_and", "[groups_bool_exp!]", "groups(where: {_and: $v}) { slug }", ["{}", "[]", "[{}]"]],
  ["_not", "groups_bool_exp", "groups(where: {_not: $v}) { slug }", ["{}"]],
  ["a relationship", "group_members_bool_exp", "groups(where: {members: $v}) { slug }", ["{}"]],
  ["_is_null", "Boolean!", "groups(where: {slug: {_is_null: $v}}) { slug }", ["true"]],
  ["a comparison", "String_comparison_exp", "groups(where: {slug: $v}) { slug }", ["{}"]],
  ["_eq of text", "String!", "groups(where: {slug: {_eq: $v}}) { slug }", ['""', '"1"', '"é"']],
  ["_in of text", "[String!]!", "groups(where: {slug: {_in: $v}}) { slug }", ["[]", '""', '"1"', '"é"', '["1"]']],
  ["_like", "String!", "groups(where: {slug: {_like: $v}}) { slug }", ['""', '"1"', '"é"']],
  ["_eq of uuid", "uuid!", "groups(where: {group_id: {_eq: $v}}) { slug }", []],
  ["_in of uuid", "[uuid!]!", "groups(where: {group_id: {_in: $v}}) { slug }", ["[]"]],
  ["_eq of int", "Int!", "messages(where: {stars: {_eq: $v}}) { body }", ["0", "-1", '"1"']],
  ["_in of int", "[Int!]!", "messages(where: {stars: {_in: $v}}) { body }", ["0", "-1", '"1"', "[]", "[0]", '["1"]']],
  [
    "_eq of bigint",
    "bigint!",
    "messages(where: {message_id: {_eq: $v}}) { body }",
    ["0", "-1", '"1"', "2147483648", "9007199254740993"],
  ],
  ["_eq of timestamptz", "timestamptz!", "groups(where: {created_at: {_eq: $v}}) { slug }", []],
  [
    "_eq of jsonb",
    "jsonb",
    "groups(where: {settings: {_eq: $v}}) { slug }",
    values.filter((value) => value !== "null" && value !== "1e999"),
  ],
  ["_has_key", "String!", "groups(where: {settings: {_has_key: $v}}) { slug }", ['""', '"1"', '"é"']],
  [
    "_has_keys_any",
    "[String!]!",
    "groups(where: {settings: {_has_keys_any: $v}}) { slug }",
    ["[]", '""', '"1"', '"é"', '["1"]'],
  ],
  ["an enum", "member_roles_enum!", "group_members(where: {role: {_eq: $v}}) { role }", []],
  ["a key", "uuid!", "groups_by_pk(group_id: $v) { slug }", []],
  ["a function's argument", "String", "search_messages(args: {term: $v}) { body }", ["null", '""', '"1"', '"é"']],
  ["a function's arguments", "search_messages_args!", "search_messages(args: $v) { body }", []],
  [
    "an aggregate's columns",
    "[messages_select_column!]",
    "messages_aggregate { aggregate { count(columns: $v) } }",
    ["[]"],
  ],
  ["an aggregate's distinct", "Boolean", "messages_aggregate { aggregate { count(distinct: $v) } }", ["true"]],
  ["a path", "String", "groups { settings(path: $v) }", ['"é"']],
  ["an if", "Boolean!", "groups { slug @include(if: $v) title }", ["true"]],
  ["a type's name", "String!", "__type(name: $v) { name }", ['""', '"1"', '"é"']],
];

describe.each(places)("%s", (_, type, field, allowed) => {
  const isSilent = (value: string): boolean => allowed.includes(value);

  it("takes what fits and refuses everything else", async () => {
    const query = `query ($v: ${type}) { ${field} }`;
    for (const value of values) {
      const answer = await target.send(`{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`);
      const said = answer.code ?? "data";
      if (isSilent(value)) expect.soft([value, said, answer.message]).toEqual([value, "data", undefined]);
      else expect.soft([value, said]).toEqual([value, expect.stringMatching(REFUSALS)]);
    }
    await target.expectAlive();
  });

  it("answers odd literals clearly", async () => {
    const literals = ["nothing", "1e400", '"""\n"""', "{a: 1}", "[[[1]]]", "[nothing]", "{a: {b: {c: []}}}"];
    for (const literal of literals) {
      const answer = await target.ask(`{ ${field.replace("$v", literal)} }`);
      expect.soft([literal, answer.code]).toEqual([literal, answer.code && expect.stringMatching(REFUSALS)]);
    }
    expect((await target.ask(`{ ${field.replace("$v", "$other")} }`)).message).toBe('unbound variable "other"');
  });
});

it.each([
  ['{"query":{}}', "parse-failed"],
  ['{"query":null}', "parse-failed"],
  ['{"query":["{ groups { slug } }"]}', "parse-failed"],
  ['{"query":"{ groups { slug } }","variables":"{}"}', "parse-failed"],
  ['{"query":"{ groups { slug } }","variables":[]}', "parse-failed"],
  ['{"query":"{ groups { slug } }","operationName":{}}', "parse-failed"],
  ['{"__proto__":{"query":"{ groups { slug } }"}}', "parse-failed"],
  ["null", "parse-failed"],
  ["7", "parse-failed"],
])("the body %s is refused", async (body, code) => {
  expect((await target.send(body)).code).toBe(code);
});

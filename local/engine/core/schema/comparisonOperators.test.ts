import { isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const SQL = `
create extension citext;
create type mood as enum ('glad', 'sad');
create table things (
  thing_id int primary key, name text, code char(3), label citext, size int, big bigint, weight numeric, made date,
  good boolean, mood mood, doc jsonb, raw json, tags text[], numbers int[], owner uuid, kept interval);
insert into things (thing_id, name, code, label, size, weight, made, good, mood, doc, tags, numbers) values
  (1, 'apple', 'a1', 'Red', 5, 1.50, '2024-01-01', true, 'glad', '{"a": 1, "b": {"c": [1, 2]}}', '{x,y}', '{1,2}'),
  (2, 'Banana', 'b2', 'yellow', 10, 2, '2024-06-01', false, 'sad', '{"b": null}', '{y}', '{}'),
  (3, 'cherry_50%', null, null, null, null, null, null, null, '["a", "b"]', null, null),
  (4, null, 'd4', 'RED', 5, -1, '2023-01-01', null, null, null, '{}', '{2,NULL}');
create function name_length(thing things) returns int stable language sql as 'select length(thing.name)';
`;
const METADATA = trackTables({
  things: { computed_fields: [{ name: "name_length", definition: { function: "name_length" } }] },
});

let served: Served;
let collapsing: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
  collapsing = await openTables(SQL, METADATA, { env: { HASURA_GRAPHQL_V1_BOOLEAN_NULL_COLLAPSE: "true" } });
});
afterAll(() => Promise.all([served.close(), collapsing.close()]));

async function found(where: string, on = served, variables?: Record<string, unknown>): Promise<unknown> {
  const declared = variables ? `query (${Object.keys(variables).join(", ")})` : "";
  const given =
    variables && Object.fromEntries(Object.entries(variables).map(([key, value]) => [/\w+/.exec(key)![0], value]));
  const { data, error } = await on.ask(
    { role: "admin" },
    `${declared} { things(where: ${where}, order_by: {thing_id: asc}) { thing_id } }`,
    given,
  );
  return data ? (data.things as { thing_id: number }[]).map((row) => row.thing_id) : error;
}

const EVERY = (type: string) => ({
  _eq: type,
  _gt: type,
  _gte: type,
  _in: `[${type}!]`,
  _is_null: "Boolean",
  _lt: type,
  _lte: type,
  _neq: type,
  _nin: `[${type}!]`,
});
const MATCHING = (type: string) =>
  Object.fromEntries(
    ["like", "nlike", "ilike", "nilike", "similar", "nsimilar", "regex", "nregex", "iregex", "niregex"].map((name) => [
      `_${name}`,
      type,
    ]),
  );

describe("each type has the operators of the real engine", () => {
  it.each<[name: string, operators: Record<string, string>]>([
    ["Int_comparison_exp", EVERY("Int")],
    ["bigint_comparison_exp", EVERY("bigint")],
    ["numeric_comparison_exp", EVERY("numeric")],
    ["date_comparison_exp", EVERY("date")],
    ["Boolean_comparison_exp", EVERY("Boolean")],
    ["uuid_comparison_exp", EVERY("uuid")],
    ["interval_comparison_exp", EVERY("interval")],
    ["mood_comparison_exp", EVERY("mood")],
    ["json_comparison_exp", EVERY("json")],
    ["String_comparison_exp", { ...EVERY("String"), ...MATCHING("String") }],
    ["bpchar_comparison_exp", { ...EVERY("bpchar"), ...MATCHING("bpchar") }],
    ["citext_comparison_exp", { ...EVERY("citext"), ...MATCHING("citext") }],
    [
      "jsonb_comparison_exp",
      {
        ...EVERY("jsonb"),
        _cast: "jsonb_cast_exp",
        _contained_in: "jsonb",
        _contains: "jsonb",
        _has_key: "String",
        _has_keys_all: "[String!]",
        _has_keys_any: "[String!]",
      },
    ],
    ["jsonb_cast_exp", { String: "String_comparison_exp" }],
    ["String_array_comparison_exp", { ...EVERY("[String!]"), _contained_in: "[String!]", _contains: "[String!]" }],
    ["Int_array_comparison_exp", { ...EVERY("[Int!]"), _contained_in: "[Int!]", _contains: "[Int!]" }],
  ])("%s", (name, operators) => {
    const type = served.core.schema("graphql", "admin").getType(name);
    if (!isInputObjectType(type)) throw new Error(`there is no type ${name}`);
    const fields = Object.values(type.getFields()).map((field) => [field.name, String(field.type)]);
    expect(Object.fromEntries(fields)).toEqual(operators);
  });
});

describe("operators find", () => {
  it.each<[where: string, ids: number[]]>([
    ["{size: {_eq: 5}}", [1, 4]],
    ["{size: {_neq: 5}}", [2]],
    ["{size: {_gt: 5}}", [2]],
    ["{size: {_gte: 5}}", [1, 2, 4]],
    ["{size: {_lt: 10}}", [1, 4]],
    ["{size: {_lte: 10, _gt: 5}}", [2]],
    ["{size: {_in: [5, 7]}}", [1, 4]],
    ["{size: {_nin: [5, 7]}}", [2]],
    ["{size: {_in: []}}", []],
    ["{size: {_nin: []}}", [1, 2, 3, 4]],
    ["{size: {_is_null: true}}", [3]],
    ["{size: {_is_null: false}}", [1, 2, 4]],
    ["{size: {}}", [1, 2, 3, 4]],
    ["{weight: {_eq: 1.5}}", [1]],
    ['{made: {_gt: "2023-06-01"}}', [1, 2]],
    ["{good: {_eq: true}}", [1]],
    ['{mood: {_eq: "sad"}}', [2]],
    ['{mood: {_gt: "glad"}}', [2]],
    ['{label: {_eq: "red"}}', [1, 4]],
    ['{code: {_eq: "a1"}}', [1]],
    ["{name_length: {_gt: 5}}", [2, 3]],
    ['{name: {_like: "%an%"}}', [2]],
    ['{name: {_nlike: "%an%"}}', [1, 3]],
    ['{name: {_ilike: "B%"}}', [2]],
    ['{name: {_nilike: "b%"}}', [1, 3]],
    ['{name: {_similar: "(apple|Banana)"}}', [1, 2]],
    ['{name: {_nsimilar: "(apple|Banana)"}}', [3]],
    ['{name: {_regex: "^[a-c]"}}', [1, 3]],
    ['{name: {_nregex: "^[a-c]"}}', [2]],
    ['{name: {_iregex: "^b"}}', [2]],
    ['{name: {_niregex: "^b"}}', [1, 3]],
    ['{name: {_like: "%\\\\%"}}', [3]],
  ])("by %s the rows %j", async (where, ids) => {
    expect(await found(where)).toEqual(ids);
  });

  it.each<[where: string, ids: number[]]>([
    ["{doc: {_contains: {a: 1}}}", [1]],
    ['{doc: {_contains: ["a"]}}', [3]],
    ["{doc: {_contained_in: {b: null, z: 1}}}", [2]],
    ['{doc: {_has_key: "b"}}', [1, 2, 3]],
    ['{doc: {_has_keys_any: ["a", "z"]}}', [1, 3]],
    ['{doc: {_has_keys_all: ["a", "b"]}}', [1, 3]],
    ["{doc: {_has_keys_any: []}}", []],
    ["{doc: {_has_keys_all: []}}", [1, 2, 3]],
    ["{doc: {_eq: {b: null}}}", [2]],
    ["{doc: {_in: [{b: null}, 5]}}", [2]],
    ['{doc: {_cast: {String: {_like: "%null%"}}}}', [2]],
    ['{doc: {_cast: {String: {_ilike: "[%", _nlike: "%z%"}}}}', [3]],
    ["{doc: {_cast: {}}}", [1, 2, 3, 4]],
    ["{doc: {_is_null: true}}", [4]],
  ])("in jsonb by %s the rows %j", async (where, ids) => {
    expect(await found(where)).toEqual(ids);
  });

  it.each<[where: string, ids: number[]]>([
    ['{tags: {_eq: ["x", "y"]}}', [1]],
    ['{tags: {_neq: ["x", "y"]}}', [2, 4]],
    ['{tags: {_contains: ["y"]}}', [1, 2]],
    ['{tags: {_contained_in: ["y", "z"]}}', [2, 4]],
    ['{tags: {_in: [["y"], []]}}', [2, 4]],
    ['{tags: {_nin: [["y"], []]}}', [1]],
    ['{tags: {_gt: ["x"]}}', [1, 2]],
    ["{numbers: {_contains: [2]}}", [1, 4]],
    ["{numbers: {_eq: [2, null]}}", [4]],
    ["{numbers: {_is_null: true}}", [3]],
  ])("in arrays by %s the rows %j", async (where, ids) => {
    expect(await found(where)).toEqual(ids);
  });
});

describe("conditions", () => {
  it.each<[where: string, ids: number[]]>([
    ["{}", [1, 2, 3, 4]],
    ["null", [1, 2, 3, 4]],
    ["{_and: []}", [1, 2, 3, 4]],
    ["{_or: []}", []],
    ["{_not: {}}", []],
    ["{_not: {_or: []}}", [1, 2, 3, 4]],
    ["{_and: {size: {_eq: 5}}}", [1, 4]],
    ["{_or: {size: {_eq: 5}}}", [1, 4]],
    ["{_or: [{size: {_eq: 10}}, {name: {_is_null: true}}]}", [2, 4]],
    ["{size: {_eq: 5}, name: {_is_null: false}}", [1]],
    ["{_or: [{}, {size: {_eq: 5}}]}", [1, 2, 3, 4]],
    // Unknown is not true, and the negation of unknown is not true either.
    ["{_not: {size: {_eq: 5}}}", [2]],
    ["{_not: {_or: [{size: {_eq: 5}}, {size: {_is_null: true}}]}}", [2]],
    ["{_or: [{good: {_neq: true}}, {good: {_eq: true}}]}", [1, 2]],
  ])("%s", async (where, ids) => {
    expect(await found(where)).toEqual(ids);
  });

  it("take their operands from variables of every shape", async () => {
    expect(await found("{size: {_in: $sizes}}", served, { "$sizes: [Int!]": [10] })).toEqual([2]);
    expect(await found("{size: {_in: [$size, 7]}}", served, { "$size: Int!": 10 })).toEqual([2]);
    expect(await found("{size: $by}", served, { "$by: Int_comparison_exp": { _gt: 5 } })).toEqual([2]);
    expect(await found("$where", served, { "$where: things_bool_exp": { _not: { size: { _eq: 5 } } } })).toEqual([2]);
    expect(await found("{doc: {_contains: $doc}}", served, { "$doc: jsonb": { a: 1 } })).toEqual([1]);
    expect(await found("{size: {_is_null: $null}}", served, { "$null: Boolean": true })).toEqual([3]);
    expect(await found("{tags: {_contains: $tags}}", served, { "$tags: [String!]": ["x"] })).toEqual([1]);
  });
});

describe("a null operand", () => {
  it.each<[where: string, message: string, at: string]>([
    ["{size: {_eq: null}}", "unexpected null value for type 'Int'", "size._eq"],
    ["{size: {_in: null}}", "expected a list, but found null", "size._in"],
    ["{size: {_in: [null]}}", "unexpected null value for type 'Int'", "size._in[0]"],
    ["{size: {_is_null: null}}", "expected a boolean for type 'Boolean', but found null", "size._is_null"],
    ["{good: {_eq: null}}", "unexpected null value for type 'Boolean'", "good._eq"],
    ["{name: {_like: null}}", "unexpected null value for type 'String'", "name._like"],
    ["{doc: {_in: [null]}}", "unexpected null value for type 'jsonb'", "doc._in[0]"],
    ["{doc: {_has_keys_any: null}}", "expected a list, but found null", "doc._has_keys_any"],
    ["{tags: {_contains: null}}", "unexpected null value for type 'String'", "tags._contains"],
    ["{tags: {_in: null}}", "expected a list, but found null", "tags._in"],
    ["{tags: {_in: [null]}}", "unexpected null value for type 'String'", "tags._in[0]"],
  ])("%s is refused", async (where, message, at) => {
    expect(await found(where)).toEqual({
      code: "validation-failed",
      message,
      path: `$.selectionSet.things.args.where.${at}`,
    });
  });

  it("is refused from a variable too, whether given or omitted", async () => {
    for (const size of [null, undefined]) {
      expect(await found("{size: {_eq: $size}}", served, { "$size: Int": size })).toMatchObject({
        code: "validation-failed",
        message: "unexpected null value for type 'Int'",
      });
    }
  });

  it("is no condition where the engine is set to collapse it", async () => {
    expect(await found("{size: {_eq: null}}", collapsing)).toEqual([1, 2, 3, 4]);
    expect(await found("{size: {_eq: null, _gt: 5}}", collapsing)).toEqual([2]);
    expect(await found("{_not: {size: {_eq: null}}}", collapsing)).toEqual([]);
  });
});

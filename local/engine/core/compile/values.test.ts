import { afterAll, beforeAll, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

/** Each type: its GraphQL name, a value in SQL, and the JSON text that is answered; last with numbers as strings. */
const TYPES: readonly [type: string, graphql: string, sql: string, json: string, stringified?: string][] = [
  ["int", "Int", "'-7'", "-7"],
  ["smallint", "smallint", "'3'", "3"],
  ["bigint", "bigint", "'9007199254740993'", "9007199254740993", '"9007199254740993"'],
  ["numeric(6,2)", "numeric", "'1.5'", "1.50", '"1.50"'],
  ["numeric", "numeric", "'12345678901234567890.10'", "12345678901234567890.10", '"12345678901234567890.10"'],
  ["numeric", "numeric", "'NaN'", '"NaN"', '"NaN"'],
  ["real", "Float", "'1.5'", "1.5"],
  ["real", "Float", "'Infinity'", '"Infinity"'],
  ["float8", "float8", "'0.1'", "0.1", '"0.1"'],
  ["float8", "float8", "'-Infinity'", '"-Infinity"', '"-Infinity"'],
  ["money", "money", "'12.5'", '"$12.50"', '"$12.50"'],
  ["text", "String", `'a"b\\c' || E'\\n' || 'é'`, '"a\\"b\\\\c\\né"'],
  ["varchar(5)", "String", "'abc'", '"abc"'],
  ["char(4)", "bpchar", "'ab'", '"ab  "'],
  ["citext", "citext", "'AbC'", '"AbC"'],
  ["bytea", "bytea", "'\\x6869'", '"\\\\x6869"'],
  ["inet", "inet", "'10.0.0.1'", '"10.0.0.1"'],
  ["interval", "interval", "'1 day 02:00'", '"1 day 02:00:00"'],
  ["boolean", "Boolean", "true", "true"],
  ["uuid", "uuid", "'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'", '"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"'],
  ["timestamptz", "timestamptz", "'2024-05-01 12:00:00.123456+02'", '"2024-05-01T10:00:00.123456+00:00"'],
  ["timestamp", "timestamp", "'2024-05-01 10:00'", '"2024-05-01T10:00:00"'],
  ["date", "date", "'2024-05-01'", '"2024-05-01"'],
  ["time", "time", "'10:00'", '"10:00:00"'],
  ["timetz", "timetz", "'10:00+02'", '"10:00:00+02"'],
  ["json", "json", `'{"b": 1.0, "a": [null]}'`, '{"b": 1.0, "a": [null]}'],
  ["jsonb", "jsonb", `'{"b": 1.0, "a": [null]}'`, '{"a": [null], "b": 1.0}'],
  ["mood", "mood", "'glad'", '"glad"'],
  ["text[]", "[String!]", "'{a,NULL,\"b c\"}'", '["a",null,"b c"]'],
  ["int[]", "[Int!]", "'{}'", "[]"],
  ["bigint[]", "[bigint!]", "'{1,2}'", "[1,2]"],
  ["uuid[]", "[uuid!]", "null", "null"],
  ["cents", "Int", "'250'", "250"],
  ["place", "place_scalar", "row('Rome', 41.9)", '{"town":"Rome","latitude":41.9}'],
];
const field = (index: number) => `c${index}`;
const SQL = `
set timezone = 'UTC';
do $$ begin execute format('alter database %I set timezone = ''UTC''', current_database()); end $$;
create extension citext;
create type mood as enum ('glad', 'sad');
create domain cents as int check (value >= 0);
create type place as (town text, latitude float8);
create table samples (sample_id int primary key, ${TYPES.map(([type], index) => `${field(index)} ${type}`).join(", ")}, o int);
insert into samples values (1, ${TYPES.map(([type, , sql]) => `(${sql})::${type}`).join(", ")});
insert into samples (sample_id) values (2);
create function doubled(sample samples) returns bigint stable language sql as 'select sample.c2 * 2';
`;
const METADATA = trackTables({
  samples: { computed_fields: [{ name: "doubled", definition: { function: "doubled" } }] },
});

let plain: Served;
let stringifying: Served;
beforeAll(async () => {
  plain = await openTables(SQL, METADATA);
  stringifying = await openTables(SQL, METADATA, { env: { HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: "true" } });
});
afterAll(() => Promise.all([plain.close(), stringifying.close()]));

/** The JSON text of what is asked, as Postgres made it. */
async function text(served: Served, query: string): Promise<string> {
  const operation = served.prepare({ role: "admin" }, query);
  if (operation.type === "subscription") throw new Error("not a query");
  return (await operation.run({ clientHeaders: {} })).data;
}

it.each(TYPES.map(([type, graphql, , json], index) => [type, graphql, json, index] as const))(
  "a column of %s has the type %s and comes as %s",
  async (_type, graphql, json, index) => {
    const query = `{ samples(order_by: {sample_id: asc}) { ${field(index)} } }`;
    const answer = (value: unknown) => `{"samples":[{"${field(index)}":${value}},{"${field(index)}":null}]}`;
    expect(await text(plain, query)).toBe(answer(json));
    expect(await text(stringifying, query)).toBe(answer(TYPES[index]![4] ?? json));
    // Postgres writes rows of many fields itself.
    const many = Array.from({ length: 12 }, (_, at) => `f${at}`);
    const wide = (value: unknown) => `{${many.map((alias) => `"${alias}":${value}`).join(",")}}`;
    const wideQuery = `{ samples(order_by: {sample_id: asc}) { ${many.map((alias) => `${alias}: ${field(index)}`).join(" ")} } }`;
    for (const [served, value] of [
      [plain, json],
      [stringifying, TYPES[index]![4] ?? json],
    ] as const) {
      expect(await text(served, wideQuery)).toBe(`{"samples":[${wide(value)},${wide("null")}]}`);
    }
    const row = plain.core.schema("graphql", "admin").getType("samples");
    if (!row || !("getFields" in row)) throw new Error("there is no type samples");
    expect(String(row.getFields()[field(index)]!.type)).toBe(graphql);
  },
);

it("stringifies computed fields, sums, greatest and least values, but not averages", async () => {
  const query = `{ samples(where: {sample_id: {_eq: 1}}) { doubled }
    samples_aggregate { aggregate { count sum { c1 c2 c3 } max { c0 c2 } avg { c2 } } } }`;
  const aggregates = (big: string, sum: string) =>
    `"samples_aggregate":{"aggregate":{"count":2,"sum":{"c1":3,"c2":${big},"c3":${sum}},` +
    `"max":{"c0":-7,"c2":${big}},"avg":{"c2":9007199254740993}}}}`;
  expect((await text(plain, query)).replace(/\.0+}/, "}")).toBe(
    `{"samples":[{"doubled":18014398509481986}],${aggregates("9007199254740993", "1.50")}`,
  );
  expect((await text(stringifying, query)).replace(/\.0+}/, "}")).toBe(
    `{"samples":[{"doubled":"18014398509481986"}],${aggregates('"9007199254740993"', '"1.50"')}`,
  );
});

it("gives fields among many others the names that they were asked by, however long", async () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `${"n".repeat(70)}${at}`);
  const query = `{ samples(where: {sample_id: {_eq: 1}}) { ${names.map((name) => `${name}: sample_id`).join(" ")} } }`;
  expect(JSON.parse(await text(plain, query))).toEqual({
    samples: [Object.fromEntries(names.map((name) => [name, 1]))],
  });
});

it("gives fields among many others where one of them, or a column, is called as the statement calls a row", async () => {
  const query = `{ samples(where: {sample_id: {_eq: 1}}) { o: sample_id ${[1, 2, 3, 4, 5, 6, 7].map((at) => `f${at}: o`).join(" ")} } }`;
  const nothing = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`f${at}`, null]));
  expect(JSON.parse(await text(plain, query))).toEqual({ samples: [{ o: 1, ...nothing }] });
});

it("gives more fields than a row of Postgres can have", async () => {
  const names = Array.from({ length: 1700 }, (_, at) => `f${at}`);
  const query = `{ samples(where: {sample_id: {_eq: 1}}) { ${names.map((name) => `${name}: sample_id`).join(" ")} } }`;
  expect(JSON.parse(await text(plain, query))).toEqual({
    samples: [Object.fromEntries(names.map((name) => [name, 1]))],
  });
});

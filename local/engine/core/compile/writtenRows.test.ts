import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

/** Types and values, in SQL. Many of these values are not the same, or cannot be read, once they went through JSON. */
const VALUES: readonly [type: string, sql: string][] = [
  ["hstore", `'a=>1, b=>NULL, "c d"=>"x\\"y"'`],
  ["hstore[]", "array['a=>1']::hstore[]"],
  ["jsonb not null", "'null'"],
  ["json", "'null'"],
  ["json", `' "\\u0000" '`],
  ["json", `'"\\ud800"'`],
  ["jsonb[]", "array['null', null, '[1, 2]', '[3]']::jsonb[]"],
  ["doc", "'null'"],
  ["noted[]", `array[row('null', 'a=>1'), null]::noted[]`],
  ["place[]", "array[row(E'a\"\\\\b''{}(),', 'NaN'), row(null, null), null]::place[]"],
  ["trip[]", "array[row(array[row('Rome', 41.9)]::place[], '{{1,2},{3,4}}', '[1,2)')]::trip[]"],
  ["int[]", "'[0:1]={1,2}'"],
  ["text[]", `'{{a,NULL},{"NULL",""}}'`],
  ["text", "'null'"],
  ["text", "''"],
  ["bytea", "'\\x00ff'"],
  ["numeric", "'NaN'"],
  ["float8[]", "'{Infinity,NaN,-0,0.1}'"],
  ["timestamptz", "'0044-03-15 10:00 BC'"],
  ["date", "'infinity'"],
  ["interval", "'-1 year +3 days -04:05:06.789'"],
  ["bit(3)", "'101'"],
  ["tstzrange", "'[2024-01-01 10:00+00,infinity)'"],
  ["int4multirange", "'{[1,5),[7,9)}'"],
];
const table = (index: number) => `samples${index}`;
const SQL = `
create extension hstore;
create domain doc as json;
create type place as (town text, latitude float8);
create type noted as (note json, more hstore);
create type trip as (stops place[], grid int[], days int4range);
create table children (child_id int primary key, sample_id int not null);
insert into children values (1, 1);
create table crowded (
  gone text, sample_id int constraint crowded_key primary key, m text, tgt text, "two words" text default 'x',
  doubled int generated always as (sample_id * 2) stored, tripled int generated always as (sample_id * 3) virtual);
alter table crowded drop column gone;
create function crowded_shown(s crowded) returns text stable language sql as 'select s::text';
${VALUES.map(
  ([type, sql], index) => `
  create table ${table(index)} (sample_id int primary key, c ${type});
  insert into ${table(index)} values (1, ${sql});
  create function shown${index}(s ${table(index)}) returns text stable language sql as 'select s.c::text';`,
).join("\n")}
`;
const tracked = (shown: string) => ({
  array_relationships: [
    {
      name: "children",
      using: {
        manual_configuration: {
          remote_table: { schema: "public", name: "children" },
          column_mapping: { sample_id: "sample_id" },
        },
      },
    },
  ],
  computed_fields: [{ name: "shown", definition: { function: shown } }],
});
const METADATA = trackTables({
  children: {},
  crowded: tracked("crowded_shown"),
  ...Object.fromEntries(VALUES.map((_, index) => [table(index), tracked(`shown${index}`)])),
});

let served: Served;
beforeAll(async () => {
  served = await openTables(SQL, METADATA);
});
afterAll(() => served.close());

/** The JSON text of the answer, as Postgres made it. */
async function text(query: string): Promise<string> {
  const operation = served.prepare({ role: "admin" }, query);
  if (operation.type === "subscription") throw new Error("subscriptions are not asked once");
  return (await operation.run({ clientHeaders: {} })).data;
}

describe("a mutation whose answer reads other rows shows what it wrote as a query does", () => {
  it.each(VALUES.map(([type, sql], index) => [type, sql, index] as const))(
    "in a column of %s: %s",
    async (...[, , index]) => {
      const fields = "{ c shown children { child_id } }";
      const queried = await text(`{ it: ${table(index)} ${fields} }`);
      const written = await text(
        `mutation { it: update_${table(index)}(where: {}, _inc: {sample_id: 0}) { returning ${fields} } }`,
      );
      expect(written).toBe(queried.replace('{"it":', '{"it":{"returning":').replace(/$/, "}"));
    },
  );

  it("in columns that are generated, quoted or called as the statement calls a row, where another was dropped", async () => {
    const fields = "{ m tgt doubled tripled shown children { child_id } }";
    const row = { m: "a", tgt: "b", doubled: 2, tripled: 3, shown: "(1,a,b,x,2,3)", children: [{ child_id: 1 }] };
    const { data } = await served.ask(
      { role: "admin" },
      `mutation { inserted: insert_crowded(objects: {sample_id: 1, m: "a", tgt: "b"}) { returning ${fields} }
                  deleted: delete_crowded(where: {}) { returning ${fields} } }`,
    );
    expect(data).toEqual({ inserted: { returning: [row] }, deleted: { returning: [row] } });
  });

  it("in rows that are written one by one", async () => {
    const nested = (id: number) => `{sample_id: ${id}, m: "{},\\"(", children: {data: [{child_id: ${id}}]}}`;
    const { data } = await served.ask(
      { role: "admin" },
      `mutation { insert_crowded(objects: [${nested(2)}, ${nested(3)}]) { returning { sample_id m children { child_id } } } }`,
    );
    const row = (id: number) => ({ sample_id: id, m: '{},"(', children: [{ child_id: id }] });
    expect(data).toEqual({ insert_crowded: { returning: [row(2), row(3)] } });
  });
});

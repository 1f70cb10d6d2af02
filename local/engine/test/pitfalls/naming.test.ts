import { isObjectType, type GraphQLEnumType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint, EngineCore, Metadata } from "../../interface.ts";
import { openTrial, type Trial } from "../chat.ts";
import { asking, trackTables } from "../openTables.ts";

const SQL = `
create table stalls (
  id int primary key, name text not null, "best before" date, _note text, constraint one_name unique (name));
create unique index one_note on stalls (_note);
create table goods (good_id int primary key, stall_id int not null references stalls, name text);
create table "my goods" (id int primary key);
create table odd_rule (id int, constraint "one id!" unique (id));
create table clash (id int primary key, _or int);
create function stall_title(stall stalls) returns text stable language sql as 'select stall.name';
create function found("the name" text) returns setof stalls stable language sql as 'select * from stalls';
create schema market;
create table market.visits (visit_id int primary key);
insert into stalls values (1, 'Bread', null, 'a');`;

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial(SQL);
});
afterAll(() => trial.close());

const relay = { role: "admin", endpoint: "relay" } as const;
const refusal = async (metadata: Metadata): Promise<string> =>
  trial.load(metadata).then(
    () => "",
    (error: Error) => error.message,
  );
const fieldsOf = (core: EngineCore, type: string, endpoint: Endpoint = "graphql"): string[] => {
  const found = core.schema(endpoint, "admin").getType(type);
  return isObjectType(found) ? Object.keys(found.getFields()) : [];
};
const goodsOf = (name: string) => ({
  array_relationships: [{ name, using: { foreign_key_constraint_on: { table: "goods", column: "stall_id" } } }],
});
const action = (name: string, output_type = "Int") => ({ name, definition: { handler: "http://a", output_type } });

describe("naming", () => {
  it("pitfall 1: what GraphQL cannot name is refused, and a column of such a name is left out", async () => {
    const core = await trial.load(trackTables({ stalls: {} }));
    expect(fieldsOf(core, "stalls")).toEqual(["_note", "id", "name"]);
    expect(await refusal(trackTables({ "my goods": {} }))).toContain('"my goods" is not a valid GraphQL name');
    expect(await refusal(trackTables({ clash: {} }))).toContain('column "_or" has the name of an operator');
    expect(await refusal(trackTables({ stalls: {} }, { functions: [{ function: "found" }] }))).toContain(
      'argument "the name" is not a valid GraphQL name',
    );
  });

  it("pitfall 2: the name of a unique rule becomes a value of an enum, so it must be a GraphQL name", async () => {
    expect(await refusal(trackTables({ odd_rule: {} }))).toContain('"one id!" has no valid GraphQL name');
  });

  it("pitfall 3: a unique index is offered for on_conflict like a constraint, but Postgres does not find it", async () => {
    const core = await trial.load(trackTables({ stalls: {} }));
    const offered = core.schema("graphql", "admin").getType("stalls_constraint") as GraphQLEnumType;
    expect(offered.getValues().map(({ name }) => name)).toEqual(["one_name", "one_note", "stalls_pkey"]);
    const insert = (constraint: string) =>
      asking(core).ask(
        { role: "admin" },
        `mutation { insert_stalls(objects: {id: 1, name: "Bread", _note: "a"}, on_conflict: {constraint: ${constraint}}) { affected_rows } }`,
      );
    expect(await insert("one_name")).toEqual({ data: { insert_stalls: { affected_rows: 0 } } });
    expect(await insert("one_note")).toMatchObject({ error: { code: "constraint-error" } });
  });

  it("pitfall 4: on relay a column named id gives way to the global id, but keeps its raw type in where", async () => {
    const core = await trial.load(trackTables({ stalls: {} }));
    const asked = await asking(core).ask(
      relay,
      "{ stalls_connection(where: {id: {_eq: 1}}, order_by: {id: asc}) { edges { node { id } } } }",
    );
    const id = Buffer.from('[1, "public", "stalls", 1]').toString("base64");
    expect(asked).toEqual({ data: { stalls_connection: { edges: [{ node: { id } }] } } });
  });

  it("pitfall 5: two things with one root field take the whole schema down, not only themselves", async () => {
    const named = (custom_root_fields: object) => ({ configuration: { custom_root_fields } });
    const conflict = "Encountered conflicting definitions in the selection set for";
    expect(await refusal(trackTables({ stalls: {}, goods: named({ select: "stalls" }) }))).toContain(
      `${conflict} 'query_root'`,
    );
    expect(await refusal(trackTables({ stalls: {}, goods: named({ insert: "insert_stalls_one" }) }))).toContain(
      `${conflict} 'mutation_root'`,
    );
    expect(await refusal(trackTables({ goods: named({ insert: "add", insert_one: "add" }) }))).toContain(
      'custom root field names are duplicated: "add"',
    );
  });

  it("pitfall 6: outside of public the schema's name stands before every name, unless the table has its own", async () => {
    const visits = (configuration?: object) =>
      trackTables({}, { tables: [{ table: { schema: "market", name: "visits" }, configuration }] });
    const core = await trial.load(visits());
    expect(fieldsOf(core, "query_root")).toEqual(["market_visits", "market_visits_aggregate", "market_visits_by_pk"]);
    expect(fieldsOf(core, "market_visits")).toEqual(["visit_id"]);
    expect(fieldsOf(await trial.load(visits({ custom_name: "visits" })), "visits")).toEqual(["visit_id"]);
  });

  it("pitfall 7: columns, relationships and computed fields of a table share their names, with all that they take", async () => {
    const computed = (name: string) => ({ computed_fields: [{ name, definition: { function: "stall_title" } }] });
    const taken = (body: object) => refusal(trackTables({ stalls: body, goods: {} }));
    expect(await taken(goodsOf("name"))).toContain('"name" is already taken by a column');
    expect(await taken(computed("name"))).toContain('"name" is already taken by a column');
    for (const name of ["goods", "goods_aggregate", "goods_connection"]) {
      expect(await taken({ ...goodsOf("goods"), ...computed(name) })).toContain(`"${name}" is already taken`);
    }
  });

  it("pitfall 8: a custom root field does not rename the relay connection", async () => {
    const core = await trial.load(
      trackTables({ stalls: { configuration: { custom_root_fields: { select: "all_stalls" } } } }),
    );
    expect(fieldsOf(core, "query_root")).toContain("all_stalls");
    expect(fieldsOf(core, "query_root", "relay")).toEqual(["node", "stalls_connection"]);
  });

  it("pitfall 9: a custom type may not have the name of any generated type, on either endpoint", async () => {
    const output = (name: string) => ({
      ...trackTables({ stalls: {} }),
      actions: [action("ask", name)],
      custom_types: { objects: [{ name, fields: [{ name: "x", type: "Int" }] }] },
    });
    for (const name of ["stalls", "stalls_aggregate", "stalls_bool_exp", "String_comparison_exp", "query_root"]) {
      expect(await refusal(output(name)), name).toContain(`conflicting definitions for GraphQL type "${name}"`);
    }
    for (const name of ["Node", "PageInfo", "stallsConnection", "stallsEdge"]) {
      expect(await refusal(output(name)), name).toContain(`relay: Found conflicting definitions`);
    }
    expect(await refusal(output("Date"))).toBe("");
  });

  it("pitfall 10: an action may not have the name of a root field, nor an asynchronous one that of a type", async () => {
    const named = (name: string) => ({ ...trackTables({ stalls: {} }), actions: [action(name)] });
    expect(await refusal(named("insert_stalls_one"))).toContain(
      "conflicting definitions in the selection set for 'mutation_root' for field 'insert_stalls_one'",
    );
    expect(await refusal(named("open_stall"))).toBe("");
    const asynchronous = (name: string) => ({
      ...trackTables({ stalls: {} }),
      actions: [{ name, definition: { ...action(name, "Receipt").definition, kind: "asynchronous" } }],
      custom_types: { objects: [{ name: "Receipt", fields: [{ name: "x", type: "Int" }] }] },
    });
    expect(await refusal(asynchronous("print_receipt"))).toBe("");
    expect(await refusal(asynchronous("Receipt"))).toContain('conflicting definitions for GraphQL type "Receipt"');
  });
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { isInputObjectType, isObjectType } from "graphql";
import pg from "pg";
import { parse } from "yaml";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asking, openTables, trackTables, type Asked, type Served } from "../openTables.ts";
import { load } from "../load.ts";

const SQL = `
create table sails (
  sail_id int generated always as identity primary key, name text not null unique, area int check (area > 0),
  doubled int generated always as (area * 2) stored, key uuid, wet boolean, at time, meta jsonb, raw json,
  big bigint, price numeric(8, 2), sewn_at timestamptz);
create function no_red() returns trigger language plpgsql as $$ begin
  if new.name = 'red' then raise exception 'no red sails'; end if;
  if new.name = 'black' then raise exception 'no black sails' using errcode = '22000'; end if;
  return new;
end $$;
create trigger no_red before insert on sails for each row execute function no_red();
create view large as select sail_id, name from sails where area > 10;
create view counted as select count(*) as sails from sails;`;

const metadata = trackTables({
  sails: {
    insert_permissions: [{ role: "sailor", permission: { columns: "*", check: {} } }],
    update_permissions: [{ role: "sailor", permission: { columns: "*", filter: {} } }],
    select_permissions: [{ role: "sailor", permission: { columns: "*", filter: {}, allow_aggregations: true } }],
  },
  large: {},
  counted: {},
});

let sails: Served;
beforeAll(async () => {
  sails = await openTables(SQL, metadata);
});
beforeEach(async () => {
  await sails.pool.query(`truncate sails restart identity;
    insert into sails (name, area, wet, meta, raw, big, price, sewn_at) values
      ('jib', 12, true, '{"a": 1}', '{"a": 1}', 9007199254740993, 1.5, '2026-07-01 12:00+00')`);
});
afterAll(() => sails.close());

const as = (query: string, variables?: Record<string, unknown>): Promise<Asked> =>
  sails.ask({ role: "sailor" }, query, variables);
const insert = (object: string): Promise<Asked> => as(`mutation { insert_sails_one(object: {${object}}) { name } }`);
const fieldsOf = (type: string, role = "sailor"): string[] => {
  const found = sails.core.schema("graphql", role).getType(type);
  return isObjectType(found) || isInputObjectType(found) ? Object.keys(found.getFields()) : [];
};

describe("data and SQL", () => {
  it("pitfall 27: columns that the database alone writes are in no input, and may not be listed", async () => {
    for (const input of ["sails_insert_input", "sails_set_input", "sails_inc_input"]) {
      expect(fieldsOf(input), input).not.toContain("sail_id");
      expect(fieldsOf(input), input).not.toContain("doubled");
    }
    for (const column of ["sail_id", "doubled"]) {
      const listed = trackTables({
        sails: { insert_permissions: [{ role: "sailor", permission: { columns: [column], check: {} } }] },
      });
      await expect(load(sails.pool, listed)).rejects.toThrow(`column "${column}" is generated`);
    }
  });

  it("pitfall 28: a column that must have a value may be left out of the document, and fails when it is run", async () => {
    expect(await insert("area: 3")).toMatchObject({
      error: { code: "constraint-violation", message: expect.stringContaining("Not-NULL violation.") },
    });
  });

  it("pitfall 29: a CHECK is a permission error; what a trigger raises is masked, unless its class is about data", async () => {
    expect(await insert('name: "gaff", area: 0')).toMatchObject({
      error: { code: "permission-error", message: expect.stringContaining("Check constraint violation.") },
    });
    expect(await insert('name: "red"')).toMatchObject({
      error: { code: "unexpected", message: "database query error" },
    });
    expect(await insert('name: "black"')).toMatchObject({
      error: { code: "data-exception", message: "no black sails" },
    });
  });

  it("pitfall 30: a comparison with null is an error, also by a variable that was left out", async () => {
    const refused = { error: { code: "validation-failed", message: "unexpected null value for type 'String'" } };
    expect(await as("{ sails(where: {name: {_eq: null}}) { name } }")).toMatchObject(refused);
    expect(await as("query ($n: String) { sails(where: {name: {_eq: $n}}) { name } }")).toMatchObject(refused);
    expect(await as("{ sails(where: {name: {}}) { name } }")).toEqual({ data: { sails: [{ name: "jib" }] } });
  });

  it("pitfall 31: an update that sets nothing does nothing, and by key it answers an empty object", async () => {
    expect(await as("mutation { update_sails(where: {}, _set: {}) { affected_rows returning { name } } }")).toEqual({
      data: { update_sails: { affected_rows: 0, returning: [] } },
    });
    expect(await as("mutation { update_sails_by_pk(pk_columns: {sail_id: 1}, _set: {}) { name } }")).toEqual({
      data: { update_sails_by_pk: {} },
    });
  });

  it("pitfall 32: json is for reading only: no permission filters by it, and it has no operators of jsonb", async () => {
    expect(fieldsOf("jsonb_comparison_exp")).toContain("_contains");
    expect(fieldsOf("json_comparison_exp")).not.toContain("_contains");
    expect(fieldsOf("sails_append_input")).toEqual(["meta"]);
    const filtered = trackTables({
      sails: {
        select_permissions: [{ role: "sailor", permission: { columns: [], filter: { raw: { _is_null: true } } } }],
      },
    });
    await expect(load(sails.pool, filtered)).rejects.toThrow("JSON column can not be part of boolean expression");
  });

  it("pitfall 33: the greatest uuid is offered and left to Postgres; truth, json and times have no greatest at all", async () => {
    const offered = fieldsOf("sails_max_fields");
    expect(offered).toContain("key");
    for (const column of ["wet", "meta", "raw", "at"]) expect(offered).not.toContain(column);
    const { rowCount } = await sails.pool.query(
      "select from pg_aggregate where aggfnoid::text like 'max' and aggfnoid in (select oid from pg_proc where proargtypes[0] = 'uuid'::regtype)",
    );
    const asked = await as("{ sails_aggregate { aggregate { max { key } } } }");
    if (rowCount) expect(asked).toMatchObject({ data: {} });
    else expect(asked).toMatchObject({ error: { code: "unexpected" } });
  });

  it("pitfall 34: large and exact numbers come out as JSON numbers, and as texts where the engine is told so", async () => {
    const text = async (env: Record<string, string>) => {
      const core = await load(sails.pool, metadata, env);
      const session = { role: "sailor", variables: {}, isAdmin: false, backendOnly: false };
      const operation = core.prepare("graphql", session, { query: "{ sails { big price } }" });
      if (operation.type !== "query") throw new Error("not a query");
      return (await operation.run({ clientHeaders: {} })).data;
    };
    expect(await text({})).toBe('{"sails":[{"big":9007199254740993,"price":1.50}]}');
    expect(await text({ HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: "true" })).toBe(
      '{"sails":[{"big":"9007199254740993","price":"1.50"}]}',
    );
  });

  it("pitfall 35: a view has nullable columns, no key and no connection, and is written only where Postgres can", async () => {
    const roots = fieldsOf("query_root", "admin");
    expect(roots).toContain("large");
    expect(roots).not.toContain("large_by_pk");
    const type = sails.core.schema("graphql", "admin").getType("large");
    expect(isObjectType(type) && String(type.getFields().sail_id!.type)).toBe("Int");
    expect(Object.keys(sails.core.schema("relay", "admin").getQueryType()!.getFields())).toEqual([
      "node",
      "sails_connection",
    ]);
    const mutations = fieldsOf("mutation_root", "admin");
    expect(mutations).toContain("update_large");
    expect(mutations.filter((name) => name.includes("counted"))).toEqual([]);
  });

  it("pitfall 36: the connection's time zone decides how an instant is printed, so the database stays on UTC", async () => {
    const printed = async (options: string) => {
      const pool = new pg.Pool({ ...sails.pool.options, options, max: 1 });
      const core = await load(pool, metadata);
      const { data } = await asking(core).ask({ role: "sailor" }, "{ sails { sewn_at } }");
      await pool.end();
      return data;
    };
    expect(await printed("-c timezone=UTC")).toEqual({ sails: [{ sewn_at: "2026-07-01T12:00:00+00:00" }] });
    expect(await printed("-c timezone=Asia/Kolkata")).toEqual({ sails: [{ sewn_at: "2026-07-01T17:30:00+05:30" }] });
    const compose = parse(readFileSync(path.resolve(import.meta.dirname, "../../../../docker-compose.yml"), "utf8"), {
      merge: true,
    }) as { services: { postgres: { command: string[] } } };
    expect(compose.services.postgres.command).toContain("timezone=UTC");
  });
});

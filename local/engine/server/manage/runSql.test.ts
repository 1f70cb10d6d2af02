import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { startForTest, type TestAnswer, type TestEngine } from "../../test/startForTest.ts";

const TABLES = `
  drop schema public cascade; create schema public;
  create table groups (id int primary key, title text, motto text);
  create table messages (id int primary key, group_id int references groups, body text, stars int);
  create function shout(message messages) returns text stable language sql as $$ select upper(message.body) $$;
  create function loud() returns setof messages stable language sql as $$ select * from messages $$;`;

const metadata: Metadata = {
  version: 3,
  sources: [
    {
      name: "default",
      kind: "postgres",
      configuration: { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } },
      tables: [
        {
          table: { schema: "public", name: "groups" },
          array_relationships: [
            {
              name: "messages",
              using: {
                foreign_key_constraint_on: { table: { schema: "public", name: "messages" }, column: "group_id" },
              },
            },
          ],
          select_permissions: [{ role: "member", permission: { columns: ["id", "title"], filter: {} } }],
        },
        {
          table: { schema: "public", name: "messages" },
          object_relationships: [{ name: "group", using: { foreign_key_constraint_on: "group_id" } }],
          computed_fields: [{ name: "shouted", definition: { function: { schema: "public", name: "shout" } } }],
          select_permissions: [
            { role: "member", permission: { columns: ["id", "body"], filter: { group: { title: "Chess" } } } },
          ],
          event_triggers: [
            { name: "starred", definition: { update: { columns: ["stars"] } }, webhook: "http://127.0.0.1:1" },
            { name: "written", definition: { insert: { columns: "*" } }, webhook: "http://127.0.0.1:1" },
          ],
        },
      ],
      functions: [{ function: { schema: "public", name: "loud" } }],
    },
  ],
};

let database: TestDatabase;
let engine: TestEngine;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    metadata: { version: 3, sources: [{ name: "default", kind: "postgres", tables: [] }] },
  });
});
beforeEach(async () => {
  await engine.asAdmin("/v1/metadata", { type: "clear_metadata", args: {} });
  await run(TABLES, { check_metadata_consistency: false });
  const { status } = await engine.asAdmin("/v1/metadata", { type: "replace_metadata", args: metadata });
  expect(status).toBe(200);
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

const run = (sql: string, more: object = {}, route = "/v2/query"): Promise<TestAnswer> =>
  engine.asAdmin(route, { type: "run_sql", args: { source: "default", sql, ...more } });
const exported = async (): Promise<Metadata> =>
  (await engine.asAdmin("/v1/metadata", { type: "export_metadata", args: {} })).json as Metadata;
const query = async (text: string): Promise<unknown> => (await engine.asAdmin("/v1/graphql", { query: text })).json;

describe("SQL that drops what metadata uses", () => {
  it.each([
    [
      "alter table groups drop column title",
      'permission groups.member.select in source "default", permission messages.member.select in source "default"',
    ],
    ["alter table messages drop column body", 'permission messages.member.select in source "default"'],
    ["alter table messages drop column stars", 'event-trigger messages.starred in source "default"'],
    [
      "alter table messages drop constraint messages_group_id_fkey",
      'permission messages.member.select in source "default", relationship groups.messages in source "default", relationship messages.group in source "default"',
    ],
    [
      "drop table groups cascade",
      'permission messages.member.select in source "default", relationship messages.group in source "default"',
    ],
    [
      "drop table messages cascade",
      'event-trigger messages.starred in source "default", relationship groups.messages in source "default"',
    ],
    ["drop function shout", 'computed field messages.shouted in source "default"'],
  ])("is refused with the names of what depends on it, and undone: %s", async (sql, names) => {
    expect(await run(sql)).toMatchObject({
      status: 400,
      json: {
        path: "$",
        code: "dependency-error",
        error: `cannot drop due to the following dependent objects: ${names}`,
      },
    });
    expect(await exported()).toEqual(metadata);
    expect(await query("{ groups { title } messages { body stars shouted group { id } } }")).toMatchObject({
      data: {},
    });
  });

  it("with cascade removes the dependents from metadata, and nothing else", async () => {
    expect((await run("drop table groups cascade", { cascade: true })).status).toBe(200);
    const { sources } = await exported();
    const { tables } = sources[0] as { tables: Record<string, unknown>[] };
    expect(tables).toEqual([
      {
        ...(metadata.sources[0] as { tables: object[] }).tables[1],
        object_relationships: [],
        select_permissions: [],
      },
    ]);
    expect(await query("{ messages { shouted } }")).toEqual({ data: { messages: [] } });
    expect(await query("{ groups { id } }")).toMatchObject({
      errors: [{ message: expect.stringContaining("groups") as string }],
    });
  });

  it("is allowed where nothing depends on what it drops: an unused column, a function, a table of its own", async () => {
    expect((await run("alter table groups drop column motto; drop function loud")).status).toBe(200);
    expect(((await exported()).sources[0] as { functions: unknown[] }).functions).toEqual([]);
    expect(await query("{ groups { motto } }")).toMatchObject({ errors: [{}] });
    await run("alter table messages drop column group_id", { cascade: true });
    expect((await run("drop table groups")).status).toBe(200);
    expect((await exported()).sources).toMatchObject([{ tables: [{ table: { name: "messages" } }] }]);
  });

  it("is refused where an object would become inconsistent for another reason", async () => {
    const volatile = "alter function shout(messages) volatile";
    expect(await run(volatile)).toMatchObject({ status: 400 });
    expect(await query("{ messages { shouted } }")).toEqual({ data: { messages: [] } });
  });

  it("is not checked with the check off, and metadata stays the same until it is reloaded", async () => {
    expect((await run("alter table groups drop column title", { check_metadata_consistency: false })).status).toBe(200);
    expect(await query("{ groups { title } }")).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) as string } }],
    });
    const reload = await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect(reload).toMatchObject({ status: 400, json: { code: "unexpected" } });
  });
});

describe("SQL that adds to the schema", () => {
  it("is noticed at once when its text says so, or when the call asks for the check", async () => {
    await run("alter table groups add column seats int");
    expect(await query("{ groups { seats } }")).toEqual({ data: { groups: [] } });
    await run("create view unseen as select 1 as one");
    await run("select 1", { check_metadata_consistency: true });
    await engine.asAdmin("/v1/metadata", {
      type: "replace_metadata",
      args: {
        version: 3,
        sources: [{ ...(metadata.sources[0] as object), tables: [{ table: "unseen" }], functions: [] }],
      },
    });
    expect(await query("{ unseen { one } }")).toEqual({ data: { unseen: [{ one: 1 }] } });
  });

  it("changes the SQL of event triggers: the next event has the new column", async () => {
    await run("alter table messages add column mood text");
    await run("insert into groups values (1); insert into messages (id, group_id, mood) values (1, 1, 'merry')");
    const { json } = await run("select payload #>> '{data,new,mood}' as mood from hdb_catalog.event_log");
    expect(json).toEqual({ result_type: "TuplesOk", result: [["mood"], ["merry"]] });
  });
});

describe("the call itself", () => {
  it("answers a header row and texts, for the last statement only", async () => {
    expect(
      (await run("select 1 as a; select 2.50::numeric as b, null as c, false as d, '{1,2}'::int[] as e")).json,
    ).toEqual({
      result_type: "TuplesOk",
      result: [
        ["b", "c", "d", "e"],
        ["2.50", "NULL", "f", "{1,2}"],
      ],
    });
    expect((await run("select 1; create table later ()")).json).toEqual({ result_type: "CommandOk", result: null });
    expect((await run("insert into groups values (5) returning id")).json).toMatchObject({ result: [["id"], ["5"]] });
  });

  it("undoes everything when a statement fails, and shows Postgres' error", async () => {
    const sql = "insert into groups values (6); select 1/0";
    expect(await run(sql)).toMatchObject({
      status: 400,
      json: {
        path: "$",
        error: "query execution failed",
        code: "postgres-error",
        internal: {
          statement: sql,
          prepared: false,
          arguments: [],
          error: {
            exec_status: "FatalError",
            status_code: "22012",
            message: "division by zero",
            description: null,
            hint: null,
          },
        },
      },
    });
    expect((await run("select count(*) from groups")).json).toMatchObject({ result: [["count"], ["0"]] });
  });

  it("may be read-only, or without a transaction of its own", async () => {
    expect(await run("delete from groups", { read_only: true })).toMatchObject({
      json: { internal: { error: { status_code: "25006" } } },
    });
    const concurrently = "create index concurrently titles on groups (title)";
    expect(await run(concurrently)).toMatchObject({ json: { internal: { error: { status_code: "25001" } } } });
    expect((await run(concurrently, { no_transaction: true })).status).toBe(200);
  });

  it("leaves nothing on the connection for its next user: no setting, no lock, no table of its own", async () => {
    await run(
      "select set_config('application_name', 'left', false), pg_advisory_lock(7); create temp table leftover ()",
    );
    const { json } = await run(
      `select current_setting('application_name') = 'left' as named, to_regclass('pg_temp.leftover') is not null as there,
        exists (select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locked`,
    );
    expect(json).toMatchObject({
      result: [
        ["named", "there", "locked"],
        ["f", "f", "f"],
      ],
    });
  });

  it("works on /v1/query too, beside the calls of the metadata API", async () => {
    const answer = await engine.asAdmin("/v1/query", {
      type: "bulk",
      args: [
        { type: "run_sql", args: { sql: "select 1 as one" } },
        { type: "get_inconsistent_metadata", args: {} },
      ],
    });
    expect(answer.json).toEqual([
      { result_type: "TuplesOk", result: [["one"], ["1"]] },
      { is_consistent: true, inconsistent_objects: [] },
    ]);
  });

  it("says where in a list it was refused", async () => {
    const list = {
      type: "bulk",
      args: [
        { type: "run_sql", args: { sql: "select 1" } },
        { type: "run_sql", args: { sql: "x" } },
      ],
    };
    expect((await engine.asAdmin("/v2/query", list)).json).toMatchObject({ path: "$[1]", code: "postgres-error" });
    expect((await engine.asAdmin("/v1/query", list)).json).toMatchObject({ path: "$.args[1].args" });
  });

  it.each([
    [
      { type: "run_sql", args: {} },
      { code: "parse-failed", path: "$.args", error: 'key "sql" not found' },
    ],
    [
      { type: "run_sql", args: { sql: "select 1", source: "other" } },
      { code: "not-exists", path: "$", error: 'source with name "other" does not exist' },
    ],
    [{ type: "export_metadata", args: {} }, { code: "parse-failed" }],
  ])("is refused: %j", async (call, refusal) => {
    expect(await engine.asAdmin("/v2/query", call)).toMatchObject({ status: 400, json: refusal });
  });

  it.each(["/v1/metadata", "/v1/query", "/v2/query"])("is for admins alone on %s", async (route) => {
    const call = { type: "run_sql", args: { sql: "select 1" } };
    expect(await engine.post(route, call)).toMatchObject({ status: 401, json: { code: "access-denied" } });
    expect(await engine.asAdmin(route, call, { "x-hasura-role": "member" })).toMatchObject({
      status: 400,
      json: { code: "access-denied", error: "restricted access : admin only" },
    });
  });
});

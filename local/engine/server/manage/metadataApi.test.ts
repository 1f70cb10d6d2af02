import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { startForTest, type TestAnswer, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";
import { TestClient } from "../../test/wsClient.ts";

const configuration = { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } };
const served = (tables: object[], more: object = {}): Metadata => ({
  version: 3,
  sources: [{ name: "default", kind: "postgres", tables, configuration }],
  ...more,
});
const notes = { table: { schema: "public", name: "notes" } };
const people = { table: { schema: "public", name: "people" } };
const missing = { table: { schema: "public", name: "nowhere" } };
const nightly = { name: "nightly", webhook: "{{HOOKS}}/nightly", schedule: "0 3 * * *", include_in_metadata: true };
const hidden = { name: "hidden", webhook: "{{HOOKS}}/hidden", schedule: "0 4 * * *", include_in_metadata: false };

let database: TestDatabase;
let engine: TestEngine;
let hooks: WebhookServer;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on("error", () => undefined);
  await pool.query(`create table people (id int primary key);
    create table notes (id int primary key, body text, author_id int references people)`);
  hooks = await startWebhookServer();
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    metadata: served([notes]),
    env: { HOOKS: hooks.url },
  });
});

beforeEach(async () => {
  await answer("clear_metadata");
  await answer("replace_metadata", served([notes]));
  for (const { name } of (await cronTriggers()) as { name: string }[]) await answer("delete_cron_trigger", { name });
  hooks.calls.length = 0;
});

afterAll(async () => {
  await engine.close();
  hooks.close();
  await pool.end();
  await database.drop();
});

const ask = (type: string, args: unknown = {}, more: object = {}): Promise<TestAnswer> =>
  engine.asAdmin("/v1/metadata", { type, args, ...more });
const answer = async (type: string, args: unknown = {}, more: object = {}): Promise<unknown> =>
  (await ask(type, args, more)).json;
const cronTriggers = async (): Promise<unknown> =>
  ((await answer("get_cron_triggers")) as { cron_triggers: unknown }).cron_triggers;
const resourceVersion = async (): Promise<number> =>
  ((await answer("export_metadata", {}, { version: 2 })) as { resource_version: number }).resource_version;

describe("the document", () => {
  it("that was set is the one that is exported, in both versions of the calls", async () => {
    const document = served([notes, people], { inherited_roles: [], network: { tls_allowlist: [] } });
    expect(await answer("replace_metadata", document)).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toEqual(document);
    const args = { allow_inconsistent_metadata: false, metadata: served([people]) };
    expect(await answer("replace_metadata", args, { version: 2 })).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    });
    expect(await answer("export_metadata", {}, { version: 2 })).toEqual({
      resource_version: expect.any(Number) as number,
      metadata: served([people]),
    });
  });

  it.each([true, false])("that is inconsistent is refused whether or not that was allowed: %s", async (allowed) => {
    const args = { allow_inconsistent_metadata: allowed, metadata: served([notes, missing]) };
    expect(await ask("replace_metadata", args, { version: 2 })).toMatchObject({
      status: 400,
      json: {
        path: "$.args",
        code: "unexpected",
        error: "cannot continue due to inconsistent metadata",
        internal: [
          { type: "table", name: "public.nowhere", reason: expect.stringContaining("no such table") as string },
        ],
      },
    });
    expect(await answer("export_metadata")).toEqual(served([notes]));
  });

  it("is emptied by clear_metadata, but for the database that it is over", async () => {
    expect(await answer("clear_metadata")).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toEqual(served([]));
  });

  it("moves its version on with each request that changes it, and refuses one made for an older version", async () => {
    const before = await resourceVersion();
    await answer("replace_metadata", served([people]));
    await answer("reload_metadata");
    await answer("get_inconsistent_metadata");
    expect(await resourceVersion()).toBe(before + 2);
    const late = await ask("replace_metadata", served([notes]), { resource_version: before });
    expect(late).toMatchObject({
      status: 409,
      json: {
        path: "$",
        code: "conflict",
        error: `metadata resource version referenced (${before}) did not match current version`,
      },
    });
    expect(await answer("export_metadata")).toEqual(served([people]));
    expect((await ask("replace_metadata", served([notes]), { resource_version: before + 2 })).status).toBe(200);
  });

  it("closes websockets when it is replaced", async () => {
    const client = await TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, "graphql-transport-ws");
    await answer("replace_metadata", served([people]));
    expect(await client.closed).toMatchObject({ code: 1012 });
  });
});

describe("a list of calls", () => {
  const replace = (...tables: object[]): object => ({ type: "replace_metadata", args: served(tables) });

  it("changes all or nothing, and says which call failed", async () => {
    const failed = await ask("bulk", [replace(people), replace(missing)]);
    expect(failed).toMatchObject({ status: 400, json: { code: "unexpected", path: "$.args[1].args" } });
    expect(await answer("export_metadata")).toEqual(served([notes]));
    expect(await answer("bulk", [replace(people), { type: "export_metadata", args: {} }])).toEqual([
      { message: "success" },
      served([people]),
    ]);
  });

  it("that keeps going answers a refusal in place of a result", async () => {
    expect(await answer("bulk_keep_going", [replace(missing), replace(people)])).toEqual([
      { code: "unexpected", error: "cannot continue due to inconsistent metadata", path: "$.args[0].args" },
      { message: "success" },
    ]);
    expect(await answer("export_metadata")).toEqual(served([people]));
  });

  it("counts as one request for the version", async () => {
    const before = await resourceVersion();
    await answer("bulk", [replace(people), replace(notes)]);
    expect(await resourceVersion()).toBe(before + 1);
  });
});

it.each([
  [
    "clear_everything",
    'unknown metadata command "clear_everything"; "clear" was not recognized as a valid backend name',
  ],
  ["pg_dance", 'unknown metadata command "dance" for backend pg'],
])("an unknown call %s is refused", async (type, error) => {
  expect(await ask(type)).toMatchObject({ status: 400, json: { code: "parse-failed", path: "$", error } });
});

describe("relationships", () => {
  const note = { foreign_key_constraint_on: { table: { schema: "public", name: "notes" }, column: "author_id" } };
  const author = { table: notes.table, name: "author", using: { foreign_key_constraint_on: "author_id" } };
  const written = { table: people.table, name: "notes", using: note };
  beforeEach(() => answer("replace_metadata", served([notes, people])));

  it("are created and dropped one by one", async () => {
    expect(await answer("pg_create_object_relationship", author)).toEqual({ message: "success" });
    expect(await answer("pg_create_array_relationship", written)).toEqual({ message: "success" });
    const query = "{ people { notes { author { id } } } }";
    expect((await engine.asAdmin("/v1/graphql", { query })).json).toEqual({ data: { people: [] } });
    expect(await ask("pg_create_object_relationship", author)).toMatchObject({
      status: 400,
      json: {
        code: "already-exists",
        error: 'field with name "author" already exists in table "notes"',
        path: "$.args",
      },
    });
    const drop = { table: "people", relationship: "notes" };
    expect(await answer("pg_drop_relationship", drop)).toEqual({ message: "success" });
    expect(await ask("pg_drop_relationship", drop)).toMatchObject({ json: { code: "not-exists" } });
    expect(await ask("pg_create_object_relationship", { ...author, table: "nowhere" })).toMatchObject({
      json: { code: "not-exists", error: 'table "nowhere" does not exist in source: default' },
    });
  });

  it("are changed together by bulk_atomic, which looks when the last one is done", async () => {
    const broken = { ...author, using: { foreign_key_constraint_on: "nowhere_id" } };
    const create = (args: object): object => ({ type: "pg_create_object_relationship", args });
    const drop = { type: "pg_drop_relationship", args: { table: "notes", relationship: "author" } };
    expect(await answer("bulk_atomic", [create(broken), drop, create(author)])).toEqual({ message: "success" });
    expect(await ask("bulk_atomic", [drop, create(broken)])).toMatchObject({
      status: 400,
      json: { code: "bad-request", error: "Schema inconsistency", internal: [{ type: "object_relation" }] },
    });
    expect(await answer("export_metadata")).toMatchObject({
      sources: [{ tables: [{ object_relationships: [{ name: "author", using: author.using }] }, {}] }],
    });
  });

  it("are all that bulk_atomic takes", async () => {
    expect(await ask("bulk_atomic", [{ type: "export_metadata", args: {} }])).toMatchObject({
      status: 500,
      json: { code: "unexpected", error: "Bulk atomic does not support this command" },
    });
  });
});

describe("the state of the catalogue", () => {
  it("is kept for CLI and console apart, under an id that stays", async () => {
    const before = (await answer("get_catalog_state")) as { id: string };
    await answer("set_catalog_state", { type: "cli", state: { migrations: { default: { "1": false } } } });
    await answer("set_catalog_state", { type: "console", state: { onboardingShown: true } });
    expect(await answer("get_catalog_state")).toEqual({
      id: before.id,
      cli_state: { migrations: { default: { "1": false } } },
      console_state: { onboardingShown: true },
    });
    expect(await ask("set_catalog_state", { type: "other", state: {} })).toMatchObject({
      json: { code: "parse-failed", path: "$.args.type" },
    });
  });
});

describe("cron triggers", () => {
  it("are created, replaced and deleted by name", async () => {
    expect(await answer("create_cron_trigger", nightly)).toEqual({ message: "success" });
    expect(await ask("create_cron_trigger", nightly)).toMatchObject({
      status: 400,
      json: { code: "already-exists", error: "cron trigger with name: nightly already exists", path: "$.args" },
    });
    const later = { ...nightly, schedule: "0 5 * * *" };
    expect(await answer("create_cron_trigger", { ...later, replace: true })).toEqual({ message: "success" });
    expect(await answer("export_metadata")).toMatchObject({ cron_triggers: [later] });
    expect(await answer("delete_cron_trigger", { name: "nightly" })).toEqual({ message: "success" });
    expect(await ask("delete_cron_trigger", { name: "nightly" })).toMatchObject({ json: { code: "not-exists" } });
    expect(await cronTriggers()).toEqual([]);
  });

  it("without a place in the files are served but not exported, and outlive a new document", async () => {
    await answer("create_cron_trigger", hidden);
    await answer("replace_metadata", served([people], { cron_triggers: [nightly] }));
    expect(await cronTriggers()).toEqual([nightly, hidden]);
    expect(await answer("export_metadata")).toEqual(served([people], { cron_triggers: [nightly] }));
    const clash = { ...hidden, include_in_metadata: true };
    expect(await ask("replace_metadata", served([], { cron_triggers: [clash] }))).toMatchObject({ status: 400 });
  });

  it.each([
    [{ ...nightly, schedule: "at noon" }, "$.args.schedule"],
    [{ ...nightly, include_in_metadata: undefined }, "$.args"],
    [{ ...nightly, webhook: undefined }, "$.args"],
  ])("are refused with %j", async (trigger, path) => {
    expect(await ask("create_cron_trigger", trigger)).toMatchObject({
      status: 400,
      json: { code: "parse-failed", path },
    });
  });
});

describe("events of schedules", () => {
  const schedule = async (at: string): Promise<string> => {
    const args = { webhook: "{{HOOKS}}/once", schedule_at: at, payload: { n: 1 }, comment: "once" };
    return ((await answer("create_scheduled_event", args)) as { event_id: string }).event_id;
  };

  it("that are to come can be listed, counted and deleted", async () => {
    const id = await schedule("2100-01-01T00:00:00Z");
    expect(
      await answer("get_scheduled_events", { type: "one_off", status: ["scheduled"], get_rows_count: true }),
    ).toEqual({
      count: 1,
      events: [
        {
          id,
          webhook_conf: "{{HOOKS}}/once",
          scheduled_time: "2100-01-01T00:00:00+00:00",
          payload: { n: 1 },
          comment: "once",
          retry_conf: null,
          header_conf: null,
          status: "scheduled",
          tries: 0,
          created_at: expect.any(String) as string,
          next_retry_at: null,
        },
      ],
    });
    expect(await answer("delete_scheduled_event", { type: "one_off", event_id: id })).toEqual({ message: "success" });
    expect(await answer("get_scheduled_events", { type: "one_off" })).toEqual({ events: [] });
    expect(await ask("delete_scheduled_event", { type: "one_off", event_id: id })).toMatchObject({
      json: { code: "not-exists" },
    });
  });

  it("that were delivered show what was sent and answered", async () => {
    const id = await schedule("2020-01-01T00:00:00Z"); // beyond its tolerance: dead, so it is given more below
    await pool.query("update hdb_catalog.hdb_scheduled_events set status = 'scheduled' where id = $1", [id]);
    await engine.asAdmin("/_sim/crons/run", {});
    expect(await answer("get_scheduled_event_invocations", { type: "one_off", event_id: id })).toMatchObject({
      invocations: [{ event_id: id, status: 200, request: { payload: { payload: { n: 1 } } } }],
    });
  });

  it("of a cron trigger are listed by its name and go with it", async () => {
    await answer("create_cron_trigger", nightly);
    await engine.asAdmin("/_sim/crons/run", {});
    const args = { type: "cron", trigger_name: "nightly", limit: 2, get_rows_count: true };
    const { events, count } = (await answer("get_scheduled_events", args)) as { events: object[]; count: number };
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ trigger_name: "nightly", status: "scheduled" });
    expect(count).toBeGreaterThan(2);
    await answer("delete_cron_trigger", { name: "nightly" });
    expect(await answer("get_scheduled_events", args)).toEqual({ events: [], count: 0 });
    expect(await ask("get_scheduled_events", { type: "cron" })).toMatchObject({ json: { code: "parse-failed" } });
  });
});

describe("an event trigger that may be invoked by hand", () => {
  const trigger = (name: string, manual: boolean): object => ({
    name,
    definition: { enable_manual: manual, insert: { columns: "*" } },
    webhook: `{{HOOKS}}/${name}`,
  });
  beforeEach(async () => {
    await answer(
      "replace_metadata",
      served([{ ...notes, event_triggers: [trigger("by_hand", true), trigger("not", false)] }]),
    );
  });

  it("delivers what it was given as an event of operation MANUAL", async () => {
    const invoked = (await answer("pg_invoke_event_trigger", { name: "by_hand", payload: { id: 7 } })) as object;
    const [call] = await hooks.received(1);
    expect(call!.body).toMatchObject({
      id: (invoked as { event_id: string }).event_id,
      table: { schema: "public", name: "notes" },
      trigger: { name: "by_hand" },
      event: {
        op: "MANUAL",
        data: { old: null, new: { id: 7 } },
        session_variables: { "x-hasura-role": "admin" },
      },
    });
    expect(JSON.stringify(call!.body)).not.toContain("the-admin-secret");
  });

  it.each([
    [{ name: "not", payload: {} }, "not-supported", "manual mode is not enabled for event trigger"],
    [{ name: "nobody", payload: {} }, "not-exists", 'event trigger "nobody" does not exist'],
    [{ name: "by_hand", payload: {}, source: "other" }, "not-exists", 'source with name "other" does not exist'],
    [{ name: "by_hand" }, "parse-failed", 'key "payload" not found'],
  ])("is refused for %j", async (args, code, error) => {
    expect(await ask("pg_invoke_event_trigger", args)).toMatchObject({
      status: 400,
      json: { code, error, path: "$.args" },
    });
  });

  it("shows its log and invocations, and gives an event all its attempts again", async () => {
    hooks.reply = () => ({ status: 500 });
    const { event_id: id } = (await answer("pg_invoke_event_trigger", { name: "by_hand", payload: {} })) as {
      event_id: string;
    };
    await engine.asAdmin("/_sim/events/drain", {});
    hooks.reply = () => ({});
    const logs = (status: string): Promise<unknown> =>
      answer("pg_get_event_logs", { name: "by_hand", status, limit: 1 });
    expect(await logs("error")).toMatchObject([
      { id, trigger_name: "by_hand", tries: 1, error: true, delivered: false },
    ]);
    expect(await logs("pending")).toEqual([]);
    expect(await answer("pg_redeliver_event", { event_id: id })).toEqual({ message: "success" });
    await engine.asAdmin("/_sim/events/drain", {});
    expect(await logs("delivered")).toMatchObject([{ id, tries: 1, error: false }]);
    const invocations = (await answer("pg_get_event_invocation_logs", { name: "by_hand", limit: 2 })) as object[];
    expect(invocations).toMatchObject([
      { event_id: id, status: 200 },
      { event_id: id, status: 500 },
    ]);
    expect(await ask("pg_redeliver_event", { event_id: "nobody" })).toMatchObject({ json: { code: "not-exists" } });
  });
});

import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Metadata } from "../../interface.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";
import { readEventTriggers } from "./definitions.ts";

const trigger = (name: string, definition: object, more: object = {}): object => ({
  name,
  definition,
  webhook: `{{EVENTS_URL}}/events/${name}`,
  headers: [{ name: "x-actions-secret", value_from_env: "SECRET" }],
  retry_conf: { num_retries: 1, interval_sec: 0 },
  ...more,
});

const metadata = (...triggers: object[]): Metadata => ({
  version: 3,
  sources: [
    {
      name: "default",
      kind: "postgres",
      tables: [{ table: { schema: "public", name: "groups" }, event_triggers: triggers }],
    },
  ],
});

const written = trigger("group_written", {
  insert: { columns: "*" },
  update: { columns: ["title"] },
  delete: { columns: "*" },
});

interface Body {
  id: string;
  created_at: string;
  event: { op: string; session_variables: unknown; data: { old: unknown; new: unknown } };
  delivery_info: { current_retry: number };
}

let database: TestDatabase;
let engine: TestEngine;
let handler: WebhookServer;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 3 });
  pool.on("error", () => undefined);
  await pool.query("create table groups (group_id int primary key, title text, balance bigint, settings json)");
  handler = await startWebhookServer();
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore({}),
    metadata: metadata(written),
    env: { EVENTS_URL: handler.url, SECRET: "shared" },
  });
});

afterEach(async () => {
  handler.reply = () => ({});
  await engine.asAdmin("/v1/metadata", { type: "replace_metadata", args: metadata(written) });
  await pool.query("delete from groups; update hdb_catalog.event_log set archived = true");
  handler.calls.length = 0;
});

afterAll(async () => {
  await engine.close();
  handler.close();
  await pool.end();
  await database.drop();
});

const drain = async (): Promise<unknown> => (await engine.asAdmin("/_sim/events/drain", {})).json;
const bodies = (): Body[] => handler.calls.map(({ body }) => body as Body);
const log = async (): Promise<Record<string, unknown>[]> =>
  (await pool.query("select delivered, error, tries from hdb_catalog.event_log where not archived order by created_at"))
    .rows as Record<string, unknown>[];

describe("an event", () => {
  it("is delivered in Hasura's shape for insert, update and delete, soon after the commit", async () => {
    await pool.query("insert into groups values (1, 'Chess', 9007199254740993, '{}')");
    await handler.received(1);
    await pool.query("update groups set title = 'Go'");
    await handler.received(2);
    await pool.query("delete from groups");
    await handler.received(3);
    const chess = { group_id: 1, title: "Chess", settings: {} };
    expect(handler.calls[0]).toMatchObject({
      path: "/events/group_written",
      headers: { "content-type": "application/json", "x-actions-secret": "shared" },
      body: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+$/) as unknown,
        trigger: { name: "group_written" },
        table: { schema: "public", name: "groups" },
        event: { op: "INSERT", session_variables: null, data: { old: null, new: chess }, trace_context: null },
        delivery_info: { current_retry: 0, max_retries: 1 },
      },
    });
    expect(bodies().map(({ event }) => [event.op, event.data.old !== null, event.data.new !== null])).toEqual([
      ["INSERT", false, true],
      ["UPDATE", true, true],
      ["DELETE", true, false],
    ]);
    const { rows } = await pool.query<{ balance: string }>(
      "select payload #>> '{data,new,balance}' as balance from hdb_catalog.event_log where payload->>'op' = 'INSERT'",
    );
    expect(rows[0]?.balance).toBe("9007199254740993");
  });

  it("of an update exists only when a listed column changes", async () => {
    await pool.query("insert into groups values (1, 'Chess')");
    await drain();
    await pool.query("update groups set balance = 5");
    await pool.query("update groups set title = title");
    await pool.query("update groups set title = null");
    await drain();
    expect(bodies().map(({ event }) => event.op)).toEqual(["INSERT", "UPDATE"]);
  });

  it("carries the session that changed the row, also after an earlier transaction on the connection", async () => {
    const client = await pool.connect();
    const session = JSON.stringify({ "x-hasura-role": "member", "x-hasura-user-id": "7" });
    await client.query("begin");
    await client.query("select set_config('hasura.user', $1, true)", [session]);
    await client.query("insert into groups values (1, 'Chess')");
    await client.query("commit");
    await client.query("insert into groups values (2, 'Go')");
    client.release();
    await drain();
    const seen = bodies().map(({ event }) => [event.data.new, event.session_variables]);
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual([expect.objectContaining({ group_id: 1 }), JSON.parse(session)]);
    expect(seen).toContainEqual([expect.objectContaining({ group_id: 2 }), null]);
  });

  it("does not exist when its transaction rolls back", async () => {
    await pool.query("begin; insert into groups values (1, 'Chess'); rollback");
    expect(await drain()).toEqual({ left: 0 });
    expect(handler.calls).toEqual([]);
  });

  it("exists for each row of a statement and is delivered once", async () => {
    await pool.query("insert into groups select n, 'group ' || n from generate_series(1, 350) n");
    expect(await drain()).toEqual({ left: 0 });
    expect(new Set(bodies().map(({ id }) => id)).size).toBe(350);
    expect(handler.calls).toHaveLength(350);
  });

  it("has no columns but those of its payload", async () => {
    await engine.asAdmin("/v1/metadata", {
      type: "replace_metadata",
      args: metadata(trigger("group_short", { insert: { columns: "*", payload: ["group_id"] } })),
    });
    await pool.query("insert into groups values (1, 'Chess')");
    await drain();
    expect(bodies().map(({ event }) => event.data.new)).toEqual([{ group_id: 1 }]);
  });
});

describe("a failed delivery", () => {
  it("is tried again as often as configured, then given up", async () => {
    handler.reply = () => ({ status: 500 });
    await pool.query("insert into groups values (1, 'Chess')");
    await handler.received(2);
    await drain();
    expect(bodies().map(({ delivery_info: { current_retry: retry } }) => retry)).toEqual([0, 1]);
    expect(await log()).toEqual([{ delivered: false, error: true, tries: 2 }]);
    const logged = await pool.query(
      "select status from hdb_catalog.event_invocation_logs order by created_at desc limit 2",
    );
    expect(logged.rows).toEqual([{ status: 500 }, { status: 500 }]);
  });

  it("succeeds once the handler is back, also after a cut connection", async () => {
    handler.reply = () => (handler.calls.length === 1 ? { hangUp: true } : { status: 204, body: "" });
    await pool.query("insert into groups values (1, 'Chess')");
    await handler.received(2);
    await drain();
    expect(await log()).toEqual([{ delivered: true, error: false, tries: 2 }]);
  });

  it("waits as long as the handler asks for, even when no attempt is left", async () => {
    handler.reply = () => ({ status: 503, headers: { "retry-after": "600" } });
    await pool.query("insert into groups values (1, 'Chess')");
    await pool.query("update hdb_catalog.event_log set tries = 1 where not archived");
    await handler.received(1);
    expect(await drain()).toEqual({ left: 0 });
    const { rows } = await pool.query(
      "select error, next_retry_at > now() + interval '590 s' as later from hdb_catalog.event_log where not archived",
    );
    expect(rows).toEqual([{ error: false, later: true }]);
  });
});

describe("an event that a killed engine had locked", () => {
  it("is delivered by the next one, unless another engine that may hold it still runs", async () => {
    const own = await createTestDatabase({ empty: true });
    const direct = new Pool({ connectionString: own.url, max: 1 });
    direct.on("error", () => undefined);
    await direct.query("create table groups (group_id int primary key, title text, balance bigint, settings json)");
    const options = {
      databaseUrl: own.url,
      loadCore: fakeCore({}),
      metadata: metadata(written),
      env: { EVENTS_URL: handler.url, SECRET: "shared" },
    };
    const first = await startForTest(options);
    await first.close();
    await direct.query("insert into groups values (1, 'Chess'); update hdb_catalog.event_log set locked = now()");

    const second = await startForTest(options);
    await handler.received(1);
    await second.asAdmin("/_sim/events/drain", {});
    // A living engine keeps what it holds.
    await direct.query("alter table groups disable trigger all");
    await direct.query("update hdb_catalog.event_log set delivered = false, locked = now()");
    const third = await startForTest(options);
    const { rows } = await direct.query("select locked is not null as held from hdb_catalog.event_log");
    expect(rows).toEqual([{ held: true }]);
    expect(handler.calls).toHaveLength(1);
    await Promise.all([second.close(), third.close()]);
    await direct.end();
    await own.drop();
  });
});

describe("numbers", () => {
  it("beyond 32 bits are texts in events too, where the engine is set to write them so", async () => {
    const own = await createTestDatabase({ empty: true });
    const direct = new Pool({ connectionString: own.url, max: 1 });
    direct.on("error", () => undefined);
    await direct.query("create table groups (group_id int primary key, title text, balance bigint, settings json)");
    const stringifying = await startForTest({
      databaseUrl: own.url,
      loadCore: fakeCore({}),
      metadata: metadata(written),
      env: { EVENTS_URL: handler.url, SECRET: "shared", HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: "true" },
    });
    await direct.query("insert into groups values (1, 'Chess', 5)");
    await stringifying.asAdmin("/_sim/events/drain", {});
    expect(bodies()[0]?.event.data.new).toEqual({ group_id: 1, title: "Chess", balance: "5", settings: null });
    await stringifying.close();
    await direct.end();
    await own.drop();
  });
});

describe("the SQL triggers", () => {
  const installed = async (): Promise<unknown[]> =>
    (await pool.query("select tgname from pg_trigger where tgname like 'notify_hasura%' order by 1")).rows.map(
      ({ tgname }: { tgname: string }) => tgname,
    );

  it("follow metadata; pending events of a trigger that is gone are archived", async () => {
    expect(await installed()).toEqual([
      "notify_hasura_group_written_DELETE",
      "notify_hasura_group_written_INSERT",
      "notify_hasura_group_written_UPDATE",
    ]);
    handler.reply = () => ({ status: 500, headers: { "retry-after": "600" } });
    await pool.query("insert into groups values (1, 'Chess')");
    await drain();
    await engine.asAdmin("/v1/metadata", {
      type: "replace_metadata",
      args: metadata(trigger("other", { delete: { columns: "*" } })),
    });
    expect(await installed()).toEqual(["notify_hasura_other_DELETE"]);
    expect(await log()).toEqual([]);
  });

  it("stay as they are when a reload changes nothing", async () => {
    const oids = async (): Promise<unknown> =>
      (await pool.query("select oid from pg_trigger where tgname like 'notify_hasura%' order by 1")).rows;
    const before = await oids();
    await engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    expect(await oids()).toEqual(before);
  });
});

describe("metadata of an event trigger", () => {
  it.each([
    [{ name: "1bad" }, "event trigger 1bad: a name is a letter and up to 41 letters, digits, _ or -"],
    [{ webhook: "{{NOWHERE}}/x" }, "event trigger t: environment variable 'NOWHERE' not set"],
    [{ webhook: undefined }, "event trigger t: webhook is missing"],
  ])("is refused with %j", (change, message) => {
    const faulty = trigger("t", {}, { headers: [], ...change });
    expect(() => readEventTriggers(metadata(faulty), { EVENTS_URL: "http://a" })).toThrow(message);
  });

  it("may have null for everything that is optional", () => {
    const bare = trigger("t", {}, { headers: null, retry_conf: null, webhook_from_env: null });
    expect(readEventTriggers(metadata(bare), { EVENTS_URL: "http://a" }).get("t")).toMatchObject({
      retries: 0,
      intervalSeconds: 10,
      timeoutMs: 60_000,
      headers: {},
    });
  });
});

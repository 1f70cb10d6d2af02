import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Metadata } from "../../interface.ts";
import { readEventTriggers } from "./definitions.ts";
import { openEventBench, type EventBench, type EventBody } from "./forTests.ts";

const trigger = (name: string, more: object = {}): object => ({
  name,
  definition: { insert: { columns: "*" } },
  webhook: `{{HOOKS}}/${name}`,
  ...more,
});
const on = (...triggers: object[]): Metadata => ({
  version: 3,
  sources: [
    {
      name: "default",
      kind: "postgres",
      tables: [{ table: { schema: "public", name: "things" }, event_triggers: triggers }],
    },
  ],
});
const once = on(trigger("made"));
const patient = on(trigger("made", { retry_conf: { num_retries: 2, interval_sec: 600 } }));

let bench: EventBench;
beforeAll(async () => {
  bench = await openEventBench({ sql: "create table things (id int)", metadata: once });
});
afterEach(async () => {
  await bench.clear();
  await bench.replaceMetadata(once);
});
afterAll(() => bench.close());

const insert = async (): Promise<void> => {
  await bench.pool.query("insert into things values (1)");
  await bench.drain();
};
const state = async (): Promise<unknown> =>
  (
    await bench.pool.query(
      `select delivered, error, tries, round(extract(epoch from next_retry_at - now()) / 60)::int as minutes
         from hdb_catalog.event_log`,
    )
  ).rows;

describe("an answer", () => {
  it.each([200, 201, 204, 299])("of status %i is a success, whatever its body", async (status) => {
    bench.hooks.reply = () => ({ status, body: status === 204 ? "" : "no JSON" });
    await insert();
    expect(await state()).toEqual([{ delivered: true, error: false, tries: 1, minutes: null }]);
  });

  it.each([302, 400, 404, 500])("of status %i is a failure", async (status) => {
    bench.hooks.reply = () => ({ status, headers: { location: "/elsewhere" } });
    await insert();
    expect(await state()).toEqual([{ delivered: false, error: true, tries: 1, minutes: null }]);
    expect(bench.hooks.calls).toHaveLength(1); // a redirect is not followed
  });

  it("that comes too late or is cut off is a failure, with a reason in the log", async () => {
    await bench.replaceMetadata(on(trigger("made", { retry_conf: { timeout_sec: 0.05 } })));
    bench.hooks.reply = () => new Promise(() => undefined);
    await insert();
    bench.hooks.reply = () => ({ hangUp: true });
    await insert();
    const { rows } = await bench.pool.query(
      "select status, response ->> 'type' as type from hdb_catalog.event_invocation_logs",
    );
    expect(rows).toEqual([
      { status: null, type: "client_error" },
      { status: null, type: "client_error" },
    ]);
  });
});

describe("after a failure", () => {
  it("the next attempt waits for the interval", async () => {
    await bench.replaceMetadata(patient);
    bench.hooks.reply = () => ({ status: 500 });
    await insert();
    expect(await state()).toEqual([{ delivered: false, error: false, tries: 1, minutes: 10 }]);
  });

  it("each attempt says which retry it is, of how many", async () => {
    await bench.replaceMetadata(on(trigger("made", { retry_conf: { num_retries: 2, interval_sec: 0 } })));
    bench.hooks.reply = () => ({ status: 500 });
    await insert();
    await bench.hooks.received(3);
    await bench.drain();
    expect(bench.bodies().map(({ delivery_info: info }) => info)).toEqual([
      { current_retry: 0, max_retries: 2 },
      { current_retry: 1, max_retries: 2 },
      { current_retry: 2, max_retries: 2 },
    ]);
    expect(new Set(bench.bodies().map(({ id }) => id)).size).toBe(1);
  });

  it("an event whose attempts are used up stays an error, even after a reload", async () => {
    bench.hooks.reply = () => ({ status: 500 });
    await insert();
    await bench.engine.asAdmin("/v1/metadata", { type: "reload_metadata", args: {} });
    await bench.drain();
    expect(bench.hooks.calls).toHaveLength(1);
    expect(await state()).toEqual([{ delivered: false, error: true, tries: 1, minutes: null }]);
  });

  it("Retry-After takes the place of the interval", async () => {
    await bench.replaceMetadata(patient);
    bench.hooks.reply = () => ({ status: 503, headers: { "retry-after": "3600" } });
    await insert();
    expect(await state()).toEqual([{ delivered: false, error: false, tries: 1, minutes: 60 }]);
  });

  it.each(["0", "-5", "soon", "1.5", "Fri, 20 Nov 2026 16:00:00 GMT"])(
    "Retry-After %j is no positive number of seconds and counts for nothing",
    async (after) => {
      await bench.replaceMetadata(patient);
      bench.hooks.reply = () => ({ status: 503, headers: { "retry-after": after } });
      await insert();
      expect(await state()).toEqual([{ delivered: false, error: false, tries: 1, minutes: 10 }]);
    },
  );

  it("Retry-After on a success has no effect", async () => {
    bench.hooks.reply = () => ({ status: 200, headers: { "retry-after": "3600" } });
    await insert();
    expect(await state()).toEqual([{ delivered: true, error: false, tries: 1, minutes: null }]);
  });
});

describe("several engines", () => {
  it("deliver each event once between them", async () => {
    const other = await bench.startEngine();
    await bench.pool.query("insert into things select generate_series(1, 120)");
    await Promise.all([bench.drain(), other.asAdmin("/_sim/events/drain", {})]);
    expect(bench.hooks.calls).toHaveLength(120);
    expect(new Set(bench.bodies().map(({ id }) => id)).size).toBe(120);
    await other.close();
  });

  it("take over events that one of them has held for more than half an hour", async () => {
    await insert();
    const [{ id }] = bench.bodies() as [EventBody];
    const hold = (age: string): Promise<unknown> =>
      bench.pool.query(
        `update hdb_catalog.event_log set delivered = false, locked = now() - interval '${age}' where id = $1`,
        [id],
      );
    await hold("29 minutes");
    // Nobody can wait for what another engine holds. The next event shows that this one has looked.
    await bench.pool.query("insert into things values (2)");
    await bench.hooks.received(2);
    await hold("31 minutes");
    expect(await bench.drain()).toEqual({ left: 0 });
    expect(bench.bodies().map((body) => body.id === id)).toEqual([true, false, true]);
  });

  it("that stop give back what they have not finished", async () => {
    const stopping = await bench.startEngine();
    await bench.engine.asAdmin("/v1/metadata", { type: "clear_metadata", args: {} });
    await bench.pool.query("truncate hdb_catalog.event_log");
    await stopping.asAdmin("/v1/metadata", { type: "replace_metadata", args: once });
    bench.hooks.reply = () => new Promise(() => undefined);
    await bench.pool.query("insert into things values (1)");
    await bench.hooks.received(1);
    await stopping.close();
    const { rows } = await bench.pool.query("select delivered, tries, locked from hdb_catalog.event_log");
    expect(rows).toEqual([{ delivered: false, tries: 0, locked: null }]);
  });
});

it("the engine runs as many deliveries at a time as it is told, and no more", async () => {
  const narrow = await openEventBench({
    sql: "create table things (id int)",
    metadata: once,
    env: { HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE: "3" },
  });
  let running = 0;
  const seen: number[] = [];
  narrow.hooks.reply = async () => {
    seen.push((running += 1));
    await narrow.hooks.received(3);
    await fetch(`${narrow.engine.origin}/healthz`); // gives one too many the time to start
    running -= 1;
    return {};
  };
  await narrow.pool.query("insert into things select generate_series(1, 30)");
  expect(await narrow.drain()).toEqual({ left: 0 });
  expect(seen).toHaveLength(30);
  expect(Math.max(...seen)).toBe(3);
  await narrow.close();
});

describe("the SQL triggers", () => {
  const oids = async (): Promise<unknown[]> =>
    (await bench.pool.query("select oid from pg_trigger where tgname like 'notify_hasura%'")).rows;

  it("are built again by a reload that asks for it, even one that somebody dropped", async () => {
    const before = await oids();
    const reload = { type: "reload_metadata", args: { recreate_event_triggers: true } };
    expect((await bench.engine.asAdmin("/v1/metadata", reload)).json).toEqual({
      message: "success",
      is_consistent: true,
    });
    expect(await oids()).toHaveLength(1);
    expect(await oids()).not.toEqual(before);
    await bench.pool.query('drop function hdb_catalog."notify_hasura_made_INSERT"() cascade');
    await bench.engine.asAdmin("/v1/metadata", {
      type: "reload_metadata",
      args: { recreate_event_triggers: ["default"] },
    });
    await insert();
    expect(bench.hooks.calls).toHaveLength(1);
  });

  it("are replaced when a trigger is renamed: its waiting events are archived, delivered ones stay", async () => {
    await insert();
    await bench.replaceMetadata(patient);
    bench.hooks.reply = () => ({ status: 500 });
    await insert();
    await bench.replaceMetadata(on(trigger("renamed")));
    const { rows } = await bench.pool.query(
      "select trigger_name as name, delivered, archived from hdb_catalog.event_log order by created_at",
    );
    expect(rows).toEqual([
      { name: "made", delivered: true, archived: false },
      { name: "made", delivered: false, archived: true },
    ]);
  });
});

describe("a part that metadata leaves out", () => {
  it("has Hasura's default: no retry, ten seconds between attempts, a minute for each", () => {
    const { made } = Object.fromEntries(readEventTriggers(once, { HOOKS: "http://hooks" }));
    expect(made).toMatchObject({ retries: 0, intervalSeconds: 10, timeoutMs: 60_000, manual: false });
  });

  it("may be the address, which then comes from an environment variable", () => {
    const fromEnv = on(trigger("made", { webhook: undefined, webhook_from_env: "HOOK" }));
    const { made } = Object.fromEntries(readEventTriggers(fromEnv, { HOOK: "http://hooks/{{made}}" }));
    expect(made!.url).toBe("http://hooks/{{made}}");
    expect(() => readEventTriggers(fromEnv, {})).toThrow("event trigger made: environment variable 'HOOK' not set");
  });

  it("is never the name: two triggers cannot share one", () => {
    expect(() => readEventTriggers(on(trigger("made"), trigger("made")), { HOOKS: "" })).toThrow(
      "the name is used twice",
    );
  });
});

import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Metadata } from "../../interface.ts";
import { emptyMetadata, fakeCore } from "../../test/fakeCore.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";
import { readCronTriggers } from "./definitions.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cron = (more: object = {}): object => ({
  name: "hourly",
  schedule: "0 * * * *",
  webhook: "{{HOOKS}}/hourly",
  include_in_metadata: true,
  ...more,
});
const withCrons = (...crons: object[]): Metadata => ({ ...emptyMetadata, cron_triggers: crons });

let database: TestDatabase;
let hooks: WebhookServer;
let pool: Pool;
const engines: TestEngine[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  hooks = await startWebhookServer();
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
  await pool.query("drop schema if exists hdb_catalog cascade");
  hooks.calls.length = 0;
  hooks.reply = () => ({});
});
afterAll(async () => {
  hooks.close();
  await pool.end();
  await database.drop();
});

async function start(metadata: Metadata): Promise<TestEngine> {
  const engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore({}),
    metadata,
    env: { HOOKS: hooks.url },
  });
  engines.push(engine);
  return engine;
}

/** Moves the clock past the next full hour: the hourly trigger has missed one tick. */
const jump = (engine: TestEngine): Promise<unknown> =>
  engine.asAdmin("/_sim/clock", { offsetMs: HOUR - (Date.now() % HOUR) + 1000 });
const run = (engine: TestEngine): Promise<unknown> => engine.asAdmin("/_sim/crons/run", {});
const schedule = async (engine: TestEngine, args: object): Promise<string> => {
  const call = { type: "create_scheduled_event", args: { webhook: "{{HOOKS}}/once", ...args } };
  return ((await engine.asAdmin("/v1/metadata", call)).json as { event_id: string }).event_id;
};
const past = (ms: number): string => new Date(Date.now() - ms).toISOString();
/** The state of events that were tried or given up, and the minutes until their next attempt. */
const states = async (kind: "cron" | "scheduled"): Promise<unknown> =>
  (
    await pool.query(
      `select status, tries, round(extract(epoch from next_retry_at - now()) / 60)::int as minutes
         from hdb_catalog.hdb_${kind}_events where tries > 0 or status = 'dead' order by scheduled_time`,
    )
  ).rows;

describe("a body", () => {
  it("of a cron trigger has no empty keys, and no time of creation", async () => {
    const engine = await start(withCrons(cron()));
    await jump(engine);
    await run(engine);
    expect(Object.keys(hooks.calls[0]!.body as object).toSorted()).toEqual(["id", "name", "scheduled_time"]);
  });

  it("of a one-off event has its time of creation, and no name", async () => {
    const engine = await start(emptyMetadata);
    await schedule(engine, { schedule_at: past(1000) });
    await hooks.received(1);
    expect(Object.keys(hooks.calls[0]!.body as object).toSorted()).toEqual(["created_at", "id", "scheduled_time"]);
  });

  it("passes on a payload, whatever JSON it is", async () => {
    const engine = await start(emptyMetadata);
    await schedule(engine, { schedule_at: past(1000), payload: [1, { a: null }] });
    await hooks.received(1);
    expect(hooks.calls[0]!.body).toMatchObject({ payload: [1, { a: null }] });
  });
});

describe("after a failure", () => {
  const kinds = ["cron", "scheduled"] as const;
  /** Fires one event of the kind, with these retries. */
  const fire = async (kind: (typeof kinds)[number], retry: object | undefined): Promise<void> => {
    if (kind === "cron") {
      const engine = await start(withCrons(cron({ retry_conf: retry })));
      await jump(engine);
      await run(engine);
    } else {
      const engine = await start(emptyMetadata);
      await schedule(engine, { schedule_at: past(1000), retry_conf: retry });
      await hooks.received(1);
      await run(engine);
    }
  };

  it.each(kinds)("a %s event without retries is an error at once", async (kind) => {
    hooks.reply = () => ({ status: 500 });
    await fire(kind, undefined);
    expect(await states(kind)).toEqual([{ status: "error", tries: 1, minutes: null }]);
  });

  it.each(kinds)("a %s event waits for its interval", async (kind) => {
    hooks.reply = () => ({ status: 500 });
    await fire(kind, { num_retries: 1, retry_interval_seconds: 600 });
    expect(await states(kind)).toEqual([{ status: "scheduled", tries: 1, minutes: 10 }]);
  });

  it.each(kinds)("a %s event waits as long as Retry-After says, even when no attempt is left", async (kind) => {
    hooks.reply = () => ({ status: 429, headers: { "retry-after": "3600" } });
    await fire(kind, undefined);
    expect(await states(kind)).toEqual([{ status: "scheduled", tries: 1, minutes: 60 }]);
  });

  it.each(kinds)("a %s event that was not answered in time is logged as such", async (kind) => {
    hooks.reply = () => new Promise(() => undefined);
    await fire(kind, { timeout_seconds: 0.05 });
    expect(await states(kind)).toEqual([{ status: "error", tries: 1, minutes: null }]);
    const { rows } = await pool.query(
      `select status, response ->> 'type' as type from hdb_catalog.hdb_${kind}_event_invocation_logs`,
    );
    expect(rows).toEqual([{ status: null, type: "client_error" }]);
  });

  it.each(kinds)("a %s event that succeeds in the end is delivered, each attempt in the log", async (kind) => {
    hooks.reply = () => (hooks.calls.length === 1 ? { hangUp: true } : { status: 201, body: { ok: true } });
    await fire(kind, { num_retries: 1, retry_interval_seconds: 0 });
    await hooks.received(2);
    await run(engines[0]!);
    expect(await states(kind)).toEqual([{ status: "delivered", tries: 2, minutes: null }]);
    const { rows } = await pool.query(
      `select status, request #>> '{payload,id}' as id, response #>> '{data,body}' as body
         from hdb_catalog.hdb_${kind}_event_invocation_logs order by created_at`,
    );
    const { id } = hooks.calls[0]!.body as { id: string };
    expect(rows).toEqual([
      { status: null, id, body: null },
      { status: 201, id, body: '{"ok":true}' },
    ]);
  });
});

describe("an event that is picked up late", () => {
  it.each([
    [undefined, 5 * HOUR, "delivered"],
    [undefined, 7 * HOUR, "dead"],
    [{ tolerance_seconds: 60 }, HOUR, "dead"],
    [{ tolerance_seconds: 2 * 86_400 }, DAY, "delivered"],
  ])("one-off, with %j and %i ms old, is %s", async (retry_conf, age, status) => {
    const engine = await start(emptyMetadata);
    await schedule(engine, { schedule_at: past(age), retry_conf });
    await run(engine);
    expect(await states("scheduled")).toMatchObject([{ status }]);
    expect(hooks.calls).toHaveLength(status === "dead" ? 0 : 1);
  });
});

describe("the ticks ahead", () => {
  const minutes = async (): Promise<number[]> =>
    (
      await pool.query<{ minute: number }>(
        `select distinct extract(minute from scheduled_time at time zone 'utc')::int as minute
           from hdb_catalog.hdb_cron_events where status = 'scheduled'`,
      )
    ).rows.map(({ minute }) => minute);
  const replace = (engine: TestEngine, ...crons: object[]): Promise<unknown> =>
    engine.asAdmin("/v1/metadata", { type: "replace_metadata", args: withCrons(...crons) });

  it("follow the schedule, and are written again when it changes", async () => {
    const engine = await start(withCrons(cron()));
    await run(engine);
    expect(await minutes()).toEqual([0]);
    await replace(engine, cron({ schedule: "17 * * * *" }));
    await run(engine);
    expect(await minutes()).toEqual([17]);
  });

  it("are deleted with their trigger, while delivered ones stay", async () => {
    const engine = await start(withCrons(cron(), cron({ name: "other" })));
    await jump(engine);
    await run(engine);
    await replace(engine, cron({ name: "other" }));
    await run(engine);
    const { rows } = await pool.query(
      "select status, count(*) > 1 as many from hdb_catalog.hdb_cron_events where trigger_name = 'hourly' and status <> 'dead' group by 1",
    );
    expect(rows).toEqual([{ status: "delivered", many: false }]);
  });

  it("are in UTC, whatever the time zone of the database", async () => {
    await pool.query(`alter database ${new URL(database.url).pathname.slice(1)} set timezone to 'America/New_York'`);
    const engine = await start(withCrons(cron({ schedule: "30 12 * * *" })));
    await run(engine);
    const { rows } = await pool.query(
      "select distinct to_char(scheduled_time at time zone 'utc', 'HH24:MI') as at from hdb_catalog.hdb_cron_events",
    );
    await pool.query(`alter database ${new URL(database.url).pathname.slice(1)} reset timezone`);
    expect(rows).toEqual([{ at: "12:30" }]);
  });
});

it("events that a killed engine had locked are delivered by the next one, under the same id", async () => {
  const first = await start(withCrons(cron()));
  await run(first);
  const oneOff = await schedule(first, { schedule_at: past(1000) });
  await hooks.received(1);
  await run(first);
  await first.close();
  const { rows } = await pool.query<{ id: string }>(
    `update hdb_catalog.hdb_cron_events set status = 'locked', scheduled_time = date_trunc('hour', now())
      where scheduled_time = (select min(scheduled_time) from hdb_catalog.hdb_cron_events) returning id`,
  );
  await pool.query("update hdb_catalog.hdb_scheduled_events set status = 'locked'");
  hooks.calls.length = 0;
  const second = await start(withCrons(cron()));
  await hooks.received(2);
  await run(second);
  const delivered = hooks.calls.map(({ body }) => (body as { id: string }).id);
  expect(delivered.toSorted()).toEqual([oneOff, rows[0]!.id].toSorted());
});

it("the defaults are no retry, ten seconds, a minute and six hours", () => {
  const { hourly } = Object.fromEntries(readCronTriggers([cron()], { HOOKS: "http://hooks" }));
  expect(hourly).toMatchObject({ retries: 0, intervalSeconds: 10, timeoutMs: 60_000, toleranceMs: 6 * HOUR });
});

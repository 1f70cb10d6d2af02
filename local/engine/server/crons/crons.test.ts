import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { foreignRequests, statusOfRaw } from "../../../control/forTests.ts";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import type { Metadata } from "../../interface.ts";
import { emptyMetadata, fakeCore } from "../../test/fakeCore.ts";
import { ADMIN_SECRET, startForTest, type TestAnswer, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";

const REQUESTS = "http.server.request.start";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const cron = (name: string, schedule: string, more: object = {}): object => ({
  name,
  schedule,
  webhook: "{{CRONS_URL}}/crons",
  include_in_metadata: true,
  headers: [{ name: "x-actions-secret", value_from_env: "SECRET" }],
  ...more,
});
const withCrons = (...crons: object[]): Metadata => ({ ...emptyMetadata, cron_triggers: crons });

let database: TestDatabase;
let handler: WebhookServer;
let pool: Pool;
const engines: TestEngine[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  handler = await startWebhookServer();
});

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
  await pool.query("drop schema if exists hdb_catalog cascade");
  handler.calls.length = 0;
  handler.reply = () => ({});
});

afterAll(async () => {
  handler.close();
  await pool.end();
  await database.drop();
});

async function start(metadata: Metadata, env: Record<string, string> = {}): Promise<TestEngine> {
  const engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore({}),
    metadata,
    env: { CRONS_URL: handler.url, SECRET: "shared", ...env },
  });
  engines.push(engine);
  return engine;
}

const moveClock = (engine: TestEngine, offsetMs: number): Promise<TestAnswer> =>
  engine.asAdmin("/_sim/clock", { offsetMs });
const run = async (engine: TestEngine, body: object = {}): Promise<unknown> =>
  (await engine.asAdmin("/_sim/crons/run", body)).json;
/** Resolves when a server of this process begins with a request to run what is due. */
const nextRequest = () =>
  new Promise<void>((resolve) => {
    const began = (message: unknown): void => {
      if ((message as { request: IncomingMessage }).request.url !== "/_sim/crons/run") return;
      unsubscribe(REQUESTS, began);
      resolve();
    };
    subscribe(REQUESTS, began);
  });
const fired = (): { name?: string; scheduled_time: string }[] =>
  handler.calls.map(({ body }) => body as { name?: string; scheduled_time: string });
const statuses = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ status: string; count: number }>(
    "select status, count(*)::int as count from hdb_catalog.hdb_cron_events where status <> 'scheduled' group by status",
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

describe("after a jump of the clock", () => {
  it("a trigger that missed thousands of ticks fires exactly once, for the newest of them", async () => {
    const engine = await start(withCrons(cron("every_minute", "* * * * *", { payload: { a: 1 }, comment: "c" })));
    // To the middle of a minute, because at its end a second event would be due.
    const jump = 3 * DAY + 30_000 - (Date.now() % 60_000);
    await moveClock(engine, jump);
    const now = Date.now() + jump;
    await run(engine);
    expect(handler.calls).toHaveLength(1);
    const { headers, body } = handler.calls[0]!;
    expect(headers["x-actions-secret"]).toBe("shared");
    const minute = new Date(now - (now % 60_000)).toISOString().replace(".000Z", "Z");
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      name: "every_minute",
      scheduled_time: minute,
      payload: { a: 1 },
      comment: "c",
    });
    await run(engine);
    expect(handler.calls).toHaveLength(1);
    const { delivered, dead } = await statuses();
    expect([delivered, dead]).toEqual([1, 20]);
  });

  it("each trigger that missed a tick fires once, and the others do not fire", async () => {
    const far = new Date(Date.now() + 40 * DAY);
    const yearly = `0 0 ${far.getUTCDate()} ${far.getUTCMonth() + 1} *`;
    const engine = await start(
      withCrons(cron("hourly", "0 * * * *"), cron("daily", "30 0 * * *"), cron("yearly", yearly)),
    );
    await moveClock(engine, 2 * DAY);
    await run(engine);
    expect(
      fired()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(["daily", "hourly"]);
  });

  it("later ticks fire again after each further jump", async () => {
    const engine = await start(withCrons(cron("hourly", "0 * * * *")));
    for (const days of [1, 2, 3]) {
      await moveClock(engine, days * DAY);
      await run(engine);
      expect(handler.calls).toHaveLength(days);
    }
    const times = fired().map(({ scheduled_time: time }) => Date.parse(time));
    expect([times[1]! - times[0]!, times[2]! - times[1]!]).toEqual([DAY, DAY]);
  });

  it("nothing fires twice after a return to real time, and the ticks to come follow it", async () => {
    const engine = await start(withCrons(cron("hourly", "0 * * * *")));
    await moveClock(engine, 3 * DAY);
    await moveClock(engine, 0);
    await run(engine);
    expect(handler.calls).toHaveLength(1);
    const { rows } = await pool.query<{ soon: boolean }>(
      "select min(scheduled_time) < now() + interval '1 hour' as soon from hdb_catalog.hdb_cron_events where status = 'scheduled'",
    );
    expect(rows).toEqual([{ soon: true }]);
  });

  it("an engine that starts with a moved clock fires what was missed while it was away", async () => {
    const first = await start(withCrons(cron("daily", "30 0 * * *")));
    await run(first);
    await first.close();
    const second = await start(withCrons(cron("daily", "30 0 * * *")), { CLOCK_OFFSET_MS: String(5 * DAY) });
    await run(second);
    expect(handler.calls).toHaveLength(1);
  });

  it("two engines on one database fire a tick once", async () => {
    const metadata = withCrons(cron("hourly", "0 * * * *"));
    const [one, two] = [await start(metadata), await start(metadata)];
    await Promise.all([moveClock(one, DAY), moveClock(two, DAY)]);
    await Promise.all([run(one), run(two)]);
    expect(handler.calls).toHaveLength(1);
  });
});

describe("running due triggers", () => {
  it("answers when the handlers have answered", async () => {
    let answer: () => void = () => undefined;
    const engine = await start(withCrons(cron("hourly", "0 * * * *")));
    handler.reply = () =>
      new Promise((resolve) => {
        answer = () => resolve({ status: 200 });
      });
    await moveClock(engine, DAY);
    await handler.received(1);
    let done = false;
    const arrived = nextRequest();
    const running = run(engine).then((result) => {
      done = true;
      return result;
    });
    // On a busy machine the first request may else come after those that follow it.
    await arrived;
    for (let later = 0; later < 5; later += 1) await run(engine, { name: "nobody" });
    expect(done).toBe(false);
    answer();
    const hour = new Date(Date.now() + DAY);
    hour.setUTCMinutes(0, 0, 0);
    expect(await running).toEqual({
      fired: [{ name: "hourly", scheduled_time: hour.toISOString().replace(".000Z", "Z"), delivered: true }],
    });
  });

  it("refuses an unknown name, and callers without the secret", async () => {
    const engine = await start(withCrons(cron("hourly", "0 * * * *")));
    expect(await engine.asAdmin("/_sim/crons/run", { name: "x" })).toMatchObject({
      status: 400,
      json: { code: "not-exists" },
    });
    for (const path of ["/_sim/crons/run", "/_sim/clock", "/_sim/events/drain"]) {
      expect((await engine.post(path, {})).status).toBe(401);
    }
    for (const offsetMs of ["1d", 1e300, Date.parse("2100-01-01") - Date.now(), Date.parse("2019-12-31") - Date.now()])
      expect((await engine.asAdmin("/_sim/clock", { offsetMs })).status).toBe(400);
  });

  it("answers this machine alone, even to the admin secret", async () => {
    const engine = await start(withCrons(cron("hourly", "0 * * * *")));
    const secret = [`x-hasura-admin-secret: ${ADMIN_SECRET}`];
    for (const path of ["/_sim/clock", "/_sim/crons/run", "/_sim/events/drain"])
      for (const [what, status, lines, body] of foreignRequests(path, '{"offsetMs":1000}', secret))
        expect([path, what, await statusOfRaw(engine.port, lines, body)]).toEqual([path, what, status]);
  });
});

describe("a failed tick", () => {
  it("is tried again as often as configured, then an error", async () => {
    handler.reply = () => ({ status: 500 });
    const engine = await start(
      withCrons(cron("hourly", "0 * * * *", { retry_conf: { num_retries: 1, retry_interval_seconds: 0 } })),
    );
    await moveClock(engine, DAY);
    await handler.received(2);
    await run(engine);
    expect(handler.calls).toHaveLength(2);
    expect(await statuses()).toMatchObject({ error: 1 });
    const { rows } = await pool.query("select status from hdb_catalog.hdb_cron_event_invocation_logs");
    expect(rows).toEqual([{ status: 500 }, { status: 500 }]);
  });
});

describe("a tick that was missed while no engine ran", () => {
  const missed = (age: string): string =>
    `update hdb_catalog.hdb_cron_events set scheduled_time = scheduled_time - interval '${age}' where status = 'scheduled'`;

  it("fires late within the tolerance and is dead beyond it", async () => {
    const hourAgo = new Date(Date.now() - 2 * HOUR);
    const daily = `${hourAgo.getUTCMinutes()} ${hourAgo.getUTCHours()} * * *`;
    const metadata = (tolerance: number): Metadata =>
      withCrons(cron("daily", daily, { retry_conf: { tolerance_seconds: tolerance } }));
    for (const [tolerance, calls] of [
      [3600, 0],
      [10_800, 1],
    ] as const) {
      const first = await start(metadata(tolerance));
      await run(first);
      await first.close();
      await pool.query("delete from hdb_catalog.hdb_cron_events where status <> 'scheduled'");
      await pool.query(missed("1 day"));
      const second = await start(metadata(tolerance));
      await handler.received(calls);
      await run(second);
      expect(handler.calls).toHaveLength(calls);
      await second.close();
      await pool.query("truncate hdb_catalog.hdb_cron_events cascade");
    }
  });
});

describe("a one-off event", () => {
  it("is delivered at its time by the business clock, in Hasura's shape", async () => {
    const engine = await start(emptyMetadata);
    const at = new Date(Date.now() + DAY);
    at.setUTCMilliseconds(0);
    const created = await engine.asAdmin("/v1/metadata", {
      type: "create_scheduled_event",
      args: {
        webhook: "{{CRONS_URL}}/once",
        schedule_at: at.toISOString(),
        payload: { n: 9 },
        headers: [{ name: "x-actions-secret", value_from_env: "SECRET" }],
        comment: "once",
      },
    });
    expect(created.json).toEqual({ message: "success", event_id: expect.stringMatching(/-/) as unknown });
    await run(engine);
    expect(handler.calls).toEqual([]);
    await moveClock(engine, DAY + 1000);
    await run(engine);
    expect(handler.calls[0]).toMatchObject({ path: "/once", headers: { "x-actions-secret": "shared" } });
    expect(handler.calls[0]!.body).toEqual({
      id: (created.json as { event_id: string }).event_id,
      scheduled_time: at.toISOString().replace(".000Z", "Z"),
      created_at: expect.stringMatching(/Z$/) as unknown,
      payload: { n: 9 },
      comment: "once",
    });
  });

  it.each([
    [{ schedule_at: "2030-01-01T00:00:00Z" }, "$.args"],
    [{ webhook: "http://a", schedule_at: "soon" }, "$.args.schedule_at"],
    [{ webhook: "{{NOWHERE}}", schedule_at: "2030-01-01T00:00:00Z" }, "$.args"],
  ])("is refused with %j", async (args, path) => {
    const engine = await start(emptyMetadata);
    const answer = await engine.asAdmin("/v1/metadata", { type: "create_scheduled_event", args });
    expect(answer).toMatchObject({ status: 400, json: { code: "parse-failed", path } });
  });
});

it.each(["* * * *", "* * * * * *", "@daily", "61 * * * *", "a * * * *"])(
  "a start with the schedule %j is refused by name",
  async (schedule) => {
    await expect(start(withCrons(cron("bad", schedule)))).rejects.toThrow(/^cron trigger bad: /);
  },
);

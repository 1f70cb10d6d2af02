import { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { EngineError } from "../../interface.ts";
import { ACTION_LOG, createActionLog, logCall, type LoggedCall } from "../../core/model/actionLog.ts";
import { ActionWorker } from "./actionWorker.ts";

const NEVER_MS = 1_000_000;
const SESSION = { role: "member", variables: { "x-hasura-role": "member" }, isAdmin: false, backendOnly: false };

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 4 });
  pool.on("error", () => undefined);
  await createActionLog(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Calls that workers make, each waiting to be answered. */
const made = new Map<string, { call: LoggedCall; answer: (output: unknown) => void; fail: (error: unknown) => void }>();
let twice: string[] = [];
let expected: { count: number; reached: () => void } | undefined;
const workers: ActionWorker[] = [];
beforeEach(async () => {
  made.clear();
  twice = [];
  await pool.query(`truncate ${ACTION_LOG}`);
});
afterEach(async () => {
  for (const { answer } of made.values()) answer(null);
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
});

function worker(fetchIntervalMs = NEVER_MS): ActionWorker {
  const started = new ActionWorker({
    pool,
    fetchIntervalMs,
    call: (call) =>
      new Promise((answer, fail) => {
        if (made.has(call.id)) twice.push(call.id);
        made.set(call.id, { call, answer, fail });
        if (expected && made.size >= expected.count) expected.reached();
      }),
  });
  workers.push(started);
  return started;
}

/** Waits until this many calls have been made in total. */
function madeCalls(count: number): Promise<void> {
  return new Promise((resolve) => {
    expected = { count, reached: resolve };
    if (made.size >= count) resolve();
  });
}

const write = (action: string) => logCall(pool, action, { n: 1 }, SESSION, { "x-a": "b" });

async function states(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from ${ACTION_LOG} group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

describe("a worker", () => {
  it("makes a call with what was written down, and keeps its result", async () => {
    const id = await write("a");
    const first = worker();
    first.use(["a"]);
    await madeCalls(1);
    expect(made.get(id)?.call).toEqual({
      id,
      action: "a",
      input: { n: 1 },
      sessionVariables: SESSION.variables,
      clientHeaders: { "x-a": "b" },
    });
    expect(await states()).toEqual({ processing: 1 });
    made.get(id)!.answer({ any: ["thing"] });
    await first.close();
    const { rows } = await pool.query(`select status, response_payload, errors from ${ACTION_LOG}`);
    expect(rows).toEqual([{ status: "completed", response_payload: { any: ["thing"] }, errors: null }]);
  });

  it.each<[what: string, error: unknown, errors: object]>([
    ["a refusal", new EngineError("gone", "No such file", "$"), { path: "$", error: "No such file", code: "gone" }],
    [
      "a failure with the exchange",
      new EngineError("unexpected", "internal error", "$", { internal: { status: 500 } }),
      { path: "$", error: "internal error", code: "unexpected", internal: { status: 500 } },
    ],
    [
      "what nobody expected, without its details",
      new TypeError("a secret detail"),
      { path: "$", error: "internal error", code: "unexpected" },
    ],
  ])("keeps %s", async (_, error, errors) => {
    const id = await write("a");
    const first = worker();
    first.use(["a"]);
    await madeCalls(1);
    made.get(id)!.fail(error);
    await first.close();
    const { rows } = await pool.query(`select status, response_payload, errors from ${ACTION_LOG}`);
    expect(rows).toEqual([{ status: "error", response_payload: null, errors }]);
  });

  it("makes ten calls at a time, and the others as soon as one of them ends", async () => {
    for (let n = 0; n < 12; n += 1) await write("a");
    worker().use(["a"]);
    await madeCalls(10);
    expect(await states()).toEqual({ processing: 10, created: 2 });
    for (const { answer } of [...made.values()].slice(0, 2)) answer(1);
    await madeCalls(12);
  });

  it("makes each call once though there are two workers", async () => {
    for (let n = 0; n < 20; n += 1) await write("a");
    for (const each of [worker(), worker()]) each.use(["a"]);
    await madeCalls(20);
    expect(twice).toEqual([]);
    expect(await states()).toEqual({ processing: 20 });
  });

  it("looks for calls now and then by itself, and when it is woken", async () => {
    worker(5).use(["a"]);
    await write("a");
    await madeCalls(1);
    const sleepy = worker();
    sleepy.use(["b"]);
    await write("b");
    sleepy.wake();
    await madeCalls(2);
  });

  it("leaves calls of other actions alone, and calls that a killed engine was making", async () => {
    await write("unknown");
    await pool.query(`update ${ACTION_LOG} set status = 'processing' where id = $1`, [await write("a")]);
    const first = worker();
    first.use(["a"]);
    await first.close();
    expect(await states()).toEqual({ created: 1, processing: 1 });
    expect(made.size).toBe(0);
  });

  it("makes no calls where its interval is 0", async () => {
    await write("a");
    const idle = worker(0);
    idle.use(["a"]);
    idle.wake();
    await idle.close();
    expect(await states()).toEqual({ created: 1 });
  });

  it("that stops gives back the calls that it cannot wait for, and the next worker makes them", async () => {
    const id = await write("a");
    const first = worker();
    first.use(["a"]);
    await madeCalls(1);
    await first.close();
    expect(await states()).toEqual({ created: 1 });
    const second = worker();
    made.clear();
    second.use(["a"]);
    await madeCalls(1);
    made.get(id)!.answer(1);
    await second.close();
    expect(await states()).toEqual({ completed: 1 });
  });
});

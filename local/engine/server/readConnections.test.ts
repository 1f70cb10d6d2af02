import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../postgres/forTests.ts";
import { openPool } from "./database.ts";
import { ReadConnections } from "./readConnections.ts";

let database: TestDatabase;
let reads: ReadConnections;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  reads = new ReadConnections(database.url, 2);
});
afterEach(async () => {
  await reads.end();
  await database.drop();
});

async function ask(text: string, values: string[] = [], name?: string): Promise<unknown> {
  const { rows } = await reads.query({ text, values, rowMode: "array", ...(name ? { name } : {}) });
  return rows[0]?.[0];
}

const pids = async (times: number): Promise<Set<unknown>> =>
  new Set(await Promise.all(Array.from({ length: times }, () => ask("select pg_backend_pid()"))));

it("gives each caller the right answer, however many ask at once on few connections", async () => {
  const asked = Array.from({ length: 100 }, (_, n) => ask("select $1::text", [String(n)], "echo"));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 100 }, (_, n) => String(n)));
  expect((await pids(50)).size).toBe(2);
});

it("opens a further connection rather than let callers wait behind a slow statement", async () => {
  const one = new ReadConnections(database.url, 2, 1);
  const askOne = (text: string) => one.query({ text, rowMode: "array" });
  let isSlowDone = false;
  const slow = askOne("select pg_sleep(1)").then(() => (isSlowDone = true));
  // Until the slow statement has run for a while, others still queue behind it.
  await ask("select pg_sleep(0.1)");
  await askOne("select 1");
  expect(isSlowDone).toBe(false);
  await slow;
  await one.end();
});

it("uses few connections while none of them is held up", async () => {
  const many = new ReadConnections(database.url, 10, 2);
  const asked = Array.from({ length: 100 }, () => many.query({ text: "select pg_backend_pid()", rowMode: "array" }));
  const found = new Set((await Promise.all(asked)).map(({ rows }) => rows[0]![0]));
  expect(found.size).toBe(2);
  await many.end();
});

it("opens no second connection for callers who ask one after the other", async () => {
  const first = await pids(1);
  expect(await pids(1)).toEqual(first);
});

it("reports a statement's error only to its own caller", async () => {
  const answers = await Promise.allSettled(
    ["select 1", "select 1/0", "select 3", "select nonsense", "select 5"].map((text) => ask(text)),
  );
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected", "fulfilled"]);
  expect(await ask("select 6")).toBe(6);
});

it("replaces a connection that was cut while statements waited on it", async () => {
  const both = [...(await pids(50))];
  const waiting = Promise.allSettled(Array.from({ length: 4 }, () => ask("select pg_sleep(60)")));
  const other = openPool(database.url, 1);
  await other.query("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [both]);
  await other.end();
  expect((await waiting).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "rejected"));
  expect(await ask("select 7")).toBe(7);
});

it("replaces a connection that has many prepared statements, so that Postgres forgets them", async () => {
  const [before] = await pids(1);
  for (let n = 0; n <= 500; n += 1) await ask(`select ${n}`, [], `statement ${n}`);
  expect(await pids(1)).not.toContain(before);
});

it("says so when the database cannot be reached", async () => {
  const nowhere = new ReadConnections("postgres://nobody@127.0.0.1:1/nothing", 2);
  await expect(nowhere.query({ text: "select 1", rowMode: "array" })).rejects.toThrow(/connection/i);
  await nowhere.end();
});

it("answers what was asked before it closes, and refuses what comes after", async () => {
  const asked = ask("select 8");
  await reads.end();
  expect(await asked).toBe(8);
  await expect(ask("select 9")).rejects.toThrow("closed");
});

import { afterEach, beforeEach, expect, it } from "vitest";
import type { Pool } from "pg";
import { createTestDatabase, type TestDatabase } from "../../postgres/forTests.ts";
import { openPool } from "./database.ts";

let database: TestDatabase;
let pool: Pool;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  pool = openPool(database.url, 2);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const pidOf = async (connection: Pick<Pool, "query">) =>
  (await connection.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]!.pid;

it("survives a cut of a connection in use, and opens another", async () => {
  const taken = await pool.connect();
  const pid = await pidOf(taken);
  // Without a listener of its own the connection's error would end the process, here the test run.
  const isCut = new Promise((resolve) => taken.once("end", resolve));
  await pool.query("select pg_terminate_backend($1)", [pid]);
  await isCut;
  await expect(taken.query("select 1")).rejects.toThrow();
  taken.release(true);
  expect(await pidOf(pool)).not.toBe(pid);
});

it("survives a cut of an idle connection, and does not hand it out again", async () => {
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  const pid = await pidOf(first);
  const isCut = new Promise((resolve) => first.once("end", resolve));
  first.release();
  await second.query("select pg_terminate_backend($1)", [pid]);
  await isCut;
  expect(await pidOf(pool)).not.toBe(pid);
  second.release();
});

it("ends a statement that takes too long, unless the URL says otherwise", async () => {
  const showTimeout = async (connection: Pool) =>
    (await connection.query<{ statement_timeout: string }>("show statement_timeout")).rows[0]!.statement_timeout;
  expect(await showTimeout(pool)).toBe("10s");
  const patient = openPool(`${database.url}?statement_timeout=60000`, 1);
  expect(await showTimeout(patient)).toBe("1min");
  await patient.end();
});

it("replaces a connection that has many prepared statements, so that Postgres forgets them, and no other", async () => {
  const single = openPool(database.url, 1);
  const first = await pidOf(single);
  const prepare = (nth: number) => single.query({ name: `statement ${nth}`, text: `select ${nth}` });
  for (let nth = 0; nth < 500; nth += 1) await prepare(nth);
  for (let times = 0; times < 2000; times += 1) await prepare(7);
  expect(await pidOf(single)).toBe(first);
  await prepare(500);
  expect(await pidOf(single)).not.toBe(first);
  expect(single.totalCount).toBe(1);
  await single.end();
});

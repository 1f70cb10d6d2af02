import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";

let database: TestDatabase;
let engine: TestEngine;
let way: Server;
const sockets = new Set<Socket>();
let isStopped = false;

/** A way to the database that can be stopped: connections are taken, and nothing comes through. */
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const there = new URL(database.url);
  const dbPort = Number(there.port);
  way = createServer((from) => {
    const to = connect(dbPort, "127.0.0.1");
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on("data", (data) => !isStopped && other.write(data));
      one.on("error", () => undefined);
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  there.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  const configuration = { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } };
  const metadata = { version: 3, sources: [{ name: "default", kind: "postgres", configuration, tables: [] }] };
  engine = await startForTest({ databaseUrl: there.href, loadCore, metadata: metadata as Metadata });
});
afterAll(async () => {
  isStopped = true;
  for (const socket of sockets) socket.destroy();
  way.close();
  await engine.close();
  await database.drop();
});

it("D308: run_sql over a database that is stopped is answered within five seconds, and says what it is", async () => {
  const run = () => engine.asAdmin("/v2/query", { type: "run_sql", args: { source: "default", sql: "select 1" } });
  expect((await run()).status).toBe(200);
  isStopped = true;
  const began = performance.now();
  const { json, status } = await run();
  expect({ json, status }).toEqual({
    status: 500,
    json: { path: "$", code: "postgres-error", error: "connection error" },
  });
  expect(performance.now() - began).toBeLessThan(5000);
}, 20_000);

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { startCluster } from "./cluster.ts";
import { until } from "../stack/forTests.ts";
import { createTestDatabase, freePort } from "./forTests.ts";

it("gives each test file a database of its own", async () => {
  const database = await createTestDatabase({ empty: true });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_setting('TimeZone') as zone, version() as version");
  await client.end();
  await database.drop();
  expect(rows[0].zone).toBe("UTC");
  expect(rows[0].version).toMatch(/^PostgreSQL 18/);
});

it("a server that is frozen ends all the same when it is asked to, and finds its data again", async () => {
  const home = mkdtempSync(path.join(tmpdir(), "savings-circle-frozen-"));
  chmodSync(home, 0o711); // as root, the server runs as another user and has to pass through
  const options = { dataDir: path.join(home, "data"), port: await freePort(), password: "frozen" };
  const ask = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: `${url}/postgres` });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  const first = await startCluster(options);
  await ask(first.url, "create table kept as select 1 as n");
  process.kill(first.pid, "SIGSTOP");
  await first.stop(200);
  // The killed server's own children need a moment to notice.
  const second = await until(() => startCluster(options), Boolean, 20_000);
  expect(await ask(second.url, "select n from kept")).toEqual([{ n: 1 }]);
  await second.stop();
  rmSync(home, { recursive: true, force: true });
});

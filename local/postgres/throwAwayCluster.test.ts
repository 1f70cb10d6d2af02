import { existsSync } from "node:fs";
import pg from "pg";
import { expect, it } from "vitest";
import { startThrowAwayCluster } from "./throwAwayCluster.ts";

it("answers, with the settings that were asked for, and leaves nothing when it is stopped", async () => {
  const cluster = await startThrowAwayCluster("thrown", { settings: { max_connections: "7" } });
  const client = new pg.Client({ connectionString: `${cluster.url}/postgres` });
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('max_connections') as most, current_setting('fsync') as fsync",
  );
  await client.end();
  expect(rows).toEqual([{ most: "7", fsync: "off" }]);
  expect(existsSync(cluster.home)).toBe(true);
  await cluster.stop();
  expect(existsSync(cluster.home)).toBe(false);
});

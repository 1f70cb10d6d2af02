import { readdirSync } from "node:fs";
import path from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import type { Metadata } from "../../interface.ts";
import { readMetadata } from "../../core/metadata/readMetadata.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";
import { CliCalls } from "./forTests.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const MIGRATIONS = path.join(ROOT, "hasura/migrations/default");
const SEEDS = path.join(ROOT, "seeds/default");
const directory = path.join(ROOT, "hasura/metadata");
const configuration = { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } };
const empty: Metadata = { version: 3, sources: [{ name: "default", kind: "postgres", configuration, tables: [] }] };

let database: TestDatabase;
let engine: TestEngine;
let cli: CliCalls;
let pool: Pool;

/** One story, in order: somebody sets up an empty server with the CLI. */
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on("error", () => undefined);
  engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    metadata: empty,
    env: { ACTIONS_BASE_URL: "http://127.0.0.1:1", ACTIONS_SECRET: "secret" },
  });
  cli = new CliCalls(engine);
});

afterAll(async () => {
  await engine.close();
  await pool.end();
  await database.drop();
});

it("takes an empty server to the project's schema, metadata and seeds with the CLI's own calls", async () => {
  const versions = readdirSync(MIGRATIONS)
    .map((name) => name.split("_")[0]!)
    .toSorted();
  const metadata = JSON.parse(JSON.stringify(readMetadata({ directory }))) as Metadata;

  const tooEarly = cli.metadataApply(metadata);
  await expect(tooEarly).rejects.toThrow(/cannot continue due to inconsistent metadata.*no such table/);

  expect(await cli.migrateApply(MIGRATIONS)).toEqual(versions);
  expect(await cli.migrateApply(MIGRATIONS)).toEqual([]);
  const status = await cli.migrateStatus(MIGRATIONS);
  expect(status).toEqual(Object.fromEntries(versions.map((version) => [version, true])));
  const recorded = await pool.query(
    "select cli_state -> 'migrations' -> 'default' as state from hdb_catalog.hdb_version",
  );
  expect(recorded.rows).toEqual([{ state: Object.fromEntries(versions.map((version) => [version, false])) }]);

  expect(await cli.metadataApply(metadata)).toEqual({ is_consistent: true, inconsistent_objects: [] });
  expect(await cli.metadataReload()).toEqual({ message: "success", is_consistent: true });
  expect(await cli.inconsistency()).toEqual({ is_consistent: true, inconsistent_objects: [] });
  expect(await cli.inconsistencyDrop()).toEqual({ message: "success" });
  expect(await cli.metadataExport()).toEqual(metadata); // so that `metadata diff` shows nothing

  const seeded = await cli.seedApply(SEEDS);
  expect(seeded).toHaveLength(readdirSync(SEEDS).length);
  const { json } = await engine.asAdmin("/v1/graphql", { query: "{ groups_aggregate { aggregate { count } } }" });
  const { data } = json as { data: { groups_aggregate: { aggregate: { count: number } } } };
  expect(data.groups_aggregate.aggregate.count).toBeGreaterThan(3);
}, 60_000);

it("knows the server by an id that stays", async () => {
  const id = await cli.begin();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await cli.begin()).toBe(id);
});

it("deploys to a database that the local stack has migrated, and finds no migration left to apply", async () => {
  const migrated = await createTestDatabase();
  const env = { ACTIONS_BASE_URL: "http://127.0.0.1:1", ACTIONS_SECRET: "secret" };
  const other = await startForTest({ databaseUrl: migrated.url, loadCore, metadata: empty, env });
  expect(await new CliCalls(other).deploy(readMetadata({ directory }), MIGRATIONS)).toEqual({
    applied: [],
    reloaded: { message: "success", is_consistent: true },
  });
  await other.close();
  await migrated.drop();
}, 60_000);

it("undoes all of a migration that fails", async () => {
  const call = {
    type: "run_sql",
    args: { sql: "create table half (a int); select 1/0", check_metadata_consistency: false },
  };
  expect((await engine.asAdmin("/v2/query", call)).status).toBe(400);
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "./forTests.ts";
import { migrate, migrateDown } from "./migrate.ts";

let database: TestDatabase;
let client: pg.Client;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  migration("1_create_a", "create table a ()", "drop table a");
  migration("2_create_b", "create table b ()", "drop table b");
});
afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

function migration(name: string, up: string, down: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, "up.sql"), up);
  writeFileSync(path.join(folder, name, "down.sql"), down);
}
const cliState = async (): Promise<unknown> =>
  (await client.query<{ state: unknown }>("select cli_state as state from hdb_catalog.hdb_version")).rows[0]?.state;

it("records applied migrations as the Hasura CLI does, beside the CLI's other records", async () => {
  expect(await migrate(database.url, folder)).toEqual(["1_create_a", "2_create_b"]);
  expect(await cliState()).toEqual({ migrations: { default: { "1": false, "2": false } } });
  await client.query(`update hdb_catalog.hdb_version set cli_state = cli_state || '{"settings": {"a": "b"}}'`);
  migration("3_create_c", "create table c ()", "drop table c");
  expect(await migrate(database.url, folder)).toEqual(["3_create_c"]);
  expect(await cliState()).toEqual({
    migrations: { default: { "1": false, "2": false, "3": false } },
    settings: { a: "b" },
  });
  await migrateDown(database.url, folder);
  expect(await cliState()).toEqual({ migrations: { default: {} }, settings: { a: "b" } });
});

it("skips what the CLI applied, and repeats what the CLI did not finish", async () => {
  await migrate(database.url, folder);
  await client.query(
    `drop table b; update hdb_catalog.hdb_version set cli_state = '{"migrations": {"default": {"1": false, "2": true}}}'`,
  );
  expect(await migrate(database.url, folder)).toEqual(["2_create_b"]);
});

it("takes over the records of an older database", async () => {
  await client.query(`
    create schema local_stack; create table local_stack.migrations (version text primary key, name text not null);
    create table a (); insert into local_stack.migrations values ('1', '1_create_a')`);
  expect(await migrate(database.url, folder)).toEqual(["2_create_b"]);
  expect(await cliState()).toEqual({ migrations: { default: { "1": false, "2": false } } });
  expect((await client.query("select to_regclass('local_stack.migrations') as old")).rows).toEqual([{ old: null }]);
});

it("refuses two migrations of one version, because the CLI would apply only one of them", async () => {
  migration("2_create_c", "create table c ()", "drop table c");
  await expect(migrate(database.url, folder)).rejects.toThrow(/2_create_[bc] and 2_create_[bc] have the same version/);
});

it("names the migration that failed, undoes it and records nothing of it", async () => {
  migration("3_fail", "create table c (); select 1/0", "");
  await expect(migrate(database.url, folder)).rejects.toThrow("migration 3_fail: division by zero");
  expect(await cliState()).toEqual({ migrations: { default: { "1": false, "2": false } } });
  expect((await client.query("select to_regclass('c') as c")).rows).toEqual([{ c: null }]);
});

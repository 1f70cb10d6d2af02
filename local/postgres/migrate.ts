import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { CATALOG_STATE_TABLE } from "../engine/server/manage/catalogStateTable.ts";
import { withClient } from "./withClient.ts";

export interface Migration {
  /** Milliseconds, the number before the first underscore of the folder's name. */
  version: string;
  name: string;
  up: string;
  down: string;
}

/**
 * The migrations of one source in the order in which Hasura applies them.
 * @throws Error where two have one version: the Hasura CLI would apply one of them and call both done
 */
export function readMigrations(directory: string): Migration[] {
  const migrations = readdirSync(directory)
    .filter((name) => /^\d+_/.test(name))
    .map((name) => ({
      version: name.slice(0, name.indexOf("_")),
      name,
      up: readFileSync(path.join(directory, name, "up.sql"), "utf8"),
      down: readFileSync(path.join(directory, name, "down.sql"), "utf8"),
    }))
    .toSorted((a, b) => (BigInt(a.version) < BigInt(b.version) ? -1 : 1));
  for (const [index, { version, name }] of migrations.entries()) {
    const next = migrations[index + 1];
    if (next?.version === version) throw new Error(`${name} and ${next.name} have the same version`);
  }
  return migrations;
}

/**
 * Applies the missing migrations, each in a transaction of its own, and records them as the Hasura CLI does, so that
 * `hasura migrate status` is right.
 * @returns the names of the applied migrations
 * @throws Error naming the migration that failed and Postgres' own message
 */
export async function migrate(databaseUrl: string, directory: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query(CATALOG_STATE_TABLE);
    await takeOverOlderRecords(client);
    const { rows } = await client.query<{ version: string }>(
      `select key as version from hdb_catalog.hdb_version, jsonb_each(cli_state #> '{migrations,default}')
        where value = 'false' -- true: begun by the CLI and not finished`,
    );
    const done = new Set(rows.map((row) => row.version));
    const applied: string[] = [];
    for (const migration of readMigrations(directory)) {
      if (done.has(migration.version)) continue;
      await inTransaction(client, migration.name, async () => {
        await client.query(migration.up);
        await record(client, [migration.version]);
      });
      applied.push(migration.name);
    }
    return applied;
  });
}

/** Undoes every applied migration, newest first. */
export async function migrateDown(databaseUrl: string, directory: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const migration of readMigrations(directory).toReversed()) {
      await inTransaction(client, migration.name, async () => {
        await client.query(migration.down);
        await client.query(
          "update hdb_catalog.hdb_version set cli_state = cli_state #- array['migrations', 'default', $1]",
          [migration.version],
        );
      });
    }
  });
}

async function record(client: pg.Client, versions: readonly string[]): Promise<void> {
  await client.query(
    `update hdb_catalog.hdb_version set cli_state = cli_state || jsonb_build_object('migrations',
       coalesce(cli_state -> 'migrations', '{}') || jsonb_build_object('default',
         coalesce(cli_state #> '{migrations,default}', '{}')
           || (select jsonb_object_agg(version, false) from unnest($1::text[]) as version)))`,
    [versions],
  );
}

/** Older databases have a table of their own. */
async function takeOverOlderRecords(client: pg.Client): Promise<void> {
  const older = "local_stack.migrations";
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [older]);
  if (!rows[0]!.there) return;
  await inTransaction(client, older, async () => {
    const { rows: versions } = await client.query<{ version: string }>(`select version from ${older}`);
    if (versions.length > 0)
      await record(
        client,
        versions.map(({ version }) => version),
      );
    await client.query(`drop table ${older}`);
  });
}

async function inTransaction(client: pg.Client, name: string, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

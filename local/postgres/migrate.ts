import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";

export interface Migration {
  /** Milliseconds, the number before the first underscore of the folder's name. */
  version: string;
  name: string;
  up: string;
  down: string;
}

/** The migrations of one source in the order in which Hasura applies them. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d+_/.test(name))
    .map((name) => ({
      version: name.slice(0, name.indexOf("_")),
      name,
      up: readFileSync(path.join(directory, name, "up.sql"), "utf8"),
      down: readFileSync(path.join(directory, name, "down.sql"), "utf8"),
    }))
    .toSorted((a, b) => (BigInt(a.version) < BigInt(b.version) ? -1 : 1));
}

/**
 * Applies what is missing, each migration in a transaction of its own, and records it.
 * @returns the names of the migrations that were applied
 * @throws Error naming the migration that failed and Postgres' own message
 */
export async function migrate(databaseUrl: string, directory: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await client.query("create schema if not exists local_stack");
    await client.query(
      "create table if not exists local_stack.migrations (version text primary key, name text not null)",
    );
    const { rows } = await client.query<{ version: string }>("select version from local_stack.migrations");
    const done = new Set(rows.map((row) => row.version));
    const applied: string[] = [];
    for (const migration of readMigrations(directory)) {
      if (done.has(migration.version)) continue;
      await inTransaction(client, migration.name, async () => {
        await client.query(migration.up);
        await client.query("insert into local_stack.migrations values ($1, $2)", [migration.version, migration.name]);
      });
      applied.push(migration.name);
    }
    return applied;
  });
}

/** Takes every applied migration back, newest first. */
export async function migrateDown(databaseUrl: string, directory: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    for (const migration of readMigrations(directory).toReversed()) {
      await inTransaction(client, migration.name, async () => {
        await client.query(migration.down);
        await client.query("delete from local_stack.migrations where version = $1", [migration.version]);
      });
    }
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

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

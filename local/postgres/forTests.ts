import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { freePort } from "./freePort.ts";
import { migrate } from "./migrate.ts";
import { startThrowAwayCluster } from "./throwAwayCluster.ts";
import { withClient } from "./withClient.ts";

export { freePort };

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const TEMPLATE = "savings_circle_template";
const MIGRATIONS = path.resolve(import.meta.dirname, "../../hasura/migrations/default");

const MEMORY = "/dev/shm";
const ENOUGH_MEMORY = 4 * 1024 ** 3;

/**
 * Where a throw-away server keeps its files: in memory where there is room. Each database is a thousand files, and after thousands of
 * them were removed a disk looks for a long time for the place of the next.
 */
function roomForFiles(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ENOUGH_MEMORY) return MEMORY;
  } catch {
    // Only Linux has such a folder.
  }
  return tmpdir();
}

/** Vitest's global setup: one throw-away Postgres a run, with the migrated schema as a template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowAwayCluster("test", {
    within: roomForFiles(),
    settings: {
      // Postgres plans each statement without its values here. In production it does so once a statement has run often.
      plan_cache_mode: "force_generic_plan",
      // The tables are small: to start a process that helps would take longer than the statement.
      max_parallel_workers_per_gather: "0",
    },
  });
  await asSuperuser(cluster.url, `create database ${TEMPLATE}`);
  await migrate(`${cluster.url}/${TEMPLATE}`, MIGRATIONS);
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}

export interface TestDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own, about 0.1 s: the migrated schema, or an empty one with `{ empty: true }`. */
export function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  return copyOf(empty ? "template0" : TEMPLATE);
}

/**
 * A database of one's own with the migrated schema and what `fill` writes into it. That is done once a run and an hour, for all
 * files that name the same `content`: a day begins at another hour in each zone, and nobody finds rows of a day before.
 */
export async function createFilledDatabase(
  content: string,
  fill: (url: string) => Promise<void>,
): Promise<TestDatabase> {
  const server = inject("postgresUrl");
  const filled = `${TEMPLATE}_${content}_${new Date().toISOString().slice(0, 13)}`;
  await withClient(`${server}/postgres`, async (client) => {
    // One process fills it, and the others wait. The lock ends with the connection.
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [filled]);
    if ((await client.query("select from pg_database where datname = $1", [filled])).rowCount) return;
    const draft = await createTestDatabase();
    try {
      await fill(draft.url);
      await client.query(`alter database ${draft.name} rename to "${filled}"`);
    } catch (error) {
      await draft.drop();
      throw error;
    }
  });
  return copyOf(`"${filled}"`);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject("postgresUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying the files takes a third of writing each of their pages to the log.
  await asSuperuser(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: `${server}/${name}`,
    drop: () => asSuperuser(server, `drop database if exists ${name} with (force)`),
  };
}

async function asSuperuser(server: string, sql: string): Promise<void> {
  await withClient(`${server}/postgres`, (client) => client.query(sql));
}

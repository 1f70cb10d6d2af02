import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../postgres/forTests.ts";
import { loadCore } from "../core/core.ts";
import type { Metadata } from "../interface.ts";
import { startForTest, type TestAnswer, type TestEngine } from "./startForTest.ts";
import { startWebhookServer, type WebhookServer } from "./webhookServer.ts";

const configuration = { connection_info: { database_url: { from_env: "HASURA_GRAPHQL_DATABASE_URL" } } };

/** A document over the database of a {@link managementStage}. */
export const served = (tables: object[], more: object = {}): Metadata => ({
  version: 3,
  sources: [{ name: "default", kind: "postgres", tables, configuration }],
  ...more,
});
export const notes = { table: { schema: "public", name: "notes" } };

export interface ManagementStage {
  readonly engine: TestEngine;
  /** The address that `{{HOOKS}}` stands for. */
  readonly hooks: WebhookServer;
  readonly pool: Pool;
  ask(type: string, args?: unknown, more?: object): Promise<TestAnswer>;
  answer(type: string, args?: unknown, more?: object): Promise<unknown>;
  cronTriggers(): Promise<unknown>;
  resourceVersion(): Promise<number>;
}

/** An engine over `people` and `notes`. Each test of a file finds the same metadata, which tracks only `notes`. */
export function managementStage(): ManagementStage {
  let database: TestDatabase;
  let engine: TestEngine;
  let hooks: WebhookServer;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
    pool = new Pool({ connectionString: database.url, max: 1 });
    pool.on("error", () => undefined);
    await pool.query(`create table people (id int primary key);
    create table notes (id int primary key, body text, author_id int references people)`);
    hooks = await startWebhookServer();
    engine = await startForTest({
      databaseUrl: database.url,
      loadCore,
      metadata: served([notes]),
      env: { HOOKS: hooks.url },
    });
  });

  beforeEach(async () => {
    await answer("clear_metadata");
    await answer("replace_metadata", served([notes]));
    for (const { name } of (await cronTriggers()) as { name: string }[]) await answer("delete_cron_trigger", { name });
    hooks.calls.length = 0;
  });

  afterAll(async () => {
    await engine.close();
    hooks.close();
    await pool.end();
    await database.drop();
  });

  const ask = (type: string, args: unknown = {}, more: object = {}): Promise<TestAnswer> =>
    engine.asAdmin("/v1/metadata", { type, args, ...more });
  const answer = async (type: string, args: unknown = {}, more: object = {}): Promise<unknown> =>
    (await ask(type, args, more)).json;
  const cronTriggers = async (): Promise<unknown> =>
    ((await answer("get_cron_triggers")) as { cron_triggers: unknown }).cron_triggers;
  const resourceVersion = async (): Promise<number> =>
    ((await answer("export_metadata", {}, { version: 2 })) as { resource_version: number }).resource_version;

  return {
    get engine() {
      return engine;
    },
    get hooks() {
      return hooks;
    },
    get pool() {
      return pool;
    },
    ask,
    answer,
    cronTriggers,
    resourceVersion,
  };
}

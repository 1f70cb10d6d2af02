import { Pool } from "pg";
import { createTestDatabase } from "../../../postgres/forTests.ts";
import type { CoreOptions } from "../../core/core.ts";
import type { EngineCore, Metadata } from "../../interface.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { startForTest, type TestEngine } from "../../test/startForTest.ts";
import { startWebhookServer, type WebhookServer } from "../../test/webhookServer.ts";

/** The body of a delivery, as handlers read it. */
export interface EventBody {
  id: string;
  created_at: string;
  trigger: { name: string };
  table: { schema: string; name: string };
  event: {
    op: string;
    session_variables: Record<string, string> | null;
    data: { old: Record<string, unknown> | null; new: Record<string, unknown> | null };
    trace_context: unknown;
  };
  delivery_info: { current_retry: number; max_retries: number };
}

interface BenchOptions {
  /** The schema that the triggers are on. */
  sql: string;
  /** Webhooks have addresses below `{{HOOKS}}`. */
  metadata: Metadata;
  loadCore?: (options: CoreOptions) => Promise<EngineCore>;
  env?: Record<string, string>;
}

/** A database, a handler and an engine between them. */
export interface EventBench {
  pool: Pool;
  hooks: WebhookServer;
  engine: TestEngine;
  /** A further engine over the same database and metadata. */
  startEngine(): Promise<TestEngine>;
  replaceMetadata(metadata: Metadata): Promise<void>;
  drain(): Promise<unknown>;
  bodies(): EventBody[];
  /** Forgets calls and events, so that tests do not affect each other. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openEventBench({
  sql,
  metadata,
  loadCore = fakeCore({}),
  env = {},
}: BenchOptions): Promise<EventBench> {
  const database = await createTestDatabase({ empty: true });
  const pool = new Pool({ connectionString: database.url, max: 3 });
  pool.on("error", () => undefined);
  await pool.query(sql);
  const hooks = await startWebhookServer();
  const engines: TestEngine[] = [];
  const startEngine = async (): Promise<TestEngine> => {
    const started = await startForTest({
      databaseUrl: database.url,
      loadCore,
      metadata,
      env: { HOOKS: hooks.url, ...env },
    });
    engines.push(started);
    return started;
  };
  const engine = await startEngine();
  return {
    pool,
    hooks,
    engine,
    startEngine,
    async replaceMetadata(next) {
      const { json, status } = await engine.asAdmin("/v1/metadata", { type: "replace_metadata", args: next });
      if (status !== 200) throw new Error(JSON.stringify(json));
    },
    drain: async () => (await engine.asAdmin("/_sim/events/drain", {})).json,
    bodies: () => hooks.calls.map(({ body }) => body as EventBody),
    async clear() {
      hooks.reply = () => ({});
      await pool.query("truncate hdb_catalog.event_log, hdb_catalog.event_invocation_logs");
      hooks.calls.length = 0;
    },
    async close() {
      await Promise.all(engines.map((started) => started.close()));
      hooks.close();
      await pool.end();
      await database.drop();
    },
  };
}

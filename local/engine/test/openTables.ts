import pg from "pg";
import { loadCore } from "../core/core.ts";
import {
  EngineError,
  type CallAction,
  type Endpoint,
  type EngineCore,
  type Metadata,
  type Operation,
} from "../interface.ts";
import { createTestDatabase } from "../../postgres/forTests.ts";

export interface Asked {
  data?: Record<string, unknown>;
  error?: { code: string; message: string; path: string };
}

export interface Who {
  role: string;
  user?: string;
  endpoint?: Endpoint;
  backendOnly?: boolean;
}

/** Tables in a database of their own, and the core that serves them. */
export interface Served {
  pool: pg.Pool;
  core: EngineCore;
  /** Runs a query or mutation and returns the parsed data or the refusal. */
  ask(who: Who, query: string, variables?: Record<string, unknown>): Promise<Asked>;
  prepare(who: Who, query: string, variables?: Record<string, unknown>): Operation;
  close(): Promise<void>;
}

interface Options {
  callAction?: CallAction;
  env?: Record<string, string>;
}

/** Runs `sql` in an empty database and serves the tables that `metadata` tracks. */
export async function openTables(sql: string, metadata: Metadata, options: Options = {}): Promise<Served> {
  const database = await createTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  pool.on("error", () => undefined);
  await pool.query(sql);
  const { callAction = () => Promise.reject(new Error("no handler")), env = {} } = options;
  const core = await loadCore({ pool, metadata: { document: metadata }, env, callAction });
  return {
    ...asking(core),
    pool,
    core,
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

/** Asks a core in any role, with any session variables. */
export function asking(core: EngineCore): Pick<Served, "ask" | "prepare"> {
  const prepare: Served["prepare"] = ({ role, user, endpoint = "graphql", backendOnly = false }, query, variables) =>
    core.prepare(
      endpoint,
      {
        role,
        variables: { "x-hasura-role": role, ...(user === undefined ? {} : { "x-hasura-user-id": user }) },
        isAdmin: role === "admin",
        backendOnly,
      },
      { query, variables },
    );
  return {
    prepare,
    async ask(who, query, variables) {
      try {
        const operation = prepare(who, query, variables);
        if (operation.type === "subscription") throw new Error("subscriptions are not asked once");
        const { data } = await operation.run({ clientHeaders: {} });
        return { data: JSON.parse(data) as Record<string, unknown> };
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        return { error: { code: error.code, message: error.message, path: error.path } };
      }
    },
  };
}

/** Metadata that tracks these tables of the schema `public`. */
export function trackTables(tables: Record<string, object>, source: object = {}): Metadata {
  const tracked = Object.entries(tables).map(([name, body]) =>
    Object.assign({ table: { schema: "public", name } }, body),
  );
  return { version: 3, sources: [{ name: "default", kind: "postgres", tables: tracked, ...source }] };
}

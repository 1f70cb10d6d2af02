import pg from "pg";
import { createTestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import { ADMIN_LIMITS } from "../../core/limits.ts";
import {
  EngineError,
  type Endpoint,
  type GraphQLRequest,
  type LiveQuery,
  type Session,
  type StreamQuery,
} from "../../interface.ts";
import type { Asker, Json, Rows, Scene } from "./scenes/scene.ts";
import { sceneMetadata } from "./scenes/sceneMetadata.ts";
import { allRowsSql, sceneSql } from "./scenes/sceneSql.ts";

/** The result of a request: data or a refusal, and the tables at the end. */
export interface Outcome {
  data?: Json;
  refusal?: { code: string; message: string; path: string };
  /** What would have been committed; `undefined` without a commit. */
  rows?: Rows;
}

export type LoadCore = typeof loadCore;

/** A scene with the engine in front of it. Every transaction is rolled back, whatever its result. */
export interface Stage {
  scene: Scene;
  ask(endpoint: Endpoint, asker: Asker, request: GraphQLRequest): Promise<Outcome>;
  /** Answers a live query for several subscribers; as in the engine, one statement answers a cohort. */
  askLive(endpoint: Endpoint, askers: readonly Asker[], request: GraphQLRequest): Promise<Outcome[]>;
  /** The present rows of the tables. */
  rows(): Promise<Rows>;
  close(): Promise<void>;
}

export async function openStage(scene: Scene, load: LoadCore = loadCore): Promise<Stage> {
  const database = await createTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 3 });
  pool.on("error", () => undefined);
  await pool.query(sceneSql(scene));
  const rehearsal = rehearsing(pool, allRowsSql(scene));
  const core = await load({
    pool: rehearsal.pool,
    metadata: { document: sceneMetadata(scene) },
    env: {},
    callAction: () => Promise.reject(new Error("there are no actions")),
    // These tests are about the meaning of requests, not about how much one may ask.
    limits: ADMIN_LIMITS,
  });
  return {
    scene,
    async ask(endpoint, asker, request) {
      rehearsal.forget();
      try {
        const operation = core.prepare(endpoint, sessionOf(asker), request);
        if (operation.type === "subscription") throw new Error("live queries are asked otherwise");
        const { data } = await operation.run({ clientHeaders: {} });
        return { data: JSON.parse(data) as Json, ...rehearsal.seen() };
      } catch (error) {
        return { ...refusal(error), ...rehearsal.seen() };
      }
    },
    async askLive(endpoint, askers, request) {
      const outcomes: Outcome[] = [];
      const operations = new Map<number, LiveQuery | StreamQuery>();
      for (const [id, asker] of askers.entries()) {
        try {
          const operation = core.prepare(endpoint, sessionOf(asker), request);
          if (operation.type !== "subscription") throw new Error("this is no live query");
          operations.set(id, operation);
          // A stream without rows sends nothing.
          outcomes[id] = { data: {} };
        } catch (error) {
          outcomes[id] = refusal(error);
        }
      }
      for (const cohort of Map.groupBy(operations, ([, { cohort: name }]) => name).values()) {
        const [[, { sql, kind }]] = cohort as [(typeof cohort)[number]];
        const cursors = cohort.map(([, operation]) => (operation.kind === "stream" ? operation.cursor : null));
        const given = [cohort.map(([id]) => String(id)), cohort.map(([, { values }]) => values)];
        const { rows } = await pool.query<{ id: string; data: string }>(
          sql,
          kind === "stream" ? [...given, cursors] : given,
        );
        for (const { id, data } of rows) outcomes[Number(id)] = { data: JSON.parse(data) as Json };
      }
      return outcomes;
    },
    async rows() {
      const { rows } = await pool.query<{ rows: Rows }>(allRowsSql(scene));
      return rows[0]!.rows;
    },
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}

const sessionOf = ({ role, variables }: Asker): Session => ({
  role,
  variables,
  isAdmin: role === "admin",
  backendOnly: false,
});

function refusal(error: unknown): Outcome {
  if (!(error instanceof EngineError)) throw error;
  const { code, message, path, cause } = error;
  // Postgres' own words, where clients do not see them.
  const detail = cause instanceof Error ? ` (${cause.message})` : "";
  return { refusal: { code, message: `${message}${detail}`, path } };
}

/** A pool whose transactions are inspected and rolled back where they would commit. */
function rehearsing(pool: pg.Pool, allRows: string) {
  let seen: Rows | undefined;
  const connect = async () => {
    const client = await pool.connect();
    return {
      async query(query: unknown) {
        if (query !== "commit") return client.query(query as string);
        const { rows } = await client.query<{ rows: Rows }>(allRows);
        seen = rows[0]!.rows;
        return client.query("rollback");
      },
      release: (error?: Error) => client.release(error),
    };
  };
  return {
    pool: { query: pool.query.bind(pool), connect } as unknown as pg.Pool,
    seen: (): { rows?: Rows } => (seen ? { rows: seen } : {}),
    forget: () => void (seen = undefined),
  };
}

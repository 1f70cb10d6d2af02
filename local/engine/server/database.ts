import { Pool, type ClientConfig } from "pg";
import { log, messageOf } from "../log.ts";

const CONNECT_TIMEOUT_MS = 5000;
/** A statement of a request that runs this long is stuck or meant to hold a connection. `?statement_timeout=` in the URL wins. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A connection is replaced now and then: Postgres forgets none of the statements that were prepared on it. */
const USES = 2000;

/** By this name engines on one database see each other in `pg_stat_activity`. */
export const APPLICATION_NAME = "embedded-engine";

export const connectionSettings = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  application_name: APPLICATION_NAME,
  statement_timeout: STATEMENT_TIMEOUT_MS,
});

/** A pool whose lost connections, idle or in use, do not end the process. Connections are opened when they are needed. */
export function openPool(databaseUrl: string, max: number): Pool {
  const pool = new Pool({ ...connectionSettings(databaseUrl), max, maxUses: USES });
  // In use, only the connection itself tells that it was cut; idle, the pool repeats what the connection told.
  pool.on("connect", (client) => {
    client.on("error", (error) => {
      if (!pool.ending) reportLoss(error);
    });
  });
  pool.on("error", () => undefined);
  return pool;
}

export function reportLoss(error: Error): void {
  log("warn", "a database connection was lost", { error: messageOf(error) });
}

/** @throws Error with one sentence when the database does not answer */
export async function requireDatabase(pool: Pool): Promise<void> {
  try {
    await pool.query("select 1");
  } catch (error) {
    throw new Error(`the database does not answer: ${reason(error)}`, { cause: error });
  }
}

/** Several addresses tried in vain come as one error without a message of its own. */
function reason(error: unknown): string {
  return error instanceof AggregateError ? messageOf(error.errors[0]) : messageOf(error);
}

import { Pool, type ClientConfig } from "pg";
import { log, messageOf } from "../log.ts";

const CONNECT_TIMEOUT_MS = 5000;
/**
 * Milliseconds. A request's statement that runs this long is stuck, or means to hold a connection.
 * `?statement_timeout=` in the URL wins.
 */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A connection is replaced after this time, because Postgres never forgets the statements that were prepared on it. */
const USES = 2000;

/** The name by which engines on one database find each other in `pg_stat_activity`. */
export const APPLICATION_NAME = "embedded-engine";

export const connectionSettings = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  application_name: APPLICATION_NAME,
  statement_timeout: STATEMENT_TIMEOUT_MS,
});

/** A pool that survives lost connections, idle or in use. Connections are opened when they are needed. */
export function openPool(databaseUrl: string, max: number): Pool {
  const pool = new Pool({ ...connectionSettings(databaseUrl), max, maxUses: USES });
  // In use, only the connection itself reports that it was cut; when it is idle, the pool reports the same again.
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

/** When several addresses were tried in vain, the error has no message of its own. */
function reason(error: unknown): string {
  return error instanceof AggregateError ? messageOf(error.errors[0]) : messageOf(error);
}

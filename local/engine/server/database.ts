import { Client, Pool, type ClientConfig } from "pg";
import { log, messageOf } from "../log.ts";

const CONNECT_TIMEOUT_MS = 5000;
/**
 * Milliseconds. A request's statement that runs this long is stuck, or means to hold a connection.
 * `?statement_timeout=` in the URL wins.
 */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A connection that has prepared so many statements is replaced, because Postgres forgets none of them by itself. */
export const MOST_STATEMENTS = 500;
/**
 * Milliseconds. What a burst has opened is kept for the next: on a new connection Postgres first reads its catalogue and
 * compiles the triggers, which in the middle of a burst would make others wait.
 */
const IDLE_MS = 60_000;

/** The name by which engines on one database find each other in `pg_stat_activity`. */
export const APPLICATION_NAME = "embedded-engine";

export const connectionSettings = (databaseUrl: string): ClientConfig => ({
  connectionString: databaseUrl,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  application_name: APPLICATION_NAME,
  statement_timeout: STATEMENT_TIMEOUT_MS,
});

/** Knows which statements it has prepared. */
class CountingClient extends Client {
  readonly #prepared = new Set<string>();

  constructor(config?: ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown;
    this.query = ((...asked: unknown[]) => {
      const name = (asked[0] as { name?: string } | undefined)?.name;
      if (name) this.#prepared.add(name);
      return ask(...asked);
    }) as Client["query"];
  }

  get isFull(): boolean {
    return this.#prepared.size > MOST_STATEMENTS;
  }
}

/** A pool that survives lost connections, idle or in use. Connections are opened when they are needed. */
export function openPool(databaseUrl: string, max: number): Pool {
  const pool = new Pool({
    ...connectionSettings(databaseUrl),
    max,
    idleTimeoutMillis: IDLE_MS,
    Client: CountingClient,
  });
  // The pool keeps no connection that is ending.
  pool.on("release", (_, client) => {
    if (client instanceof CountingClient && client.isFull) void client.end();
  });
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

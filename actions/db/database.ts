import { Kysely, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { changesOfRequest } from "./changes.ts";
import { DatabaseSilent, isDatabaseTrouble } from "./databaseWatch.ts";
import { isOutdated, NamingClient } from "./NamingClient.ts";
import type { DB } from "./schema.ts";

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;

const INT8 = 20;
const DATE = 1082;

/** Cents and counts are far below 2^53; a larger number must not be rounded silently. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

/** A pool of at most `max` connections, in UTC; calendar days arrive as `YYYY-MM-DD`, bigints as numbers. */
export function openDatabase(
  connectionString: string,
  { max = 10, log }: { max?: number; log?: (error: Error) => void } = {},
): Database {
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") => {
      if (oid === INT8) return safeInteger;
      if (oid === DATE) return (text: string) => text;
      return pg.types.getTypeParser(oid, format as "text");
    }) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    Client: NamingClient,
    connectionTimeoutMillis: 5_000,
    // A connection keeps its plans from one minute's ticks to the next, and from one thing that a person does to their next.
    idleTimeoutMillis: 300_000,
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 10_000,
    options: "-c timezone=UTC",
  });
  // A database server that stops ends idle connections. The pool opens new ones, and the process goes on.
  pool.on("error", (error) => log?.(error));
  // A connection that is cut while in use emits an error besides failing its query. Unhandled, the error would end the
  // process.
  pool.on("connect", (client) => client.on("error", (error) => log?.(error)));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const RETRIABLE = new Set(["40001", "40P01"]);

/** A transaction found under its locks that what it had read before them holds no longer: `inTransaction` begins anew. */
export class ReadTooEarly extends Error {}

/**
 * Runs `work` as one SQL transaction at read committed. `now` is the transaction's instant on the product's clock (D248).
 * It runs `work` again, up to 3 times, after a serialization failure, a deadlock, a change of a table's columns or `ReadTooEarly`,
 * so `work` must do nothing that leaves the database. Of a request it notes that the changes may be made, from when the commit is sent
 * until the database refuses it.
 * @throws DatabaseSilent instead of committing, when the request was given up meanwhile
 */
export const inTransaction = <T>(db: Database, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
  transact(db, work, { readsOnly: false });

/**
 * Runs `work` as `inTransaction` does, but all of it reads the database as of one moment, and Postgres refuses every change and
 * every lock.
 */
export const atOneMoment = <T>(db: Database, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> =>
  transact(db, work, { readsOnly: true });

async function transact<T>(
  db: Database,
  work: (tx: Tx, now: Date) => Promise<T>,
  { readsOnly }: { readsOnly: boolean },
): Promise<T> {
  const changes = changesOfRequest();
  const earlier = changes?.mayBeMade ?? false;
  for (let attempt = 1; ; attempt++) {
    try {
      const plain = db.transaction();
      const transaction = readsOnly ? plain.setIsolationLevel("repeatable read").setAccessMode("read only") : plain;
      return await transaction.execute(async (tx) => {
        const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(tx);
        const result = await work(tx, rows[0]!.now);
        // Somebody was told that nothing was changed.
        if (changes?.isGivenUp) throw new DatabaseSilent();
        if (changes && !readsOnly) changes.mayBeMade = true;
        return result;
      });
    } catch (error) {
      // A commit that the database answered is known not to be made. One that was cut off may be.
      if (changes && !isDatabaseTrouble(error)) changes.mayBeMade = earlier;
      const isPassing =
        error instanceof ReadTooEarly || isOutdated(error) || RETRIABLE.has((error as { code?: string }).code ?? "");
      if (attempt > 3 || !isPassing) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt * (1 + Math.random())));
    }
  }
}

/** The name of the constraint that a failed statement ran into, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith("23") ? constraint : undefined;
}

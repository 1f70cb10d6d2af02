import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import type { Row } from "./column.ts";

/** Rows that are in memory at once. */
const BATCH = 500;

/** Reads as of one moment, however long that takes; nothing is written. */
export function inSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      // Between two batches the storage may be slow: it is tried twice, and may be silent for ten seconds each time.
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
      return work(tx);
    });
}

/** The rows of a query, a batch at a time. One query of a transaction is read at once. */
export async function* rowsOf(tx: Tx, query: RawBuilder<Row>): AsyncGenerator<Row> {
  await sql`declare package_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from package_rows`.execute(tx);
    yield* rows;
    if (rows.length < BATCH) break;
  }
  await sql`close package_rows`.execute(tx);
}

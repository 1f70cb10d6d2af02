import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { BOOK_CHECKS } from "./books.ts";
import type { Check } from "./check.ts";

export interface CheckResult {
  name: string;
  violations: number;
  /** The first few rows that break the sentence. */
  sample: unknown[];
}

const SAMPLE = 5;

/** Checks every sentence against one snapshot of the database, while people go on working. */
export async function runChecks(db: Database, checks: readonly Check[] = BOOK_CHECKS): Promise<CheckResult[]> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx);
      // The sums over all entries should stay in memory, and compiling these queries (JIT) would take longer than
      // running them.
      await sql`set local work_mem = '256MB'`.execute(tx);
      await sql`set local jit = off`.execute(tx);
      const results: CheckResult[] = [];
      for (const { name, query } of checks) {
        const { rows } = await sql<{ violations: number; sample: unknown[] }>`
          with broken as materialized (${sql.raw(query)})
          select (select count(*) from broken)::integer as violations,
            (select coalesce(jsonb_agg(b), '[]') from (select * from broken limit ${sql.lit(SAMPLE)}) b) as sample`.execute(
          tx,
        );
        results.push({ name, ...rows[0]! });
      }
      return results;
    });
}

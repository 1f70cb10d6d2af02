import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** A hash over every row of every table of the product: equal before and after means that nothing was written. */
export async function contentsHash(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') and tablename not in ('app_clock', 'request_limits', 'handled_deliveries')
    order by 1`.execute(db);
  const hash = createHash("sha256");
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t order by 1`.execute(db);
    hash.update(name).update(JSON.stringify(rows));
  }
  return hash.digest("hex");
}

import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";

let tables: string[] | undefined;

/** Every table of the product, without what each request may write. All test databases have the same. */
async function productTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') and tablename not in ('app_clock', 'request_limits', 'handled_deliveries')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A value of each table, read in one statement: an aggregate over its rows, which are called `t`. */
async function ofEachTable(db: Database, aggregate: RawBuilder<unknown>): Promise<Map<string, string>> {
  tables ??= await productTables(db);
  const values = tables.map(
    (name) => sql`select ${sql.lit(name)} as name, ${aggregate}::text as value from ${sql.raw(name)} t`,
  );
  // With a parameter the connection names the statement, and Postgres plans its hundred parts once.
  const { rows } = await sql<{ name: string; value: string }>`
    select * from (${sql.join(values, sql` union all `)}) each where ${true}`.execute(db);
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(tables.map((name) => [name, found.get(name)!]));
}

/** Stands for every row of every table of the product: equal before and after means that nothing was written. */
export async function contentsHash(db: Database): Promise<string> {
  // Hashing the values themselves takes a tenth of writing each row as text.
  const hashes = await ofEachTable(db, sql`(count(*), sum(hash_record_extended(t, 0)))`);
  return [...hashes].join("\n");
}

/** How many rows each table of the product has. */
export async function rowCounts(db: Database): Promise<Map<string, number>> {
  const counts = await ofEachTable(db, sql`count(*)`);
  return new Map([...counts].map(([name, rows]) => [name, Number(rows)]));
}

import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";

interface Table {
  name: string;
  /** All of a row `t` in SQL. */
  row: string;
}
let tables: Table[] | undefined;

/** Every table of the product, without what each request may write. All test databases have the same. */
async function productTables(db: Database): Promise<Table[]> {
  // citext is hashed without its case, so it stands beside the row once more as text.
  const { rows } = await sql<Table>`
    select format('%I.%I', schemaname, tablename) as name, coalesce((
      select 'row(t, ' || string_agg(format('t.%I::text', c.column_name), ', ') || ')' from information_schema.columns c
      where c.table_schema = schemaname and c.table_name = tablename and c.udt_name = 'citext'), 't') as row
    from pg_tables
    where schemaname in ('public', 'private') and tablename not in ('app_clock', 'request_limits', 'handled_deliveries')
    order by 1`.execute(db);
  return rows;
}

/** A value of each table, read in one statement: an aggregate over its rows, which are called `t`. */
async function ofEachTable(
  db: Database,
  aggregate: (table: Table) => RawBuilder<unknown>,
): Promise<Map<string, string>> {
  tables ??= await productTables(db);
  const values = tables.map(
    (table) =>
      sql`select ${sql.lit(table.name)} as name, ${aggregate(table)}::text as value from ${sql.raw(table.name)} t`,
  );
  // With a parameter the connection names the statement, and Postgres plans its hundred parts once.
  const { rows } = await sql<{ name: string; value: string }>`
    select * from (${sql.join(values, sql` union all `)}) each where ${true}`.execute(db);
  const found = new Map(rows.map(({ name, value }) => [name, value]));
  return new Map(tables.map(({ name }) => [name, found.get(name)!]));
}

/** Stands for every row of every table of the product: equal before and after means that nothing was written. */
export async function contentsHash(db: Database): Promise<string> {
  // Hashing the values themselves takes a tenth of writing each row as text.
  const hashes = await ofEachTable(db, ({ row }) => sql`(count(*), sum(hash_record_extended(${sql.raw(row)}, 0)))`);
  return [...hashes].join("\n");
}

/** How many rows each table of the product has. */
export async function rowCounts(db: Database): Promise<Map<string, number>> {
  const counts = await ofEachTable(db, () => sql`count(*)`);
  return new Map([...counts].map(([name, rows]) => [name, Number(rows)]));
}

import { sql } from "kysely";
import type { TestService } from "./testService.ts";

/** Each row of each table as text, with what bytes spell. */
export async function dump({ services: { db } }: Pick<TestService, "services">): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ table: string }>`
    select format('%I.%I', schemaname, tablename) as "table" from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  const text = new Map<string, string>();
  for (const { table } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(table)} t`.execute(db);
    const spelt = rows.map((row) =>
      row.text.replaceAll(/\\+x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, "hex").toString("latin1")),
    );
    text.set(table, spelt.join("\n"));
  }
  return text;
}

import { sql } from "kysely";
import type { Database, Tx } from "./database.ts";

/** The instant on the product's clock, for code outside `inTransaction`. */
export async function productNow(db: Database | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  return rows[0]!.now;
}

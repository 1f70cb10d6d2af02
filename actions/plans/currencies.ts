import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/** The codes of the currencies in which groups can be founded and joined now (D264). */
export async function enabledCurrencies(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom("currencies").select("code").where("is_enabled", "=", true).execute();
  return new Set(rows.map(({ code }) => code));
}

/**
 * Switches the named currencies on and every other one off (D264). Groups in one that is off run on and admit nobody.
 * @throws Error that names the codes which the catalogue does not hold
 */
export async function switchCurrencies(db: Database, codes: readonly string[]): Promise<void> {
  const known = new Set((await db.selectFrom("currencies").select("code").execute()).map(({ code }) => code));
  const unknown = codes.filter((code) => !known.has(code));
  if (unknown.length > 0) throw new Error(`ENABLED_CURRENCIES: there is no currency ${unknown.join(", ")}`);
  await db
    .updateTable("currencies")
    .set({ is_enabled: sql<boolean>`code = any(${codes})` })
    .execute();
}

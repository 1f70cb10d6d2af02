import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { startOfDay } from "../domain/cycle.ts";

/** Moves the product's clock of a test's own database to an instant; from there it goes on as clocks do. */
export async function setClock(db: Database, instant: Date): Promise<void> {
  await sql`update private.app_clock set shift = ${instant.toISOString()}::timestamptz - now()`.execute(db);
}

/** Noon of a calendar day somewhere, or that many hours into it. */
export function onDay(date: string, timeZone: string, hour = 12): Date {
  return new Date(startOfDay(date, timeZone).getTime() + hour * 3_600_000);
}

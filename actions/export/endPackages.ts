import { type RawBuilder, sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";

/** Gives up the files of packages that are ready and fit a condition; the next sweep deletes them. */
export async function endPackages(db: Database | Tx, which: RawBuilder<boolean>): Promise<void> {
  await sql`with gone as (
      update data_exports set file_id = null, ended_at = app_now() where status = 'ready' and ${which}
      returning old.file_id as file_id)
    update private.stored_files f set released_at = now() from gone where f.file_id = gone.file_id`.execute(db);
}

/** What time alone does to packages (D170): the week is over, or one was not ready in time. */
export async function endOverdueExports(db: Database): Promise<void> {
  await endPackages(db, sql<boolean>`expires_at <= app_now()`);
  await sql`update data_exports set failed_at = app_now()
    where status = 'asked' and asked_at <= app_now() - span_of('export_ready_within')`.execute(db);
}

/** Nothing is left of what a person asked for, and nothing is made any more: for an account that is closed (D169). */
export async function dropExports(tx: Tx, userId: string): Promise<void> {
  // One that is becoming ready at this very moment is waited for.
  await tx.selectFrom("data_exports").select("data_export_id").where("user_id", "=", userId).forUpdate().execute();
  await endPackages(tx, sql<boolean>`user_id = ${userId}`);
  await tx.deleteFrom("data_exports").where("user_id", "=", userId).execute();
}

import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { FILE_KINDS } from "./kinds.ts";

/** Whether something uses the file `f`, whatever its kind. */
const IS_USED = sql<boolean>`case f.kind ${sql.join(
  Object.values(FILE_KINDS).map((kind) => sql`when ${kind.kind} then ${kind.isUsed(sql`f.file_id`)}`),
  sql` `,
)} end`;

/**
 * Gives the files free that nothing uses any more, or that nobody used in time: the sweep deletes them.
 * @param atOnce how many files one statement looks at
 */
export async function releaseUnused(db: Database, atOnce: number): Promise<void> {
  let after = sql`true`;
  for (;;) {
    // Rows that somebody is about to use are locked; they are left to the next tick.
    const { rows } = await sql<{ looked: number; last: string }>`
      with page as (select f.file_id from private.stored_files f where ${after} order by f.file_id limit ${atOnce}),
      unused as (
        select f.file_id from private.stored_files f join page using (file_id)
        where f.released_at is null and f.noted_at < (select now() - span_of('upload_kept')) and not ${IS_USED}
        for update of f skip locked),
      released as (update private.stored_files f set released_at = now() from unused u where f.file_id = u.file_id)
      select count(*)::integer as looked, (array_agg(file_id order by file_id desc))[1] as last from page`.execute(db);
    const { last, looked } = rows[0]!;
    if (looked < atOnce) return;
    after = sql`f.file_id > ${last}`;
  }
}

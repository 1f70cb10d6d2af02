import { sql } from "kysely";
import type { FileKindsValue } from "../db/schema.ts";
import { defineCron } from "../define.ts";
import { endOverdueExports } from "../export/endPackages.ts";
import { deleteFile } from "../files/deleteFile.ts";
import { FILE_KINDS, GROUP_FILES } from "../files/kinds.ts";
import { releaseUnused } from "../files/releaseUnused.ts";

/** Files that one tick deletes; the next one goes on. */
const AT_ONCE = 500;
/** Files that one statement looks at. All are looked at, because what used one may have gone in many ways. */
const BATCH = 1000;
const FIELDS = GROUP_FILES.map(({ field }) => sql.ref(field));

/**
 * Deletes files that nothing uses any more (D91, D184): what was replaced or removed, pictures and covers of deleted groups,
 * voice messages whose time for disputes is over, packages of a person's data after their week (D170), and uploads that nobody used in time. Uploads that a killed process left unfinished are among the last.
 */
export const sweepFiles = defineCron("sweep_files", async (context) => {
  const { db, log } = context;
  for (const field of FIELDS) {
    await sql`with gone as (
        update groups set ${field} = null where deleted_at is not null and ${field} is not null
        returning old.${field} as file_id)
      update private.stored_files f set released_at = now() from gone where f.file_id = gone.file_id`.execute(db);
  }
  await endOverdueExports(db);
  await releaseUnused(db, BATCH);
  const { rows } = await sql<{ file_id: string; kind: FileKindsValue }>`
    select file_id, kind from private.stored_files where released_at is not null
    order by released_at limit ${AT_ONCE}`.execute(db);
  let left = 0;
  for (const { file_id, kind } of rows) if (!(await deleteFile(context, FILE_KINDS[kind], file_id))) left += 1;
  if (left > 0) log.error({ left }, "files that nothing shows could not be deleted");
});

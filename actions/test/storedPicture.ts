import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { FileKindsValue } from "../db/schema.ts";

/** An upload of a person that nothing uses yet, as far as the database knows; answers with its id. */
export async function storedPicture(
  db: Database,
  ownerId: string,
  kind: FileKindsValue = "group_picture",
): Promise<string> {
  const { file_id } = await db
    .insertInto("private.stored_files")
    .values({ kind, owner_id: ownerId, stored_at: sql<Date>`now()` })
    .returning("file_id")
    .executeTakeFirstOrThrow();
  return file_id;
}

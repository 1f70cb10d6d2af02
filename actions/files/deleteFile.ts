import { failPoint } from "../faults.ts";
import { type FileKind, type FileServices, objectKey } from "./fileKind.ts";

/**
 * Deletes the objects of a released file, then its row. Where the storage does not answer, the row stays and the cron
 * tries again.
 * @returns whether it is gone
 */
export async function deleteFile({ db, log, storage }: FileServices, kind: FileKind, fileId: string): Promise<boolean> {
  try {
    for (const { name } of kind.parts) {
      await storage.delete(objectKey(kind, fileId, name));
      failPoint("file:part-deleted");
    }
  } catch (error) {
    log.warn({ err: error, fileId }, "a file could not be deleted; the next sweep tries again");
    return false;
  }
  await db
    .deleteFrom("private.stored_files")
    .where("file_id", "=", fileId)
    .where("released_at", "is not", null)
    .execute();
  return true;
}

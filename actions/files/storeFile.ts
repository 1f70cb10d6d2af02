import { Readable } from "node:stream";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { failPoint } from "../faults.ts";
import { AppError } from "../refusals/AppError.ts";
import { type FileKind, type FileServices, objectKey, type Prepared, type UploadKind } from "./fileKind.ts";
import { deleteFile } from "./deleteFile.ts";

/**
 * Stores a file for a person: first a row, then its objects, then the word that it is whole. Whatever happens between,
 * there is no object without a row, and what nobody takes into use is swept.
 * @returns the file's id
 * @throws AppError where the storage cannot take it
 */
export async function storeFile(
  services: FileServices,
  kind: FileKind,
  { facts, ownerId, parts }: Prepared & { ownerId: string },
): Promise<string> {
  const { db, log, storage } = services;
  const { file_id: fileId } = await db
    .insertInto("private.stored_files")
    .values({ kind: kind.kind, owner_id: ownerId, ...facts })
    .returning("file_id")
    .executeTakeFirstOrThrow();
  failPoint("file:noted");
  try {
    for (const { content, contentType, name } of parts) {
      await storage.put(objectKey(kind, fileId, name), content, contentType);
      failPoint("file:part-stored");
    }
  } catch (error) {
    // What makes a stream must not wait for somebody to read it.
    for (const { content } of parts) if (content instanceof Readable) content.destroy();
    log.error({ err: error, fileId }, "a file could not be stored");
    await releaseFile(db, fileId);
    await deleteFile(services, kind, fileId);
    throw new AppError(kind.codes.notStored, { cause: error });
  }
  const { numUpdatedRows } = await db
    .updateTable("private.stored_files")
    .set({ stored_at: sql<Date>`now()` })
    .where("file_id", "=", fileId)
    .where("released_at", "is", null)
    .executeTakeFirst();
  // It took so long that it was swept.
  if (numUpdatedRows !== 1n) throw new AppError(kind.codes.notStored);
  failPoint("file:whole");
  return fileId;
}

/** Nothing uses the file any more: from now on it is only deleted. */
export async function releaseFile(db: Tx | FileServices["db"], fileId: string): Promise<void> {
  await db
    .updateTable("private.stored_files")
    .set({ released_at: sql<Date>`now()` })
    .where("file_id", "=", fileId)
    .where("released_at", "is", null)
    .execute();
}

/**
 * Locks a file that somebody has uploaded and nothing uses yet, so that it is not swept before it is used.
 * @throws AppError where there is no such file of this person
 */
export async function lockUpload(
  tx: Tx,
  { kind, fileId, ownerId }: { kind: UploadKind; fileId: string; ownerId: string },
): Promise<void> {
  const file = await tx
    .selectFrom("private.stored_files")
    .select("file_id")
    .where("file_id", "=", fileId)
    .where("kind", "=", kind.kind)
    .where("owner_id", "=", ownerId)
    .where("is_whole", "=", true)
    .forUpdate()
    .executeTakeFirst();
  if (!file || (await isUsed(tx, kind, fileId))) throw new AppError(kind.codes.notFound, { field: kind.field });
}

async function isUsed(tx: Tx, kind: FileKind, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select ${kind.isUsed(sql`${fileId}::uuid`)} as used`.execute(tx);
  return rows[0]!.used;
}

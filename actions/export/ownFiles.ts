import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { FileKindsValue } from "../db/schema.ts";
import { FILE_KINDS } from "../files/kinds.ts";

/** A file that somebody brought, and where it is in their package. */
export interface OwnFile {
  file_id: string;
  kind: FileKindsValue;
  part: string;
  path: string;
  contentType: string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "audio/webm": "webm",
  "audio/mp4": "m4a",
  "application/pdf": "pdf",
};

/** The files that a person brought and that are still in use: of a voice message not once it was taken back (D178). */
export async function ownFiles(tx: Tx, userId: string): Promise<readonly OwnFile[]> {
  const { rows } = await sql<{ file_id: string; kind: FileKindsValue; format: string | null }>`
    select f.file_id, f.kind, f.format from private.stored_files f
    where f.owner_id = ${userId}::uuid and f.is_whole and f.kind <> 'data_export'
      and not exists (select from private.withheld_messages w where w.voice_id = f.file_id)
    order by f.noted_at, f.file_id`.execute(tx);
  return rows.map(({ file_id, format, kind }) => {
    const { parts, path } = FILE_KINDS[kind];
    const { contentType, name } = parts.find((part) => part.name === format) ?? parts[0]!;
    return {
      file_id,
      kind,
      part: name,
      contentType,
      path: `files/${path}/${file_id}.${ENDINGS[contentType] ?? "bin"}`,
    };
  });
}

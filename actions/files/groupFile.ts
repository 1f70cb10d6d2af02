import { sql } from "kysely";
import { limit, type Limits } from "../plans/catalogue.ts";
import type { UploadKind } from "./fileKind.ts";

/** What a group shows of the files that people bring, by its column in groups, which is also how inputs name it. */
export type GroupFileField = "picture_id" | "cover_id";

/** A kind of pictures of which a group shows one (D91, D6). */
export interface GroupFileKind extends UploadKind {
  field: GroupFileField;
}

/** Who may see a group may see its pictures, and nobody else; they differ in what is kept of an upload. */
export function fileOfGroups(
  kind: Pick<GroupFileKind, "kind" | "path" | "field" | "parts"> & {
    /** @returns each part by its name */
    encode(upload: Uint8Array, limits: Limits): Promise<Readonly<Record<string, Buffer>>>;
  },
): GroupFileKind {
  const { encode, field, parts } = kind;
  return {
    kind: kind.kind,
    path: kind.path,
    field,
    parts,
    counted: "upload",
    isKeptByBrowsers: true,
    codes: {
      wrongType: "picture-type",
      tooLarge: "picture-too-large",
      notStored: "picture-not-stored",
      notFound: "picture-not-found",
    },
    mostMegabytes: (limits) => limit(limits, "picture_max"),
    async prepare(upload, limits) {
      const encoded = await encode(upload, limits);
      return { parts: parts.map(({ contentType, name }) => ({ contentType, name, content: encoded[name]! })) };
    },
    async isReadableBy(db, fileId, userId) {
      // The rule of who sees a group stands in these two places (decision 9). Who uploaded it reads it in any case.
      const { rows } = await sql`
        select from private.stored_files f where f.file_id = ${fileId}::uuid and f.owner_id = ${userId ?? null}::uuid union all
        select from groups g where g.${sql.ref(field)} = ${fileId}::uuid and (g.is_visible_to_all
          or exists (select from group_viewers v where v.group_id = g.group_id and v.user_id = ${userId ?? null}::uuid))`.execute(
        db,
      );
      return rows.length > 0;
    },
    isUsed: (file) => sql<boolean>`exists (select from groups g where g.${sql.ref(field)} = ${file})`,
  };
}

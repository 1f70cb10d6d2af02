import { sql } from "kysely";
import type { FileKind } from "./fileKind.ts";

/** Packages of a person's own data (D170): made by us, for that person alone, and gone after their time. */
export const dataExports: FileKind = {
  kind: "data_export",
  path: "exports",
  parts: [{ name: "package", contentType: "application/zip" }],
  isKeptByBrowsers: false,
  handedOver: { as: "savings-circle-data.zip", notFound: "export-not-found" },
  codes: { notStored: "temporarily-unavailable" },
  async isReadableBy(db, fileId, userId) {
    const { rows } = await sql`
      select from data_exports e where e.file_id = ${fileId}::uuid and e.user_id = ${userId ?? null}::uuid
        and e.expires_at > app_now()`.execute(db);
    return rows.length > 0;
  },
  isUsed: (file) => sql<boolean>`exists (select from data_exports e where e.file_id = ${file})`,
};

import { sql } from "kysely";
import { z } from "zod";
import { requireFreshProof } from "../auth/freshProof.ts";
import { defineAction } from "../define.ts";
import { dataExports } from "../files/dataExports.ts";
import { AppError } from "../refusals/AppError.ts";

/** Where a person's own package is downloaded, while it can be (D170, D302). The address asks all of this again. */
export const openExport = defineAction(
  "open_export",
  z.object({ data_export_id: z.uuid() }),
  async ({ data_export_id }, { caller, db }) => {
    await requireFreshProof(db, caller);
    const { rows } = await sql<{ file_id: string | null; isOver: boolean }>`
      select file_id, coalesce(status = 'expired' or expires_at <= app_now(), false) as "isOver" from data_exports
      where data_export_id = ${data_export_id} and user_id = ${caller.userId}`.execute(db);
    if (rows[0]?.isOver) throw new AppError("export-expired");
    const fileId = rows[0]?.file_id;
    if (!fileId) throw new AppError("export-not-found");
    return { url: `/files/${dataExports.path}/${fileId}` };
  },
);

import { sql } from "kysely";
import { limit, type Limits } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { encodeAttachment } from "./encodePicture.ts";
import type { UploadKind } from "./fileKind.ts";
import { isPdf } from "./isPdf.ts";

const MEGABYTE = 1024 * 1024;

const mostMegabytes = (limits: Limits) => limit(limits, "attachment_max");

/** That it is no picture is told with what else is taken. */
const ofAttachment = (error: unknown): unknown =>
  error instanceof AppError && error.code === "picture-type"
    ? new AppError("attachment-type", { cause: error })
    : error;

/** Pictures and PDFs beside a question to support (D211): for whoever asked, and for the platform's admins. */
export const attachments: UploadKind = {
  kind: "attachment",
  path: "attachments",
  field: "attachment_id",
  // One of them is stored; the row beside the ticket says which.
  parts: [
    { name: "webp", contentType: "image/webp" },
    // A PDF may carry a program, so it leaves as a file and is never opened as a page of ours.
    { name: "pdf", contentType: "application/pdf", isSavedOnly: true },
  ],
  counted: "upload",
  isKeptByBrowsers: false,
  codes: { wrongType: "attachment-type", notStored: "attachment-not-stored", notFound: "attachment-not-found" },
  mostBytes: (limits) => mostMegabytes(limits) * MEGABYTE,
  tooLarge: (limits) => new AppError({ code: "attachment-too-large", values: { max: mostMegabytes(limits) } }),
  async prepare(upload, limits) {
    if (isPdf(upload)) return stored("pdf", "application/pdf", upload);
    try {
      const picture = await encodeAttachment(upload, {
        sideMax: limit(limits, "attachment_side_max"),
        megapixelsMax: limit(limits, "picture_pixels_max"),
      });
      return stored("webp", "image/webp", picture);
    } catch (error) {
      throw ofAttachment(error);
    }
  },
  async isReadableBy(db, fileId, userId) {
    const reader = userId ?? null;
    const { rows } = await sql`
      select from ticket_attachments a join support_tickets t using (ticket_id)
      where a.attachment_id = ${fileId}::uuid and t.user_id = ${reader}::uuid
      union all
      select from ticket_attachments a, user_profiles p join user_roles r using (user_id)
      where a.attachment_id = ${fileId}::uuid and p.user_id = ${reader}::uuid and r.role = 'admin' and p.two_factor_enabled`.execute(
      db,
    );
    return rows.length > 0;
  },
  isUsed: (file) => sql<boolean>`exists (select from ticket_attachments a where a.attachment_id = ${file})`,
};

const stored = (name: "webp" | "pdf", contentType: string, content: Uint8Array) => ({
  parts: [{ name, contentType, content }],
  facts: { format: name },
});

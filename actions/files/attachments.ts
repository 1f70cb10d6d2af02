import { sql } from "kysely";
import { limit } from "../plans/catalogue.ts";
import { encodeAttachment } from "./encodePicture.ts";
import type { UploadKind } from "./fileKind.ts";
import { isPdf } from "./isPdf.ts";

/** Pictures and PDFs beside a question to support (D211): for whoever asked, and for the platform's admins. */
export const attachments: UploadKind = {
  kind: "attachment",
  path: "attachments",
  field: "attachment_id",
  // One of them is stored; the row beside the ticket says which.
  parts: [
    { name: "webp", contentType: "image/webp" },
    // A PDF may carry a program, so browsers save it and never open it under our address.
    { name: "pdf", contentType: "application/pdf", isSavedOnly: true },
  ],
  counted: "upload",
  isKeptByBrowsers: false,
  codes: {
    wrongType: "attachment-type",
    tooLarge: "attachment-too-large",
    notStored: "attachment-not-stored",
    notFound: "attachment-not-found",
  },
  mostMegabytes: (limits) => limit(limits, "attachment_max"),
  async prepare(upload, limits) {
    if (isPdf(upload)) return stored("pdf", "application/pdf", upload);
    const picture = await encodeAttachment(upload, {
      sideMax: limit(limits, "attachment_side_max"),
      megapixelsMax: limit(limits, "picture_pixels_max"),
    });
    return stored("webp", "image/webp", picture);
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

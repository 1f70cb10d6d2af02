import { sql } from "kysely";
import { limit } from "../plans/catalogue.ts";
import { encodeAvatar } from "./encodePicture.ts";
import type { UploadKind } from "./fileKind.ts";

/**
 * Pictures of people (D168). Whoever is signed in may see the one that a person shows: the search for people shows it to all
 * members (D142). Visitors see those of the members of circles that everybody sees (D95).
 */
export const avatars: UploadKind = {
  kind: "avatar",
  path: "avatars",
  field: "avatar_id",
  parts: [
    { name: "large", contentType: "image/webp" },
    { name: "small", contentType: "image/webp" },
  ],
  counted: "upload",
  isKeptByBrowsers: true,
  codes: {
    wrongType: "avatar-type",
    tooLarge: "avatar-too-large",
    notStored: "picture-not-stored",
    notFound: "picture-not-found",
  },
  mostMegabytes: (limits) => limit(limits, "avatar_max"),
  async prepare(upload, limits) {
    const encoded = await encodeAvatar(upload, { megapixelsMax: limit(limits, "picture_pixels_max") });
    return { parts: [part("large", encoded.large), part("small", encoded.small)] };
  },
  async isReadableBy(db, fileId, userId) {
    const reader = userId ?? null;
    const { rows } = await sql`
      select from private.stored_files f where f.file_id = ${fileId}::uuid and f.owner_id = ${reader}::uuid union all
      select from user_profiles p where p.avatar_id = ${fileId}::uuid and p.deleted_at is null and (${reader}::uuid is not null
        or exists (select from group_members m join groups g using (group_id)
          where m.user_id = p.user_id and m.status in ('active', 'completed') and g.is_visible_to_all))`.execute(db);
    return rows.length > 0;
  },
  isUsed: (file) => sql<boolean>`exists (select from user_profiles p where p.avatar_id = ${file})`,
};

const part = (name: string, content: Buffer) => ({ name, contentType: "image/webp", content });

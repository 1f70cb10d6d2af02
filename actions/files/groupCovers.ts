import { limit } from "../plans/catalogue.ts";
import { encodeCover } from "./encodePicture.ts";
import { fileOfGroups } from "./groupFile.ts";

/** Covers of groups: the wide picture above the page (D6). */
export const groupCovers = fileOfGroups({
  kind: "group_cover",
  path: "group-covers",
  field: "cover_id",
  parts: [
    { name: "page", contentType: "image/webp" },
    { name: "phone", contentType: "image/webp" },
  ],
  encode: async (upload, limits) => ({
    ...(await encodeCover(upload, { megapixelsMax: limit(limits, "picture_pixels_max") })),
  }),
});

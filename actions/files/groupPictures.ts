import { limit } from "../plans/catalogue.ts";
import { encodePicture } from "./encodePicture.ts";
import { fileOfGroups } from "./groupFile.ts";

/** Pictures of groups (D91). */
export const groupPictures = fileOfGroups({
  kind: "group_picture",
  path: "group-pictures",
  field: "picture_id",
  parts: [
    { name: "page", contentType: "image/webp" },
    { name: "card", contentType: "image/webp" },
    { name: "link", contentType: "image/jpeg" },
  ],
  encode: async (upload, limits) => ({
    ...(await encodePicture(upload, {
      sideMax: limit(limits, "picture_side_max"),
      megapixelsMax: limit(limits, "picture_pixels_max"),
    })),
  }),
});

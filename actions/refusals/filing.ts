import { countLimit, type RefusalEntry } from "./values.ts";

/** Files that people bring (D91). */
export const FILING = {
  /** `max` in megabytes. */
  "picture-too-large": { values: countLimit, field: "picture_id" },
  "picture-type": { field: "picture_id" },
  "picture-unreadable": { field: "picture_id" },
  /** `max` in megapixels. */
  "picture-too-many-pixels": { values: countLimit, field: "picture_id" },
  /** The storage is down. */
  "picture-not-stored": { field: "picture_id" },
  /** It was never uploaded, by this person at least, or so long ago that it was swept. Its kind names the field. */
  "picture-not-found": {},
} as const satisfies Record<string, RefusalEntry>;

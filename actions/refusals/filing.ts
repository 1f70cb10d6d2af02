import { countLimit, type RefusalEntry } from "./values.ts";

/** Files that people bring (D91, D184, D185, D211). */
export const FILING = {
  /** `max` in megabytes. */
  "picture-too-large": { values: countLimit, field: "picture_id" },
  "picture-type": { field: "picture_id" },
  "picture-unreadable": { field: "picture_id" },
  /** `max` in megapixels. */
  "picture-too-many-pixels": { values: countLimit, field: "picture_id" },
  /** The picture of a person; `max` in megabytes. */
  "avatar-too-large": { values: countLimit, field: "avatar_id" },
  "avatar-type": { field: "avatar_id" },
  /** The storage is down. */
  "picture-not-stored": { field: "picture_id" },
  /** It was never uploaded, by this person at least, or so long ago that it was swept. Its kind names the field. */
  "picture-not-found": {},
  /** `max` in megabytes. */
  "voice-too-large": { values: countLimit, field: "voice_id" },
  /** `max` in seconds. */
  "voice-too-long": { values: countLimit, field: "voice_id" },
  "voice-too-short": { field: "voice_id" },
  /** It is no recording, whatever its name says. */
  "voice-type": { field: "voice_id" },
  /** The storage is down. */
  "voice-not-stored": { field: "voice_id" },
  /** As `picture-not-found`; also when it was said before. */
  "voice-not-found": { field: "voice_id" },
  /** The file beside a question to support (D211) has more than `max` megabytes. */
  "attachment-too-large": { values: countLimit, field: "attachment_id" },
  /** It is neither a picture nor a PDF, whatever its name says. */
  "attachment-type": { field: "attachment_id" },
  /** The storage is down. */
  "attachment-not-stored": { field: "attachment_id" },
  /** As `picture-not-found`; also when it stands beside a question already. */
  "attachment-not-found": { field: "attachment_id" },
  /** `max` files beside one question. */
  "too-many-attachments": { values: countLimit, field: "attachment_id" },
} as const satisfies Record<string, RefusalEntry>;

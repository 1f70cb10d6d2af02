import type { RefusalEntry } from "./values.ts";

/** Downloading one's own data (D170). */
export const EXPORTING = {
  /** Nothing of this person, or not ready. */
  "export-not-found": { field: "data_export_id" },
  "export-expired": { field: "data_export_id" },
} as const satisfies Record<string, RefusalEntry>;

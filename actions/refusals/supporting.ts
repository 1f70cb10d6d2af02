import type { RefusalEntry } from "./values.ts";

/** Questions to support and their tickets (D211 to D214). */
export const SUPPORTING = {
  "question-link-invalid": { field: "token", next: "/support" },
  /** Said by a trigger of `create_support_desk`. */
  "ticket-closed": { field: "body", next: "/support" },
} as const satisfies Record<string, RefusalEntry>;

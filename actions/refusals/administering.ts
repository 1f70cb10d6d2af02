import { type RefusalEntry } from "./values.ts";

/** What platform admins do (D208). */
export const ADMINISTERING = {
  "given-up-work-not-found": { field: "work_id" },
  "given-up-work-changed": { field: "given_up_at" },
  "given-up-work-not-over": { field: "work_id" },
} as const satisfies Record<string, RefusalEntry>;

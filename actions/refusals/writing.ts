import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry, countLimit } from "./values.ts";

/** What people write: names, and how much of what in which time. */
export const WRITING = {
  "invalid-name": { field: "name" },
  "name-reserved": { field: "name" },
  "alias-taken": { field: "alias" },
  "username-changed-lately": { values: z.object({ days: count }), field: "username" },
  "too-many-messages": { values: countLimit },
  "too-many-tickets": { values: countLimit },
  "too-many-groups": { values: countLimit },
  "too-many-join-requests": { values: countLimit },
  "too-many-invitations": { values: countLimit },
  "too-many-devices": { values: countLimit },
  "too-many-metrics": { values: countLimit },
} as const satisfies Record<string, RefusalEntry>;

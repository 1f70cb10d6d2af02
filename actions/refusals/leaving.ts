import { countLimit, type RefusalEntry } from "./values.ts";

/** Leaving a group, and letting people go (D113, D114, D258, D259). */
export const LEAVING = {
  "circle-is-over": {},
  "admin-cannot-leave": {},
  "exit-agreed": {},
  "leave-already-asked": {},
  "leave-request-not-found": {},
  "leave-request-answered": {},
  "leave-reason-too-long": { values: countLimit, field: "reason" },
  "leave-answer-too-long": { values: countLimit, field: "answer" },
  "removal-reason-required": { field: "reason" },
  "member-not-found": {},
  "contribution-waived": {},
} as const satisfies Record<string, RefusalEntry>;

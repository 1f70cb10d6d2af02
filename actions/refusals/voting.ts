import { z } from "zod";
import { count } from "../facts.ts";
import { countLimit, type RefusalEntry } from "./values.ts";

/** Votes of a group, and going on after one to restart (D84-D86, D122-D129). */
export const VOTING = {
  "group-not-completed": {},
  "vote-already-open": {},
  "restart-failed-lately": { values: z.object({ days: count }) },
  "vote-not-found": { next: "/groups" },
  "vote-closed": {},
  "vote-concerns-you": {},
  "not-a-voter": {},
  "nothing-to-extend": {},
  "extension-voted-before": {},
  "vote-about-this-open": {},
  "nobody-to-vote": {},
  "removal-of-yourself": {},
  "removal-voted-lately": { values: z.object({ days: count }) },
  "removal-reason-too-long": { values: countLimit, field: "reason" },
  "member-leaves": {},
  "vote-about-admin": {},
  "vote-of-system": {},
  "restart-not-open": {},
} as const satisfies Record<string, RefusalEntry>;

import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Refusals of any call. */
export const GENERAL = {
  "not-signed-in": { next: "/login" },
  "account-suspended": { next: "/support" },
  "not-allowed": {},
  "invalid-input": {},
  "something-went-wrong": {},
  /** The database is stopped, starting, or its disk is full. */
  "temporarily-unavailable": {},
  /** The database was lost after the commit was sent, and before it said whether it was made. */
  "outcome-unknown": {},
  /** `retryAfter` in seconds. */
  "too-many-requests": { values: z.object({ retryAfter: count }) },
} as const satisfies Record<string, RefusalEntry>;

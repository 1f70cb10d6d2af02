import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** What any call may be answered. */
export const GENERAL = {
  "not-signed-in": { next: "/login" },
  "account-suspended": { next: "/support" },
  "not-allowed": {},
  "invalid-input": {},
  "something-went-wrong": {},
  /** `retryAfter` in seconds. */
  "too-many-requests": { values: z.object({ retryAfter: count }) },
} as const satisfies Record<string, RefusalEntry>;

import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Checking a person's identity (D156, D157). */
export const IDENTITY = {
  "consent-required": { field: "consent" },
  "already-verified": { next: "/dashboard" },
  "verification-attempts-used": { values: z.object({ attempts: count }), next: "/support" },
  "verification-session-failed": {},
  "verification-check-failed": {},
} as const satisfies Record<string, RefusalEntry>;

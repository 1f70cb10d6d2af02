import { z } from "zod";
import { count, planName } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Searching for a place on the maps (D17). */
export const LOCATING = {
  "maps-not-available": {},
  "place-search-needs-plan": { values: z.object({ plan: planName }), next: "/subscription" },
  "place-search-limit-reached": { values: z.object({ searches: count }) },
} as const satisfies Record<string, RefusalEntry>;

import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Arranging the payout order and starting a group (D73, D76, D79). */
export const STARTING = {
  "manual-start-disabled": {},
  "already-started": {},
  "no-members": {},
  "not-enough-members": { values: z.object({ needed: count, members: count }) },
  "restart-unanswered": { values: z.object({ members: count }) },
  "order-not-final": { field: "order_is_final" },
  "payout-order-incomplete": {},
  "payout-order-not-manual": {},
  "payout-order-locked": {},
} as const satisfies Record<string, RefusalEntry>;

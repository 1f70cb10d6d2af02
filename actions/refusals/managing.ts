import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** What an organizer may not change, or not now (D43, D74, D87, D88, D89, D99, D118, D243, D244). */
export const MANAGING = {
  "terms-locked": {},
  "group-ended": {},
  "currency-is-final": { field: "currency" },
  "private-is-final": { field: "is_public" },
  "member-limit-too-low": { values: z.object({ min: count }), field: "member_limit" },
  "terms-unanswered": { values: z.object({ members: count }) },
  "terms-changed": {},
  "terms-changed-again": {},
  "no-terms-to-answer": {},
  "start-date-required": { field: "start_date" },
  "registration-closed": {},
  "nobody-to-remind": {},
  "reminded-today": {},
  "closing-locked": { next: "/support" },
  "payments-exist": {},
  "group-name-mismatch": { field: "name" },
  "new-admin-not-a-member": { field: "user_id" },
  "new-admin-is-leaving": { field: "user_id" },
  "nobody-to-hand-over-to": {},
  "admin-offer-ended": {},
  "answer-terms-first": {},
} as const satisfies Record<string, RefusalEntry>;

import { z } from "zod";
import { count, money, payMethod } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Paying a round (D37, D38, D57-D59, D70, D210). */
export const PAYING = {
  "group-not-started": {},
  "group-frozen": {},
  "receiving-this-round": {},
  "already-paid": {},
  "payment-in-progress": {},
  "payment-too-early": { values: z.object({ days: count }) },
  "grace-expired": {},
  "contribution-not-locked": {},
  "late-payment-already-asked": {},
  "late-payment-own-to-allow": {},
  "round-not-found": { field: "payout_round" },
  "identity-required-to-pay": { next: "/identity-verification" },
  "payment-incomplete": {},
  "invalid-amount": { field: "amount" },
  "amount-mismatch": { field: "amount" },
  "checkout-open": { values: z.object({ total: money, method: payMethod }) },
  "payment-not-available": {},
  "payment-not-found": {},
} as const satisfies Record<string, RefusalEntry>;

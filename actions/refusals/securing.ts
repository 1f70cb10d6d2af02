import { z } from "zod";
import { count } from "../facts.ts";
import { type RefusalEntry } from "./values.ts";

/** Two-factor, fresh proof, and changes of what one signs in with (D148, D150, D164, D302). Answered by the routes under /auth. */
export const SECURING = {
  /** `attemptsLeft` until codes are not looked at for a while. */
  "invalid-two-factor-code": { values: z.object({ attemptsLeft: count }), field: "code" },
  "wrong-password": { values: z.object({ attemptsLeft: count }), field: "password" },
  /** The half of a sign-in that the code completes has run out or was ended. */
  "second-factor-expired": { next: "/login" },
  /** The link of the letter about a lost second factor. */
  "recovery-link-invalid": { field: "token", next: "/login" },
  /** Said by a trigger of `create_factor_recovery`. */
  "withdrawals-held": { values: z.object({ hours: count }), next: "/support" },
  "no-two-factor": {},
  "two-factor-is-on": {},
  "fresh-proof-needed": {},
  "changed-password-too-short": { values: z.object({ min: count }), field: "newPassword" },
  "email-unchanged": { field: "email" },
  /** The link of the letter to the new address (D150). */
  "new-address-link-invalid": { field: "token", next: "/settings?tab=security" },
  "deletion-not-confirmed": { field: "confirmation" },
  "account-still-needed": { next: "/settings?tab=account" },
  /** Nobody could sign in to the account any more (D166). */
  "last-way-in": {},
  /** This account at the provider opens another account of ours. */
  "way-in-taken": {},
} as const satisfies Record<string, RefusalEntry>;

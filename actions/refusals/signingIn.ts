import { z } from "zod";
import { count } from "../facts.ts";
import { countRange, type RefusalEntry } from "./values.ts";

/** Seconds until it may be tried again. */
const retryAfter = count;

/** Signing up, signing in and passwords (D145, D148, D149, D159, D165, D241). Answered by the routes under /auth. */
export const SIGNING_IN = {
  "invalid-credentials": { values: z.object({ attemptsLeft: count }) },
  "email-not-verified": {},
  "account-locked": { values: z.object({ minutes: count, retryAfter }) },
  "too-many-sign-ins": { values: z.object({ retryAfter }) },
  "session-expired": { next: "/login" },
  "service-unavailable": {},
  "registration-failed": {},
  "username-taken": { field: "username" },
  "username-too-short": { values: z.object({ min: count }), field: "username" },
  "invalid-username": { values: countRange, field: "username" },
  "invalid-email": { field: "email" },
  "invalid-phone": { field: "phone" },
  "contact-incomplete": {},
  "identity-incomplete": {},
  "invalid-date-of-birth": { field: "dateOfBirth" },
  "under-age": { field: "dateOfBirth" },
  "invalid-state": { field: "state" },
  "invalid-postal-code": { field: "postalCode" },
  "invalid-ssn": { field: "ssnLast4" },
  "password-too-short": { values: z.object({ min: count }), field: "password" },
  "weak-password": { field: "password" },
  "terms-not-accepted": { field: "acceptTerms" },
  "resend-paused": { values: z.object({ retryAfter }) },
  "resend-limit-reached": { values: z.object({ retryAfter }), next: "/support" },
  "provider-cancelled": {},
  "provider-failed": {},
  "provider-token-invalid": {},
  "provider-unavailable": {},
  "password-first": { next: "/login" },
  "reset-link-invalid": { field: "token" },
} as const satisfies Record<string, RefusalEntry>;

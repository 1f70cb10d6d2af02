import { z } from "zod";
import { count } from "../facts.ts";
import { countLimit, type RefusalEntry } from "./values.ts";

/** Joining a group, and answering requests to join (D3, D62, D104, D111, D119). */
export const JOINING = {
  "group-not-found": { next: "/groups" },
  "group-full": { next: "/groups?tab=discover" },
  "group-closed": { next: "/groups?tab=discover" },
  "invite-only": { next: "/groups?tab=discover" },
  "join-link-ended": { next: "/groups?tab=discover" },
  "join-link-invalid": {},
  "join-link-not-found": {},
  "join-links-enough": { values: countLimit },
  "on-waiting-list": { values: z.object({ place: count }) },
  "seats-are-free": {},
  "waiting-list-full": { values: countLimit },
  "already-member": {},
  "request-pending": {},
  "identity-required": { next: "/identity-verification" },
  "free-plan-limit": { values: z.object({ count }), next: "/subscription" },
  "in-arrears": { next: "/dashboard" },
  "ask-again-later": { values: z.object({ days: count }) },
  "removed-lately": { values: z.object({ days: count }), next: "/groups?tab=discover" },
  "join-message-too-long": { values: countLimit, field: "message" },
  "rejection-reason-too-long": { values: countLimit, field: "reason" },
  "join-request-not-found": {},
  "join-request-answered": {},
  "applicant-not-eligible": {},
  "invitation-not-found": {},
  "invitation-answered": {},
  "invitation-expired": {},
  "identity-required-to-accept": { next: "/identity-verification" },
  "invitee-not-found": { field: "user_id" },
  "invitee-is-member": {},
  "already-invited": {},
  "invitation-sent-enough": { values: countLimit },
  "search-too-short": { values: z.object({ min: count }), field: "text" },
} as const satisfies Record<string, RefusalEntry>;

import { z } from "zod";
import { day, money, planName } from "../facts.ts";
import { countLimit, countRange, type RefusalEntry } from "./values.ts";

/** Founding a group, and the limits of its terms (D98, D106). */
export const FOUNDING = {
  "identity-required-to-create": { next: "/identity-verification" },
  "agreement-required": { field: "accept_agreement" },
  "group-name-length": { values: countRange, field: "name" },
  "group-name-taken": { field: "name" },
  "description-too-long": { values: countLimit, field: "description" },
  "rules-too-long": { values: countLimit, field: "rules" },
  "contribution-range": { values: z.object({ min: money, max: money }), field: "contribution_amount" },
  "pot-too-large": { values: z.object({ max: money }), field: "contribution_amount" },
  "unknown-currency": { field: "currency" },
  "unknown-frequency": { field: "frequency" },
  "member-limit-range": { values: countRange, field: "member_limit" },
  "minimum-members-range": { values: countRange, field: "minimum_members_to_start" },
  "unknown-time-zone": { field: "time_zone" },
  "payout-day-range": { values: countLimit, field: "payout_delay_days" },
  /** `plan`: the smallest one that has it. */
  "scheduling-needs-plan": {
    values: z.object({ plan: planName }),
    field: "payout_delay_days",
    next: "/subscription",
  },
  "custom-needs-plan": { values: z.object({ plan: planName }), next: "/subscription" },
  "link-name-form": { values: countRange, field: "link_name" },
  "link-name-taken": { field: "link_name" },
  "link-name-reserved": { field: "link_name" },
  "link-names-enough": { values: countLimit, field: "link_name" },
  "unknown-accent": { field: "accent_color" },
  "group-not-pending": {},
  "start-date-range": { values: z.object({ earliest: day, latest: day }), field: "start_date" },
} as const satisfies Record<string, RefusalEntry>;

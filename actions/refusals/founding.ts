import { z } from "zod";
import { day, money } from "../facts.ts";
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
  "start-date-range": { values: z.object({ earliest: day, latest: day }), field: "start_date" },
} as const satisfies Record<string, RefusalEntry>;

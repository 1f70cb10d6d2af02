import { createHash } from "node:crypto";
import type { Cents } from "./money.ts";

/**
 * What a member agrees to, beside the text (D106): the terms that decide every later amount and date, when the group may
 * start, and its rules (D267).
 */
export interface AgreementTerms {
  contribution_amount: Cents;
  /** The cycle that it is for: each one is agreed to anew (D260). */
  cycle: number;
  currency: string;
  frequency: string;
  manual_start_enabled: boolean;
  member_limit: number;
  minimum_members_to_start: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  /** The group's own words, empty where it has none. They may change at any time and ask nobody (D89, D267). */
  rules: string;
  /** Null where the day follows from a vote that is still open (D85). */
  start_date: string | null;
  time_zone: string;
}

/**
 * Terms as an agreement keeps them, under the names of its time: one that was made before rules, minimum and start by hand
 * were terms (D267) has none of them, and its hash is over what it has.
 */
export type KeptTerms = Partial<AgreementTerms>;

/** The terms that people agree to, picked from a group and its planned cycle. Every field of the answer is hashed (D106). */
export function agreementTerms(group: AgreementTerms): AgreementTerms {
  return {
    contribution_amount: group.contribution_amount,
    cycle: group.cycle,
    currency: group.currency,
    frequency: group.frequency,
    manual_start_enabled: group.manual_start_enabled,
    member_limit: group.member_limit,
    minimum_members_to_start: group.minimum_members_to_start,
    payout_assignment_method: group.payout_assignment_method,
    payout_delay_days: group.payout_delay_days,
    rules: group.rules,
    start_date: group.start_date,
    time_zone: group.time_zone,
  };
}

/** SHA-256 in hex over text and terms: whoever holds both can prove what was accepted (D106). */
export function agreementHash(text: string, terms: KeptTerms): string {
  const canonical = JSON.stringify(Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(text).update("\n").update(canonical).digest("hex");
}

/** What of the terms a page shows beside the tick: all that an organizer can change. */
export type ShownTerms = Pick<
  AgreementTerms,
  | "contribution_amount"
  | "currency"
  | "frequency"
  | "manual_start_enabled"
  | "member_limit"
  | "minimum_members_to_start"
  | "payout_assignment_method"
  | "payout_delay_days"
  | "rules"
  | "start_date"
>;

/** Refuses a tick under other terms than those that hold: nobody is bound by what was changed under their finger (D106). */
export function shownTermsRefusal(shown: ShownTerms, terms: AgreementTerms): { code: "terms-changed" } | null {
  const isShown = (Object.keys(shown) as (keyof ShownTerms)[]).every((name) => shown[name] === terms[name]);
  return isShown ? null : { code: "terms-changed" };
}

import { createHash } from "node:crypto";
import type { Cents } from "./money.ts";

/** What a member agrees to, beside the text: the terms that decide every later amount and date (D106). */
export interface AgreementTerms {
  contribution_amount: Cents;
  /** The cycle that it is for: each one is agreed to anew (D260). */
  cycle: number;
  currency: string;
  frequency: string;
  member_limit: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  /** Null where the day follows from a vote that is still open (D85). */
  start_date: string | null;
  time_zone: string;
}

/** The terms that people agree to, picked from a group and its planned cycle. Every field of the answer is hashed (D106). */
export function agreementTerms(group: AgreementTerms): AgreementTerms {
  return {
    contribution_amount: group.contribution_amount,
    cycle: group.cycle,
    currency: group.currency,
    frequency: group.frequency,
    member_limit: group.member_limit,
    payout_assignment_method: group.payout_assignment_method,
    payout_delay_days: group.payout_delay_days,
    start_date: group.start_date,
    time_zone: group.time_zone,
  };
}

/** SHA-256 in hex over text and terms: whoever holds both can prove what was accepted (D106). */
export function agreementHash(text: string, terms: AgreementTerms): string {
  const canonical = JSON.stringify(Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash("sha256").update(text).update("\n").update(canonical).digest("hex");
}

/** What of the terms a page shows beside the tick, and an organizer can change before the start. */
export type ShownTerms = Pick<
  AgreementTerms,
  | "contribution_amount"
  | "currency"
  | "frequency"
  | "member_limit"
  | "payout_assignment_method"
  | "payout_delay_days"
  | "start_date"
>;

/** Refuses a tick under other terms than those that hold: nobody is bound by what was changed under their finger (D106). */
export function shownTermsRefusal(shown: ShownTerms, terms: AgreementTerms): { code: "terms-changed" } | null {
  const isShown = (Object.keys(shown) as (keyof ShownTerms)[]).every((name) => shown[name] === terms[name]);
  return isShown ? null : { code: "terms-changed" };
}

import { frequencies, type FrequencyWord, orders, type OrderWord } from "../../../circle/groupWords.ts";
import { isRecord } from "../../../lib/json.ts";
import { oneOf } from "../../../lib/required.ts";

/** What decides every later amount and date, as a member agrees to it (D106). */
export interface Terms {
  /** Minor units. */
  amount: number;
  currency: string;
  frequency: FrequencyWord;
  memberLimit: number;
  /** The fewest members that it starts with; null where an agreement of before does not name it (D267). */
  minimum: number | null;
  /** Whether the admin may start it by hand; null likewise. */
  isByHand: boolean | null;
  /** YYYY-MM-DD */
  startDate: string | null;
  order: OrderWord;
  /** Days from the due date to the payout (D8). */
  payoutDelay: number;
}

/**
 * Reads the terms that were agreed to before, as the server keeps them.
 * @throws Error where they are no terms: nobody is asked to accept a change from something unknown
 */
export function readTerms(kept: unknown): Terms {
  if (!isRecord(kept)) throw new Error("no terms were kept");
  const {
    contribution_amount,
    currency,
    frequency,
    manual_start_enabled,
    member_limit,
    minimum_members_to_start,
    payout_assignment_method,
    payout_delay_days,
    start_date,
  } = kept;
  if (typeof contribution_amount !== "number" || typeof currency !== "string" || typeof member_limit !== "number")
    throw new Error(`no terms: ${JSON.stringify(kept)}`);
  return {
    amount: contribution_amount,
    currency,
    frequency: oneOf(frequencies, String(frequency), "terms.frequency"),
    memberLimit: member_limit,
    minimum: typeof minimum_members_to_start === "number" ? minimum_members_to_start : null,
    isByHand: typeof manual_start_enabled === "boolean" ? manual_start_enabled : null,
    startDate: typeof start_date === "string" ? start_date : null,
    order: oneOf(orders, String(payout_assignment_method), "terms.payout_assignment_method"),
    payoutDelay: Number(payout_delay_days ?? 0),
  };
}

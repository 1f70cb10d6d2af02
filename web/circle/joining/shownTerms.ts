import { graphql, readInlineData } from "react-relay";
import type { shownTerms_group$key } from "../../__generated__/member/shownTerms_group.graphql.ts";

/** The terms beside a tick, as they go along with it: the server refuses it where others hold by then (D106). */
export interface ShownTerms {
  contribution_amount: number;
  currency: string;
  frequency: string;
  member_limit: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  /** Null where none is planned yet. */
  start_date: string | null;
}

export function readShownTerms(key: shownTerms_group$key): ShownTerms {
  const group = readInlineData(
    graphql`
      fragment shownTerms_group on groups @inline {
        contribution_amount
        currency
        frequency
        member_limit
        payout_assignment_method
        payout_delay_days
        start_date
      }
    `,
    key,
  );
  return {
    contribution_amount: group.contribution_amount,
    currency: group.currency,
    frequency: group.frequency,
    member_limit: group.member_limit,
    payout_assignment_method: group.payout_assignment_method,
    payout_delay_days: group.payout_delay_days,
    start_date: group.start_date ?? null,
  };
}

import { graphql, readInlineData } from "react-relay";
import type { shownTerms_group$key } from "../../__generated__/member/shownTerms_group.graphql.ts";

/** The terms beside a tick, as they go along with it: the server refuses it where others hold by then (D106). */
export interface ShownTerms {
  contribution_amount: number;
  currency: string;
  frequency: string;
  manual_start_enabled: boolean;
  member_limit: number;
  minimum_members_to_start: number;
  payout_assignment_method: string;
  payout_delay_days: number;
  /** The group's own words, empty where it has none (D267). */
  rules: string;
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
        manual_start_enabled
        member_limit
        minimum_members_to_start
        payout_assignment_method
        payout_delay_days
        rules
        start_date
      }
    `,
    key,
  );
  return {
    contribution_amount: group.contribution_amount,
    currency: group.currency,
    frequency: group.frequency,
    manual_start_enabled: group.manual_start_enabled,
    member_limit: group.member_limit,
    minimum_members_to_start: group.minimum_members_to_start,
    payout_assignment_method: group.payout_assignment_method,
    payout_delay_days: group.payout_delay_days,
    rules: group.rules,
    start_date: group.start_date ?? null,
  };
}

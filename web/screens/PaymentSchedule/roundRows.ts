import { graphql } from "react-relay";
import type { roundRows_circle$data } from "../../__generated__/member/roundRows_circle.graphql.ts";
import type { roundRows_standing$data } from "../../__generated__/member/roundRows_standing.graphql.ts";
import { contributionStates } from "../../circle/standing/standing.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { oneOf, required } from "../../lib/required.ts";
import type { EntryCircle, RoundRow } from "./entries.ts";

void graphql`
  fragment roundRows_circle on groups {
    cash_payout
    currency
    frozen_at
    group_id
    name
    short_id
    status
    time_zone
    url_slug
  }
`;

void graphql`
  fragment roundRows_standing on contribution_standings {
    amount
    comes_back
    cycle
    due_date
    group {
      ...roundRows_circle @relay(mask: false)
    }
    is_owed
    is_recipient
    payout_date
    payout_round
    recipient_alias
    round_id
    state
  }
`;

type Row = Omit<roundRows_standing$data, " $fragmentType">;

/** What a page begins after: a round that is owed, a payment or a payout. */
export interface Cursor {
  /** The day of it; of a payout the instant. */
  at: string;
  id: string;
}

export interface RoundsPage {
  rows: RoundRow[];
  /** Null where nothing follows. */
  next: Cursor | null;
}

/** As many rows as a member's permission gives at once, so a full page may have a next one. */
const MOST = 100;

export const circleOf = (group: Omit<roundRows_circle$data, " $fragmentType">): EntryCircle => ({
  groupId: group.group_id,
  name: group.name,
  path: groupPath(group),
  currency: group.currency,
  cashPayout: required(group.cash_payout, "groups.cash_payout"),
  isRunning: group.status === "started",
  isFrozen: group.frozen_at != null,
  timeZone: group.time_zone,
});

export function rowOf(row: Row, { mayPay = false } = {}): RoundRow {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `standings.${name}`);
  const group = value("group");
  return {
    circle: circleOf(group),
    cycle: value("cycle"),
    round: value("payout_round"),
    amount: value("amount"),
    comesBack: row.comes_back ?? null,
    dueDate: value("due_date"),
    payoutDate: value("payout_date"),
    isOwed: value("is_owed"),
    isRecipient: value("is_recipient"),
    state: oneOf(contributionStates, row.state, "standings.state"),
    recipient: row.recipient_alias ?? "",
    mayPay,
    received: null,
  };
}

/** A circle that I may not see any more asks nothing of me. */
export const inSight = <R extends { group?: unknown }>(rows: readonly R[]): R[] =>
  rows.filter(({ group }) => group != null);

export function pageOf<R extends { group?: unknown }>(
  rows: readonly R[],
  { cursorOf, toRow }: { cursorOf: (row: R) => Cursor; toRow: (row: R) => RoundRow },
): RoundsPage {
  const last = rows.at(MOST - 1);
  return { rows: inSight(rows).map(toRow), next: last ? cursorOf(last) : null };
}

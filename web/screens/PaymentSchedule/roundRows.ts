import { graphql } from "react-relay";
import type { roundRows_standing$data } from "../../__generated__/member/roundRows_standing.graphql.ts";
import { contributionStates } from "../../circle/standing/standing.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { oneOf, required } from "../../lib/required.ts";
import type { RoundRow } from "./entries.ts";

void graphql`
  fragment roundRows_standing on contribution_standings {
    amount
    comes_back
    cycle
    due_date
    group {
      cash_payout
      currency
      frozen_at
      group_id
      name
      short_id
      status
      url_slug
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

/** The round after which a page begins. */
export interface Cursor {
  day: string;
  round: string;
}

export interface RoundsPage {
  rows: RoundRow[];
  /** Null where nothing follows. */
  next: Cursor | null;
}

/** As many rows as a member's permission gives at once, so a full page may have a next one. */
const MOST = 100;

export function rowOf(row: Row, { mayPay = false, received = null as number | null } = {}): RoundRow {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `standings.${name}`);
  const group = value("group");
  return {
    circle: {
      groupId: group.group_id,
      name: group.name,
      path: groupPath(group),
      currency: group.currency,
      cashPayout: required(group.cash_payout, "groups.cash_payout"),
      isRunning: group.status === "started",
      isFrozen: group.frozen_at != null,
    },
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
    received,
  };
}

/** A circle that I may not see any more asks nothing of me. */
export const inSight = <R extends Row>(rows: readonly R[]): R[] => rows.filter(({ group }) => group != null);

export function pageOf<R extends Row>(rows: readonly R[], toRow: (row: R) => RoundRow): RoundsPage {
  const last = rows.at(MOST - 1);
  return {
    rows: inSight(rows).map(toRow),
    next: last
      ? { day: required(last.due_date, "standings.due_date"), round: required(last.round_id, "standings.round_id") }
      : null,
  };
}

import { graphql, useFragment } from "react-relay";
import type { useNext_person$data, useNext_person$key } from "../../__generated__/member/useNext_person.graphql.ts";
import { openContributionOf } from "../../circle/debts/openContribution.ts";
import { contributionStates } from "../../circle/standing/standing.ts";
import { readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";
import { type Next, nextToPay, nextToReceive, type OwedRow, type PayRow, type TurnRow } from "./next.ts";

type Row = useNext_person$data["open"][number];
/** A circle as the cards name it. */
export type NextCircle = NonNullable<Row["group"]>;

export function payRowOf(row: Row): PayRow<NextCircle> {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `standings.${name}`);
  return {
    circle: value("group"),
    amount: value("amount"),
    canPay: readMayI(row.may_pay).allowed,
    dueDate: value("due_date"),
    graceEndDate: value("grace_end_date"),
    isLeftOpen: value("is_left_open"),
    isOwed: value("is_owed"),
    recipient: row.recipient?.alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
  };
}

export function turnRowOf(row: useNext_person$data["turns"][number]): TurnRow<NextCircle> {
  const circle = required(row.group, "standings.group");
  return {
    circle,
    round: required(row.payout_round, "standings.payout_round"),
    isCurrent: required(row.is_current, "standings.is_current"),
    payoutDate: required(row.payout_date, "standings.payout_date"),
    cashPayout: required(circle.cash_payout, "groups.cash_payout"),
    late: circle.board.map(({ profile }) => ({ alias: profile?.alias ?? "" })),
  };
}

export function owedRowOf(row: useNext_person$data["owed_contributions"][number]): OwedRow<NextCircle> {
  const circle = required(row.group, "open_contributions.group");
  return { circle, open: openContributionOf(row, circle.current_cycle) };
}

/** What I owe and what comes to me in all my circles, most urgent first. */
export function useNext(key: useNext_person$key): { toPay: Next<NextCircle>[]; toReceive: Next<NextCircle>[] } {
  const person = useFragment(
    graphql`
      fragment useNext_person on user_profiles {
        open: standings(where: { is_left_open: { _eq: true } }, order_by: [{ due_date: asc }]) {
          ...useNext_standing @relay(mask: false)
        }
        now: standings(where: { is_current: { _eq: true }, is_owed: { _eq: true } }) {
          ...useNext_standing @relay(mask: false)
        }
        ahead: standings(
          where: {
            is_current: { _eq: false }
            is_left_open: { _eq: false }
            is_owed: { _eq: true }
            state: { _neq: "processing" }
          }
          order_by: [{ due_date: asc }]
          limit: 1
        ) {
          ...useNext_standing @relay(mask: false)
        }
        turns: standings(
          where: { group: { status: { _eq: started } }, is_paid_out: { _eq: false }, is_recipient: { _eq: true } }
        ) {
          group {
            ...useNext_circle @relay(mask: false)
          }
          is_current
          payout_date
          payout_round
        }
        owed_contributions(order_by: [{ due_date: asc }]) {
          amount
          currency
          cycle
          due_date
          group {
            ...useNext_circle @relay(mask: false)
          }
          payer {
            alias
          }
          payout_round
          recipient {
            alias
          }
          recipient_id
          state
          user_id
        }
      }
    `,
    key,
  );
  return {
    toPay: nextToPay([...person.open, ...person.now, ...person.ahead].map(payRowOf)),
    toReceive: nextToReceive(person.turns.map(turnRowOf), person.owed_contributions.map(owedRowOf)),
  };
}

void graphql`
  fragment useNext_circle on groups {
    board(where: { state: { _in: ["grace", "late"] } }, order_by: [{ payout_position: asc }]) {
      profile {
        alias
      }
    }
    cash_payout
    currency
    current_cycle
    frozen_at
    group_id
    name
    short_id
    url_slug
  }
`;

void graphql`
  fragment useNext_standing on contribution_standings {
    amount
    due_date
    grace_end_date
    group {
      ...useNext_circle @relay(mask: false)
    }
    is_left_open
    is_owed
    may_pay
    recipient {
      alias
    }
    state
  }
`;

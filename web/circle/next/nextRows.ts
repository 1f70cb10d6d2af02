import type { useNext_circle$data } from "../../__generated__/member/useNext_circle.graphql.ts";
import type { useNext_person$data } from "../../__generated__/member/useNext_person.graphql.ts";
import { openContributionOf } from "../debts/openContribution.ts";
import { payoutWaitOf } from "../schedule/payoutWait.ts";
import { contributionStates } from "../standing/standing.ts";
import { readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";
import { type Next, nextToPay, nextToReceive, type OwedRow, type PayRow, type TurnRow } from "./next.ts";

/** A circle as the cards name it. */
export type NextCircle = Omit<useNext_circle$data, " $fragmentType">;
type Paying = useNext_person$data["to_pay"][number];
type Receiving = useNext_person$data["to_receive"][number];

/** What comes next in the circles that were read. */
export interface NextInCircles {
  toPay: Next<NextCircle>[];
  toReceive: Next<NextCircle>[];
  /** How many circles are late in all, also those that were not read. */
  lateToPay: number;
  lateToReceive: number;
}

function payRowOf(row: Paying["left_open"][number], circle: NextCircle): PayRow<NextCircle> {
  const value = <Name extends keyof typeof row>(name: Name): NonNullable<(typeof row)[Name]> =>
    required(row[name], `standings.${name}`);
  return {
    circle,
    amount: value("amount"),
    dueDate: value("due_date"),
    graceEndDate: value("grace_end_date"),
    isLeftOpen: value("is_left_open"),
    isOwed: value("is_owed"),
    mayPay: readMayI(row.may_pay),
    mayAskLate: readMayI(row.may_ask_late),
    recipient: row.recipient_alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
  };
}

const payRowsOf = ({ group, left_open, to_come }: Paying): PayRow<NextCircle>[] =>
  [...left_open, ...to_come].map((row) => payRowOf(row, required(group, "own_next.group")));

function turnRowsOf({ group, turns }: Receiving): TurnRow<NextCircle>[] {
  const circle = required(group, "own_next.group");
  // Whose settlement round returns nothing waits for nothing (D115).
  return turns
    .filter(({ comes_back }) => comes_back !== 0)
    .map((row) => ({
      circle,
      round: required(row.payout_round, "standings.payout_round"),
      isCurrent: required(row.is_current, "standings.is_current"),
      payoutDate: required(row.payout_date, "standings.payout_date"),
      wait: row.payout_wait ? payoutWaitOf(row.payout_wait) : undefined,
      // Who has left waits for the own settlement round (D115) and does not see what has come together.
      came: circle.pot_balance ?? undefined,
      cashPayout: row.comes_back ?? required(circle.cash_payout, "groups.cash_payout"),
      late: circle.board.map(({ alias }) => ({ alias: alias ?? "" })),
    }));
}

function owedRowsOf({ group, owed_contributions }: Receiving): OwedRow<NextCircle>[] {
  const circle = required(group, "own_next.group");
  return owed_contributions.map((row) => ({ circle, open: openContributionOf(row, circle.current_cycle) }));
}

/** What I owe and what comes to me, most urgent first, from the rows as they are read. */
export function nextOf({ to_pay, to_receive }: useNext_person$data): NextInCircles {
  return {
    toPay: nextToPay(to_pay.flatMap(payRowsOf)),
    toReceive: nextToReceive(to_receive.flatMap(turnRowsOf), to_receive.flatMap(owedRowsOf)),
    lateToPay: to_pay[0]?.late_circles ?? 0,
    lateToReceive: to_receive[0]?.late_circles ?? 0,
  };
}

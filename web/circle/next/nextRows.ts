import type { useNext_person$data } from "../../__generated__/member/useNext_person.graphql.ts";
import { openContributionOf } from "../debts/openContribution.ts";
import { payoutWaitOf } from "../schedule/payoutWait.ts";
import { contributionStates } from "../standing/standing.ts";
import { readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";
import { type Next, nextToPay, nextToReceive, type OwedRow, type PayRow, type TurnRow } from "./next.ts";

type Row = useNext_person$data["open"][number];
/** A circle as the cards name it. */
export type NextCircle = NonNullable<Row["group"]>;

function payRowOf(row: Row): PayRow<NextCircle> {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `standings.${name}`);
  return {
    circle: value("group"),
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

function turnRowOf(row: useNext_person$data["turns"][number]): TurnRow<NextCircle> {
  const circle = required(row.group, "standings.group");
  return {
    circle,
    round: required(row.payout_round, "standings.payout_round"),
    isCurrent: required(row.is_current, "standings.is_current"),
    payoutDate: required(row.payout_date, "standings.payout_date"),
    wait: row.payout_wait ? payoutWaitOf(row.payout_wait) : undefined,
    came: required(circle.pot_balance, "groups.pot_balance"),
    cashPayout: row.comes_back ?? required(circle.cash_payout, "groups.cash_payout"),
    late: circle.board.map(({ alias }) => ({ alias: alias ?? "" })),
  };
}

function owedRowOf(row: useNext_person$data["owed_contributions"][number]): OwedRow<NextCircle> {
  const circle = required(row.group, "open_contributions.group");
  return { circle, open: openContributionOf(row, circle.current_cycle) };
}

/** What I owe and what comes to me in all my circles, most urgent first, from the rows as they are read. */
export function nextOf(person: useNext_person$data): { toPay: Next<NextCircle>[]; toReceive: Next<NextCircle>[] } {
  return {
    toPay: nextToPay([...person.open, ...person.now, ...person.ahead].map(payRowOf)),
    // Whose settlement round returns nothing waits for nothing (D115).
    toReceive: nextToReceive(
      person.turns.filter(({ comes_back }) => comes_back !== 0).map(turnRowOf),
      person.owed_contributions.map(owedRowOf),
    ),
  };
}

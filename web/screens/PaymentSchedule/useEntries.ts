import { graphql, useFragment } from "react-relay";
import type {
  useEntries_person$data,
  useEntries_person$key,
} from "../../__generated__/member/useEntries_person.graphql.ts";
import { contributionStates } from "../../circle/standing/standing.ts";
import { groupPath } from "../../lib/groupPath.ts";
import { readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";
import { entriesOf, type Entry, type RoundRow } from "./entries.ts";

type Row = useEntries_person$data["standings"][number];

const nameOf = (row: { group_id?: string | null; cycle?: number | null; payout_round?: number | null }) =>
  `${row.group_id} ${row.cycle} ${row.payout_round}`;

/** My due dates and payouts in all circles: the running cycle of each, and what is owed from an earlier one. */
export function useEntries(key: useEntries_person$key): Entry[] {
  const person = useFragment(
    graphql`
      fragment useEntries_person on user_profiles {
        standings {
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
          group_id
          is_owed
          is_recipient
          payout_date
          payout_round
          recipient_alias
          state
        }
        payable: standings(
          where: { is_owed: { _eq: true }, state: { _in: ["early", "due_today", "grace", "late_allowed"] } }
        ) {
          cycle
          group_id
          may_pay
          payout_round
        }
        payouts(where: { status: { _eq: completed } }) {
          amount
          cycle
          group_id
          payout_round
        }
      }
    `,
    key,
  );
  const payable = new Set(person.payable.filter(({ may_pay }) => readMayI(may_pay).allowed).map(nameOf));
  const received = new Map(person.payouts.map((payout) => [nameOf(payout), payout.amount]));
  const rowOf = (row: Row): RoundRow => {
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
      mayPay: payable.has(nameOf(row)),
      received: received.get(nameOf(row)) ?? null,
    };
  };
  // A circle that I may not see any more asks nothing of me.
  return entriesOf(person.standings.filter(({ group }) => group != null).map(rowOf));
}

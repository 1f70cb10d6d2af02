import { graphql, readInlineData } from "react-relay";
import type { readAsks_group$data, readAsks_group$key } from "../../__generated__/member/readAsks_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";
import { asksOfMe, type OwedStanding } from "./asksOfMe.ts";
import type { Stand } from "./stand.ts";
import { contributionStates } from "./standing.ts";

function owedOf(row: readAsks_group$data["left_open"][number]): OwedStanding {
  return {
    amount: required(row.amount, "standings.amount"),
    dueDate: required(row.due_date, "standings.due_date"),
    graceEndDate: required(row.grace_end_date, "standings.grace_end_date"),
    isOwed: required(row.is_owed, "standings.is_owed"),
    recipient: row.recipient?.alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
  };
}

/**
 * What a circle of a list asks me to pay, most urgent first, as its own page says it; where the round at hand asks
 * nothing, the next one that will.
 */
export function asksOfGroup(group: readAsks_group$data): Stand[] {
  const [next] = group.to_come;
  return asksOfMe({
    debts: group.left_open.map(owedOf),
    current: next && owedOf(next),
    isFrozen: group.frozen_at != null,
  });
}

/** `asksOfGroup` of a circle as a fragment refers to it. */
export function readAsks(key: readAsks_group$key): Stand[] {
  const group = readInlineData(
    graphql`
      fragment readAsks_group on groups @inline {
        frozen_at
        left_open: standings(where: { is_left_open: { _eq: true } }, order_by: [{ due_date: asc }]) {
          amount
          due_date
          grace_end_date
          is_owed
          recipient {
            alias
          }
          state
        }
        to_come: standings(
          where: { is_left_open: { _eq: false }, is_owed: { _eq: true } }
          order_by: [{ due_date: asc }]
          limit: 1
        ) {
          amount
          due_date
          grace_end_date
          is_owed
          recipient {
            alias
          }
          state
        }
      }
    `,
    key,
  );
  return asksOfGroup(group);
}

import { graphql, readInlineData } from "react-relay";
import type {
  listStands_group$data,
  listStands_group$key,
} from "../../__generated__/member/listStands_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";
import { openContributionOf } from "../debts/openContribution.ts";
import { asksOfMe, type OwedStanding } from "./asksOfMe.ts";
import { missingToMe } from "./missingToMe.ts";
import { type Stand, urgencyOf } from "./stand.ts";
import { contributionStates } from "./standing.ts";
import { countAskers, waitsForMe } from "./whereIStand.ts";

function owedOf(row: listStands_group$data["left_open"][number]): OwedStanding {
  return {
    amount: required(row.amount, "standings.amount"),
    dueDate: required(row.due_date, "standings.due_date"),
    graceEndDate: required(row.grace_end_date, "standings.grace_end_date"),
    isOwed: required(row.is_owed, "standings.is_owed"),
    recipient: row.recipient_alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
  };
}

/**
 * What waits in a circle of a list, most urgent first, as its own page says it: what I owe, who asks me for my word, what is
 * missing from a payout of mine; where the round at hand asks nothing, the next one that will.
 */
export function standsOfListed(group: listStands_group$data, myId: string): Stand[] {
  const [next] = group.to_come;
  const asks = asksOfMe({
    debts: group.left_open.map(owedOf),
    current: next && owedOf(next),
    isFrozen: group.frozen_at != null,
  });
  const toApprove = waitsForMe({
    requests: group.waiting_requests[0]?.requests ?? 0,
    lateRequests: countAskers(group.waiting_late_requests),
    leaveRequests: group.waiting_leave_requests[0]?.requests ?? 0,
  });
  const owedToMe = group.open_contributions
    .filter(({ recipient_id }) => recipient_id === myId)
    .map((row) => openContributionOf(row, group.current_cycle));
  return [...asks, ...toApprove, ...missingToMe({ owedToMe, schedule: [] })].toSorted(
    (a, b) => urgencyOf(a) - urgencyOf(b),
  );
}

/** `standsOfListed` of a circle as a fragment refers to it, and whether anybody in it owes a round that is over. */
export function readListed(key: listStands_group$key, myId: string): { stands: Stand[]; isSomethingOpen: boolean } {
  const group = readInlineData(
    graphql`
      fragment listStands_group on groups @inline {
        current_cycle
        frozen_at
        left_open: standings(where: { is_left_open: { _eq: true } }, order_by: [{ due_date: asc }]) {
          amount
          due_date
          grace_end_date
          is_owed
          recipient_alias
          state
        }
        open_contributions(order_by: [{ due_date: asc }, { user_id: asc }]) {
          amount
          currency
          cycle
          due_date
          payer_alias
          payout_round
          recipient_alias
          recipient_id
          state
          user_id
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
          recipient_alias
          state
        }
        waiting_late_requests {
          user_id
        }
        waiting_leave_requests {
          requests
        }
        waiting_requests {
          requests
        }
      }
    `,
    key,
  );
  return { stands: standsOfListed(group, myId), isSomethingOpen: group.open_contributions.length > 0 };
}

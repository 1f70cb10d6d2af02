import { graphql, useFragment } from "react-relay";
import type {
  useReceivedPage_person$data,
  useReceivedPage_person$key,
} from "../../__generated__/member/useReceivedPage_person.graphql.ts";
import { localDay } from "../../lib/dates.ts";
import { required } from "../../lib/required.ts";
import type { RoundRow } from "./entries.ts";
import { circleOf, pageOf, type RoundsPage } from "./roundRows.ts";

/** On the day on which it came, which may be later than the schedule said (D33). */
function receivedRowOf(payout: useReceivedPage_person$data["received"][number]): RoundRow {
  const day = localDay(new Date(required(payout.released_at, "payouts.released_at")));
  return {
    circle: circleOf(required(payout.group, "payouts.group")),
    cycle: payout.cycle,
    round: payout.payout_round,
    amount: payout.amount,
    comesBack: null,
    dueDate: day,
    payoutDate: day,
    isOwed: false,
    isRecipient: true,
    state: "receiving",
    recipient: "",
    mayPay: false,
    received: payout.amount,
  };
}

/** One page of the payouts that I have received in every cycle, newest first. */
export function useReceivedPage(key: useReceivedPage_person$key): RoundsPage {
  const { received } = useFragment(
    graphql`
      fragment useReceivedPage_person on user_profiles
      @argumentDefinitions(
        at: { type: "timestamptz!", defaultValue: "infinity" }
        id: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        received: payouts(
          limit: 100
          order_by: [{ created_at: desc }, { payout_id: desc }]
          where: {
            status: { _eq: completed }
            _or: [{ created_at: { _lt: $at } }, { created_at: { _eq: $at }, payout_id: { _lt: $id } }]
          }
        ) {
          amount
          created_at
          cycle
          group {
            ...roundRows_circle @relay(mask: false)
          }
          payout_id
          payout_round
          released_at
        }
      }
    `,
    key,
  );
  return pageOf(received, {
    cursorOf: ({ created_at, payout_id }) => ({ at: created_at, id: payout_id }),
    toRow: receivedRowOf,
  });
}

import { graphql, useFragment } from "react-relay";
import type {
  usePaidPage_person$data,
  usePaidPage_person$key,
} from "../../__generated__/member/usePaidPage_person.graphql.ts";
import { required } from "../../lib/required.ts";
import type { RoundRow } from "./entries.ts";
import { circleOf, pageOf, type RoundsPage } from "./roundRows.ts";

const paidRowOf = (payment: usePaidPage_person$data["paid"][number]): RoundRow => ({
  circle: circleOf(required(payment.group, "payments.group")),
  cycle: payment.cycle,
  round: payment.payout_round,
  amount: payment.amount,
  comesBack: null,
  dueDate: payment.due_date,
  payoutDate: payment.round?.payout_date ?? payment.due_date,
  isOwed: false,
  isRecipient: false,
  state: "paid",
  recipient: payment.round?.recipient?.alias ?? "",
  mayPay: false,
  received: null,
});

/** One page of what I have paid in every cycle, newest first. What was given back or returned is not paid. */
export function usePaidPage(key: usePaidPage_person$key): RoundsPage {
  const { paid } = useFragment(
    graphql`
      fragment usePaidPage_person on user_profiles
      @argumentDefinitions(
        at: { type: "date!", defaultValue: "infinity" }
        id: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        paid: payments(
          limit: 100
          order_by: [{ due_date: desc }, { payment_id: desc }]
          where: {
            status: { _eq: completed }
            given_back_at: { _is_null: true }
            _or: [{ due_date: { _lt: $at } }, { due_date: { _eq: $at }, payment_id: { _lt: $id } }]
          }
        ) {
          amount
          cycle
          due_date
          group {
            ...roundRows_circle @relay(mask: false)
          }
          payment_id
          payout_round
          round {
            payout_date
            recipient {
              alias
            }
          }
        }
      }
    `,
    key,
  );
  return pageOf(paid, {
    cursorOf: ({ due_date, payment_id }) => ({ at: due_date, id: payment_id }),
    toRow: paidRowOf,
  });
}

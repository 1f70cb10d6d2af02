import { graphql, useFragment } from "react-relay";
import type {
  useStandings_group$data,
  useStandings_group$key,
} from "../../__generated__/member/useStandings_group.graphql.ts";

/** What paying would cost by one method, in minor units. */
export interface MethodCost {
  serviceFee: number;
  processingFee: number;
  total: number;
  /** Rate of the service fee: 2.5, 1.5 or 0. */
  feePercentage: number;
}

/** Where I stand in one round of one cycle. Amounts in minor units. */
export interface Standing {
  cycle: number;
  round: number;
  isCurrent: boolean;
  isRecipient: boolean;
  /** Asked for and not paid yet. */
  isOwed: boolean;
  /** To whom the round goes. */
  recipient: string;
  /** `too_early`, `early`, `due_today`, `grace`, `late_allowed`, `expired`, `receiving`, `paid` or `processing`. */
  state: string;
  canPay: boolean;
  dueDate: string;
  graceEndDate: string;
  graceDaysLeft: number | null;
  payoutDate: string;
  opensAt: string;
  amount: number;
  currency: string;
  card: MethodCost;
  bank: MethodCost;
  paymentId: string | null;
  paidAt: string | null;
  heldUntil: string | null;
}

type Row = useStandings_group$data["standings"][number];

/** Columns of a view may be null by their type; a row without its essentials is no standing. */
function standingOf(row: Row): Standing[] {
  const { cycle, payout_round, state, due_date, amount, currency } = row;
  if (!cycle || !payout_round || !state || !due_date || !currency || amount == null) return [];
  return [
    {
      cycle,
      round: payout_round,
      isCurrent: row.is_current ?? false,
      isRecipient: row.is_recipient ?? false,
      isOwed: row.is_owed ?? false,
      recipient: row.recipient?.alias ?? "",
      state,
      canPay: row.can_pay ?? false,
      dueDate: due_date,
      graceEndDate: row.grace_end_date ?? due_date,
      graceDaysLeft: row.grace_days_left ?? null,
      payoutDate: row.payout_date ?? due_date,
      opensAt: row.opens_at ?? due_date,
      amount,
      currency,
      card: {
        serviceFee: row.card_service_fee ?? 0,
        processingFee: row.card_processing_fee ?? 0,
        total: row.card_total ?? amount,
        feePercentage: row.card_fee_percentage ?? 0,
      },
      bank: {
        serviceFee: row.bank_service_fee ?? 0,
        processingFee: row.bank_processing_fee ?? 0,
        total: row.bank_total ?? amount,
        feePercentage: row.bank_fee_percentage ?? 0,
      },
      paymentId: row.payment_id ?? null,
      paidAt: row.paid_at ?? null,
      heldUntil: row.held_until ?? null,
    },
  ];
}

/** What the server says of me in the current cycle and of what I still owe from earlier ones. */
function useRows(group: useStandings_group$key) {
  const { current_cycle, standings } = useFragment(
    graphql`
      fragment useStandings_group on groups {
        current_cycle
        standings(order_by: [{ cycle: asc }, { payout_round: asc }]) {
          amount
          bank_fee_percentage
          bank_processing_fee
          bank_service_fee
          bank_total
          can_pay
          card_fee_percentage
          card_processing_fee
          card_service_fee
          card_total
          currency
          cycle
          due_date
          grace_days_left
          grace_end_date
          held_until
          is_current
          is_owed
          is_recipient
          opens_at
          paid_at
          payment_id
          payout_date
          payout_round
          recipient {
            alias
          }
          state
        }
      }
    `,
    group,
  );
  const all = standings.flatMap(standingOf);
  return { current_cycle, all };
}

/** My standings in every round of the current cycle, first round first; empty before the start and for strangers. */
export function useStandings(group: useStandings_group$key): Standing[] {
  const { current_cycle, all } = useRows(group);
  return all.filter(({ cycle }) => cycle === current_cycle);
}

/** States of a round that is over and that I have not settled. */
const openStates = new Set(["grace", "late_allowed", "expired", "processing"]);

/** What I still owe from earlier rounds and cycles, oldest first (D59, D82). */
export function useDebts(group: useStandings_group$key): Standing[] {
  const { current_cycle, all } = useRows(group);
  const running = all.find(({ isCurrent }) => isCurrent);
  const isOver = ({ cycle, round }: Standing) => cycle < current_cycle || !running || round < running.round;
  return all.filter((standing) => standing.isOwed && isOver(standing) && openStates.has(standing.state));
}

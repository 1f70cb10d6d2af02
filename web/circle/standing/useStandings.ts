import { graphql, useFragment } from "react-relay";
import type {
  useStandings_group$data,
  useStandings_group$key,
} from "../../__generated__/member/useStandings_group.graphql.ts";
import { type MayI, readMayI } from "../../lib/mayI.ts";
import { oneOf, required } from "../../lib/required.ts";

/** Where one member stands in one round; the words of `contribution_state`. */
const contributionStates = [
  "too_early",
  "early",
  "due_today",
  "grace",
  "late_allowed",
  "expired",
  "receiving",
  "paid",
  "processing",
] as const;
export type ContributionState = (typeof contributionStates)[number];

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
  /** Name of the round's recipient. */
  recipient: string;
  state: ContributionState;
  /** Whether I may pay it now, or why not. */
  mayPay: MayI;
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

/**
 * By their type, columns of a view may be null, but none of these ever is. A missing one is never guessed, because
 * readers would believe a guess about money.
 */
function standingOf(row: Row): Standing {
  const value = <Name extends keyof Row>(name: Name): NonNullable<Row[Name]> =>
    required(row[name], `standings.${name}`);
  return {
    cycle: value("cycle"),
    round: value("payout_round"),
    isCurrent: value("is_current"),
    isRecipient: value("is_recipient"),
    isOwed: value("is_owed"),
    recipient: row.recipient?.alias ?? "",
    state: oneOf(contributionStates, row.state, "standings.state"),
    mayPay: readMayI(row.may_pay),
    dueDate: value("due_date"),
    graceEndDate: value("grace_end_date"),
    graceDaysLeft: row.state === "grace" ? value("grace_days_left") : null,
    payoutDate: value("payout_date"),
    opensAt: value("opens_at"),
    amount: value("amount"),
    currency: value("currency"),
    card: {
      serviceFee: value("card_service_fee"),
      processingFee: value("card_processing_fee"),
      total: value("card_total"),
      feePercentage: value("card_fee_percentage"),
    },
    bank: {
      serviceFee: value("bank_service_fee"),
      processingFee: value("bank_processing_fee"),
      total: value("bank_total"),
      feePercentage: value("bank_fee_percentage"),
    },
    paymentId: row.payment_id ?? null,
    paidAt: row.paid_at ?? null,
    heldUntil: row.held_until ?? null,
  };
}

/** My rows: those of the current cycle, and those of earlier ones that I still owe. */
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
          may_pay
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
  const all = standings.map(standingOf);
  return { current_cycle, all };
}

/** My standings in every round of the current cycle, first round first; empty before the start and for strangers. */
export function useStandings(group: useStandings_group$key): Standing[] {
  const { current_cycle, all } = useRows(group);
  return all.filter(({ cycle }) => cycle === current_cycle);
}

/** States of a round that is over and that I have not settled. */
const openStates = new Set<ContributionState>(["grace", "late_allowed", "expired", "processing"]);

/** What I still owe from earlier rounds and cycles, oldest first (D59, D82). */
export function useDebts(group: useStandings_group$key): Standing[] {
  const { current_cycle, all } = useRows(group);
  const running = all.find(({ isCurrent }) => isCurrent);
  const isOver = ({ cycle, round }: Standing) => cycle < current_cycle || !running || round < running.round;
  return all.filter((standing) => standing.isOwed && isOver(standing) && openStates.has(standing.state));
}

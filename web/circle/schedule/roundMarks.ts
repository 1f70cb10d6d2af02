import { isUnpaid, type OpenContribution, sumOf } from "../debts/openContribution.ts";
import type { Standing } from "../standing/standing.ts";
import type { ScheduledRound } from "./scheduledRound.ts";

/** What a row of the schedule says besides its day and its name. `cents` is in minor units. */
export type RoundMark =
  | { is: "now" | "paidOut" | "onItsWay" | "settlement" }
  /** I owe this round and its due date has passed. */
  | { is: "youOwe"; cents: number }
  /** What is missing from the payout of a round that is over. */
  | { is: "missing"; cents: number };

/** Whether a round passes without a payment: who left before it had paid nobody. */
export const isEmptySettlement = ({ cashAmount, isSettlement }: Pick<ScheduledRound, "cashAmount" | "isSettlement">) =>
  isSettlement && cashAmount === 0;

/** @param open what is open from rounds of the schedule's cycle that are over; empty where the reader may not know */
export function roundMarks(
  row: Pick<ScheduledRound, "cashAmount" | "isCurrent" | "isPaidOut" | "isSettlement" | "round">,
  { open, standings }: { open: readonly OpenContribution[]; standings: readonly Standing[] },
): RoundMark[] {
  const mine = standings.find(({ round }) => round === row.round);
  const missing = open.filter((debt) => debt.round === row.round);
  const unpaid = sumOf(missing.filter(isUnpaid));
  const isOverdue = mine !== undefined && ["grace", "late_allowed", "expired"].includes(mine.state);
  const marks: (RoundMark | false)[] = [
    row.isCurrent && !isEmptySettlement(row) && { is: "now" },
    row.isSettlement && { is: "settlement" },
    mine?.isOwed === true && isOverdue && { is: "youOwe", cents: mine.amount },
    mine?.isOwed === true && mine.state === "processing" && { is: "onItsWay" },
    unpaid > 0 && { is: "missing", cents: unpaid },
    row.isPaidOut && missing.length === 0 && { is: "paidOut" },
  ];
  return marks.filter((mark) => mark !== false);
}

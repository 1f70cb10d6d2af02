import type { Tx } from "../db/database.ts";
import type { CycleRow } from "../groups/cycles.ts";
import { standingsOfRound, type ObligationStanding } from "../obligations/standings.ts";
import type { RoundRow } from "../payouts/releaseRound.ts";
import { readPayment, type PaymentRow } from "./attempts.ts";

/** Whether a person has a turn in a cycle. With a turn they owe its other rounds, even after they left (D116). */
export async function hasTurn(tx: Tx, cycle: CycleRow, userId: string): Promise<boolean> {
  const turn = await tx
    .selectFrom("payout_assignments")
    .select("payout_position")
    .where("group_id", "=", cycle.group_id)
    .where("cycle", "=", cycle.cycle)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return turn !== undefined;
}

export interface OwedInRound {
  round: RoundRow;
  /** Undefined for the round's recipient, who owes nothing (D70). */
  standing: ObligationStanding | undefined;
  /** The one payment that has not failed. */
  payment: PaymentRow | undefined;
}

/** What a member of a cycle owes in one of its rounds. Undefined when the cycle has no such round. */
export async function owedInRound(
  tx: Tx,
  cycle: CycleRow,
  { userId, payoutRound }: { userId: string; payoutRound: number },
): Promise<OwedInRound | undefined> {
  const round = await tx
    .selectFrom("rounds")
    .selectAll()
    .where("group_id", "=", cycle.group_id)
    .where("cycle", "=", cycle.cycle)
    .where("payout_round", "=", payoutRound)
    .executeTakeFirst();
  if (!round) return undefined;
  const standing = (await standingsOfRound(tx, round)).find((each) => each.userId === userId);
  return {
    round,
    standing,
    payment: standing?.paymentId ? await readPayment(tx, standing.paymentId) : undefined,
  };
}

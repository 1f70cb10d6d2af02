import type { Tx } from "../db/database.ts";
import type { RoundStanding } from "../domain/contribution.ts";
import type { RoundRow } from "../payouts/releaseRound.ts";

/** Where one member's obligation in one round stands now, as the view obligation_standings tells it. */
export interface ObligationStanding extends RoundStanding {
  userId: string;
  /** Minor units, fees not included. */
  amount: number;
  /** False for the open rounds of a circle that ended early: they ask for nothing any more (D87). */
  isAsked: boolean;
  /** The one payment that has not failed. */
  paymentId: string | null;
  heldUntil: Date | null;
  /** The circle's time: that of the freeze while it is frozen (D263). */
  at: Date;
}

/** What everybody but the recipient owes in a round, in the order of the payouts. */
export async function standingsOfRound(tx: Tx, round: RoundRow): Promise<ObligationStanding[]> {
  const rows = await tx
    .selectFrom("obligation_standings as o")
    .innerJoin("payout_assignments as a", (join) =>
      join.onRef("a.group_id", "=", "o.group_id").onRef("a.cycle", "=", "o.cycle").onRef("a.user_id", "=", "o.user_id"),
    )
    .selectAll("o")
    .where("o.group_id", "=", round.group_id)
    .where("o.cycle", "=", round.cycle)
    .where("o.payout_round", "=", round.payout_round)
    .orderBy("a.payout_position")
    .execute();
  // A view's columns have no NOT NULL, although the columns that they come from have.
  return rows.map((row) => ({
    userId: row.user_id!,
    amount: row.amount!,
    isAsked: row.is_asked!,
    timeZone: row.time_zone!,
    dueDate: row.due_date!,
    opensAt: row.opens_at!,
    dueAt: row.due_at!,
    graceEndsAt: row.grace_ends_at!,
    isRecipient: false,
    isWaived: row.state === "waived",
    paymentId: row.payment_id,
    paymentStatus: row.payment_status,
    isProcessing: row.is_processing!,
    heldUntil: row.held_until,
    late: {
      isCycleOver: row.is_cycle_over!,
      isTakenBack: row.is_taken_back!,
      allowedUntil: row.allowed_until,
      silentFrom: row.late_opens_at,
    },
    at: row.at!,
  }));
}

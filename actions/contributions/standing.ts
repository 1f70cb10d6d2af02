import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { RoundStanding } from "../domain/contribution.ts";
import type { GroupRow } from "../groups/queries.ts";
import type { RoundRow } from "../payouts/releaseRound.ts";
import type { PaymentRow } from "./attempts.ts";

export interface MemberInRound {
  round: RoundRow;
  standing: RoundStanding;
  /** The one payment that has not failed. */
  payment: PaymentRow | undefined;
}

/** Whether a person has a turn in a cycle of a group: who has one owes its other rounds, though they may have left (D116). */
export async function hasTurn(tx: Tx, group: GroupRow, userId: string): Promise<boolean> {
  const turn = await tx
    .selectFrom("payout_assignments")
    .select("payout_position")
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return turn !== undefined;
}

/** Where a member of the running cycle stands in one of its rounds. Undefined when the cycle has no such round. */
export async function memberInRound(
  tx: Tx,
  group: GroupRow,
  { userId, payoutRound, now }: { userId: string; payoutRound: number; now: Date },
): Promise<MemberInRound | undefined> {
  const round = await tx
    .selectFrom("rounds")
    .selectAll()
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .where("payout_round", "=", payoutRound)
    .executeTakeFirst();
  if (!round) return undefined;
  const payment = await tx
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .where("group_id", "=", group.group_id)
    .where("cycle", "=", group.current_cycle)
    .where("payout_round", "=", payoutRound)
    .where("status", "<>", "failed")
    .executeTakeFirst();
  const allowance = await tx
    .selectFrom("late_allowances")
    .select(sql<number>`1`.as("one"))
    .where("round_id", "=", round.round_id)
    .where("user_id", "=", userId)
    .where("valid_until", ">", now)
    .executeTakeFirst();
  return {
    round,
    payment,
    standing: {
      timeZone: group.time_zone,
      dueDate: round.due_date,
      opensAt: round.opens_at,
      dueAt: round.due_at,
      graceEndsAt: round.grace_ends_at,
      isRecipient: round.recipient_id === userId,
      paymentStatus: payment?.status ?? null,
      isProcessing: payment?.is_processing ?? false,
      mayPayLate: group.status === "completed" || allowance !== undefined,
    },
  };
}

import { sql } from "kysely";
import { z } from "zod";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { allowanceEnd, lastDayBefore } from "../domain/lateOpenings.ts";
import { mayAllowLatePayment } from "../domain/latePayment.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { readLateContribution } from "./lateRound.ts";
import { record } from "../record/record.ts";

/**
 * The admin lets a member pay a round after its grace, for the days of the catalogue; asked again, the allowance is
 * prolonged to the same length from today (D59). It answers the member's request where there is one.
 */
export const allowLatePayment = defineAction(
  "allow_late_payment",
  z.object({
    group_id: z.uuid(),
    user_id: z.uuid(),
    cycle: z.int32().positive(),
    payout_round: z.int32().positive(),
  }),
  ({ cycle, group_id, payout_round, user_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "allow_late_payment", { groupId: group_id, userId: caller.userId });
      const late = await readLateContribution(tx, group, { userId: user_id, cycle, payoutRound: payout_round });
      const answer = mayAllowLatePayment(late.question);
      if (!answer.allowed) throw new AppError(answer);

      const timeZone = group.time_zone;
      const until = allowanceEnd(now, { days: await readLimit(tx, "late_allowance"), timeZone });
      const isNew = await allow(tx, { roundId: late.roundId, userId: user_id, until, now });
      if (isNew)
        await record(tx, group, "late_payment_allowed", {
          by: caller.userId,
          about: user_id,
          values: { cycle, round: payout_round, until: lastDayBefore(until, timeZone) },
        });
      // Who allows the own round needs no news of it.
      if (user_id !== caller.userId)
        await tell(tx, "late_payment_allowed", {
          to: [user_id],
          group,
          values: {
            cycle,
            round: payout_round,
            amount: { cents: late.amount, currency: group.currency },
            until: lastDayBefore(until, timeZone),
          },
          occasion: `${late.roundId}:${user_id}:${lastDayBefore(until, timeZone)}`,
        });
      failPoint("allowLate:before-commit");
      return { success: true };
    }),
);

/**
 * Gives or prolongs the one allowance of the admin, and answers the request unless silence has answered it already.
 * @returns whether the member has more time by it than before
 */
async function allow(
  tx: Tx,
  { now, roundId, until, userId }: { roundId: string; userId: string; until: Date; now: Date },
): Promise<boolean> {
  const given = await tx
    .insertInto("late_allowances")
    .values({ round_id: roundId, user_id: userId, reason: "admin_allowed", valid_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(["round_id", "user_id"])
        // No parameter: Postgres chooses the index by this condition before it knows any.
        .where("reason", "=", sql.lit("admin_allowed"))
        .doUpdateSet({ valid_until: until })
        .where("late_allowances.valid_until", "<>", until),
    )
    .returning("round_id")
    .executeTakeFirst();
  await tx
    .updateTable("late_requests")
    .set({ answered_at: now })
    .where("round_id", "=", roundId)
    .where("user_id", "=", userId)
    .where("answered_at", "is", null)
    .where("told_at", "is", null)
    .execute();
  return given !== undefined;
}

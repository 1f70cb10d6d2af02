import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { localDate } from "../domain/cycle.ts";
import { silenceCounts } from "../domain/lateOpenings.ts";
import { mayAskToPayLate } from "../domain/latePayment.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor, standingIn } from "../groups/lockGroupFor.ts";
import { withAliases } from "../members/withAliases.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { readLateContribution } from "./lateRound.ts";

/**
 * A member who missed the grace asks the admin for leave to pay: once a round until it is answered. Without an answer
 * within the time of the catalogue the round opens by itself (D59).
 */
export const askToPayLate = defineAction(
  "ask_to_pay_late",
  z.object({ group_id: z.uuid(), cycle: z.int32().positive(), payout_round: z.int32().positive() }),
  ({ cycle, group_id, payout_round }, { caller: { userId }, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "ask_to_pay_late", { groupId: group_id, userId });
      const late = await readLateContribution(tx, group, { userId, cycle, payoutRound: payout_round });
      const answer = mayAskToPayLate({ ...late.question, isAdmin: (await standingIn(tx, group, userId)) === "admin" });
      if (!answer.allowed) throw new AppError(answer);

      const opensAt = silenceCounts(now, await readLimit(tx, "late_answer"));
      const { late_request_id } = await tx
        .insertInto("late_requests")
        .values({ round_id: late.roundId, user_id: userId, asked_at: now, opens_at: opensAt })
        .returning("late_request_id")
        .executeTakeFirstOrThrow();
      const [member] = await withAliases(tx, [userId]);
      await tell(tx, "late_payment_asked", {
        to: [group.admin_id],
        group,
        values: {
          cycle,
          round: payout_round,
          member: member!,
          amount: { cents: late.amount, currency: group.currency },
          opens_on: localDate(opensAt, group.time_zone),
        },
        occasion: late_request_id,
      });
      failPoint("askLate:before-commit");
      return { success: true };
    }),
);

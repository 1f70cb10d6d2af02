import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { reminderRefusal } from "../domain/managing.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { owingNow, reminderOfToday } from "./reminding.ts";
import { record } from "../record/record.ts";

/**
 * The admin reminds everybody who owes the round at hand and can pay it now, once a day. Who is reminded learns it; the
 * admin learns nothing that the round's board does not show (D99, D181).
 */
export const remindMembers = defineAction(
  "remind_members",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx) => {
      const group = await lockGroupFor(tx, "remind_members", { groupId: group_id, userId: caller.userId });
      const owing = await owingNow(tx, group);
      const { occasion, remindedUntil } = await reminderOfToday(tx, group);
      const refusal = reminderRefusal(owing.length, remindedUntil);
      if (refusal) throw new AppError(refusal);

      const { amount, due_date, payout_round } = owing[0]!;
      await tell(tx, "payment_reminder", {
        to: owing.map(({ user_id }) => user_id),
        group,
        values: {
          cycle: group.current_cycle,
          round: payout_round,
          amount: { cents: amount, currency: group.currency },
          due: due_date,
        },
        occasion,
      });
      await record(tx, group, "members_reminded", {
        by: caller.userId,
        values: { cycle: group.current_cycle, round: payout_round, members: owing.length },
      });
      failPoint("remind:before-commit");
      return { success: true, reminded: owing.length };
    }),
);

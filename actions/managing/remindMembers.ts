import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
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
      const owing = (await owingNow(tx, group)).filter(({ user_id }) => user_id !== caller.userId);
      const [first] = owing;
      if (!first) throw new AppError("nobody-to-remind");
      const { occasion, remindedUntil } = await reminderOfToday(tx, group, first.payout_round);
      if (remindedUntil) throw new AppError({ code: "reminded-today", until: remindedUntil });

      await tell(tx, "payment_reminder", {
        to: owing.map(({ user_id }) => user_id),
        group,
        values: {
          cycle: group.current_cycle,
          round: first.payout_round,
          amount: { cents: first.amount, currency: group.currency },
          due: first.due_date,
        },
        occasion,
      });
      await record(tx, group, "members_reminded", {
        by: caller.userId,
        values: { cycle: group.current_cycle, round: first.payout_round, members: owing.length },
      });
      failPoint("remind:before-commit");
      return { success: true, reminded: owing.length };
    }),
);

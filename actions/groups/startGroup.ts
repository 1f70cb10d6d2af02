import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { addDays, localDate } from "../domain/cycle.ts";
import { mayStart } from "../domain/starting.ts";
import { AppError } from "../refusals/AppError.ts";
import { letGoBeforeStart } from "../leaving/letGo.ts";
import { failPoint } from "../faults.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { lockGroupSeenBy } from "./queries.ts";
import { startCycle } from "./startCycle.ts";
import { startQuestion } from "./startQuestion.ts";

/** The admin starts the group by hand; the first contribution falls due a few days later (D56, D76). */
export const startGroup = defineAction(
  "start_group",
  z.object({
    group_id: z.uuid(),
    order_is_final: z.boolean().nullish(),
    override_minimum: z.boolean().nullish(),
    without_asked: z.boolean().nullish(),
  }),
  async ({ group_id, order_is_final, override_minimum, without_asked }, { db, caller }) => {
    await inTransaction(db, async (tx, now) => {
      const group = await lockGroupSeenBy(tx, { groupId: group_id, userId: caller.userId });
      if (!group) throw new AppError("group-not-found");
      const answer = mayStart(await startQuestion(tx, group, { userId: caller.userId, now }));
      const insists = { start: false, start_anyway: override_minimum, start_without_asked: without_asked };
      if (!answer.allowed && !(answer.act && insists[answer.act])) throw new AppError(answer);
      if (group.payout_assignment_method === "manual" && !order_is_final) throw new AppError("order-not-final");
      await letGoBeforeStart(tx, group, now);
      const pause = limit(await readLimits(tx), "first_due_after_manual_start");
      const firstDue = addDays(localDate(now, group.time_zone), pause);
      await startCycle(tx, group, { firstDue, isManual: true, now });
      failPoint("start:before-commit");
    });
    failPoint("start:after-commit");
    return { success: true };
  },
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { refuseBeyondPlan } from "../groups/ownChoices.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { applyTerms } from "./applyTerms.ts";
import { record } from "../record/record.ts";

/**
 * The admin says how many days after the due date the pot is paid out, where the founder's plan has it (D8). It is part of
 * the terms: until the start, and whoever is in has to accept it (D89). 0 is every plan's.
 */
export const setPayoutDay = defineAction(
  "set_payout_day",
  z.object({ group_id: z.uuid(), payout_delay_days: z.int() }),
  ({ group_id, payout_delay_days }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "set_payout_day", { groupId: group_id, userId: caller.userId });
      const max = await readLimit(tx, "payout_delay_max");
      if (payout_delay_days < 0 || payout_delay_days > max)
        throw new AppError({ code: "payout-day-range", values: { max } });
      if (payout_delay_days === group.payout_delay_days) return { success: true };
      await refuseBeyondPlan(tx, group.created_by, { payout_delay_days });
      await applyTerms(tx, group, { payout_delay_days }, now);
      await record(tx, group, "payout_day_set", {
        by: caller.userId,
        values: { before: group.payout_delay_days, after: payout_delay_days },
      });
      await tell(tx, "terms_amended", { group, values: {}, occasion: `${group.group_id}:${now.toISOString()}` });
      failPoint("act:set_payout_day");
      return { success: true };
    }),
);

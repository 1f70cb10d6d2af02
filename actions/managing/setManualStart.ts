import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { readLimit } from "../plans/catalogue.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { record } from "../record/record.ts";
import { applyTerms } from "../terms/applyTerms.ts";

/**
 * The admin says whether the group may be started by hand, and with how many members at least (D76, D98). Both are terms:
 * whoever is in has to accept other ones (D89, D267).
 */
export const setManualStart = defineAction(
  "set_manual_start",
  z.object({ group_id: z.uuid(), manual_start_enabled: z.boolean(), minimum_members_to_start: z.int() }),
  ({ group_id, manual_start_enabled, minimum_members_to_start }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "set_manual_start", { groupId: group_id, userId: caller.userId });
      const range = { min: await readLimit(tx, "members_min"), max: group.member_limit };
      if (minimum_members_to_start < range.min || minimum_members_to_start > range.max)
        throw new AppError({ code: "minimum-members-range", values: range });
      if (!(await applyTerms(tx, group, { manual_start_enabled, minimum_members_to_start }, now)))
        return { success: true };
      await record(tx, group, "manual_start_set", {
        by: caller.userId,
        values: { is_enabled: manual_start_enabled, members: minimum_members_to_start },
      });
      await tell(tx, "terms_amended", { group, values: {}, occasion: `${group.group_id}:${now.toISOString()}` });
      failPoint("act:set_manual_start");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { addDays, addMonths, localDate } from "../domain/cycle.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { applyTerms } from "./applyTerms.ts";
import { record } from "../record/record.ts";

/**
 * The admin moves the start to another day, from tomorrow on, and the group looks for members again (D77). For who is in
 * it already the day is part of the terms (D89).
 */
export const extendRecruitment = defineAction(
  "extend_recruitment",
  z.object({ group_id: z.uuid(), start_date: z.iso.date().nullish() }),
  ({ group_id, start_date }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "extend_recruitment", { groupId: group_id, userId: caller.userId });
      if (!start_date) throw new AppError("start-date-required");
      const today = localDate(now, group.time_zone);
      const earliest = addDays(today, 1);
      const latest = addMonths(today, await readLimit(tx, "start_months_ahead_max"));
      if (start_date < earliest || start_date > latest)
        throw new AppError({ code: "start-date-range", values: { earliest, latest } });

      await tx.updateTable("groups").set({ status: "recruiting" }).where("group_id", "=", group_id).execute();
      const isOtherDay = await applyTerms(tx, { ...group, status: "recruiting" }, { start_date }, now);
      if (isOtherDay || group.status === "ready_to_start")
        await record(tx, group, "recruitment_extended", { by: caller.userId, values: { start_date } });
      // Also where the day is the planned one and only registration opens again.
      await offerFreeSeats(tx, group, now);
      await tell(tx, "recruitment_extended", {
        group,
        values: { start_date },
        occasion: `${group_id}:${group.current_cycle}:${start_date}:${today}`,
      });
      failPoint("extend:before-commit");
      return { success: true };
    }),
);

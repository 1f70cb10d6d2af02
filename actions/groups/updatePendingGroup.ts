import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { GROUP_FILES } from "../files/kinds.ts";
import { releaseFile } from "../files/storeFile.ts";
import { AppError } from "../refusals/AppError.ts";
import { openGroup } from "./createGroup.ts";
import { checkedTerms, refuseFounder } from "./groupTerms.ts";
import { lockGroupFor } from "./lockGroupFor.ts";
import { pendingInput } from "./savePendingGroup.ts";

/** Changes a circle that was not finished, or finishes it: from then on it recruits (D73). */
export const updatePendingGroup = defineAction(
  "update_pending_group",
  z.object({ group_id: z.uuid(), input: pendingInput, finish: z.boolean() }),
  ({ finish, group_id, input }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      const before = await lockGroupFor(tx, "update_pending_group", { groupId: group_id, userId });
      await refuseFounder(tx, userId);
      if (finish && !input.accept_agreement) throw new AppError("agreement-required");
      const target = { groupId: group_id, shortId: before.short_id, shown: before };
      const { group: terms, startDate } = await checkedTerms(tx, input, { userId, now, target });
      await tx
        .updateTable("cycles")
        .set({ start_date: startDate })
        .where("group_id", "=", group_id)
        .where("cycle", "=", before.current_cycle)
        .execute();
      const group = await tx
        .updateTable("groups")
        .set({ ...terms, ...(finish && { status: "recruiting" as const }) })
        .where("group_id", "=", group_id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // Their objects are deleted by the next sweep.
      for (const { field } of GROUP_FILES) {
        const shown = before[field];
        if (shown !== null && shown !== group[field]) await releaseFile(tx, shown);
      }
      if (finish) await openGroup(tx, group, now);
      failPoint("act:update_pending_group");
      return { success: true, group_id, url_slug: group.url_slug };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { closeBeforeStart } from "../groups/closeBeforeStart.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { activeMembers } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";
import { record } from "../record/record.ts";

/** The admin ends a group before its start, and its members are told (D87). */
export const closeGroup = defineAction(
  "close_group",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "close_group", { groupId: group_id, userId: caller.userId });
      await closeBeforeStart(tx, group, now);
      await record(tx, group, "group_closed", { by: caller.userId, values: {} });
      const members = await activeMembers(tx, group_id);
      await tell(tx, "group_closed_by_admin", {
        to: members.map(({ userId }) => userId).filter((userId) => userId !== caller.userId),
        group,
        values: {},
        occasion: `${group_id}:${group.current_cycle}`,
      });
      failPoint("closeGroup:before-commit");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { joinMethodOf } from "../domain/groupRules.ts";
import { admissionRefusal } from "../domain/terms.ts";
import { hasEverStarted } from "../groups/cycles.ts";
import { endWaiting } from "../groups/endAdmission.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { AppError } from "../refusals/AppError.ts";
import { record } from "../record/record.ts";

/**
 * The admin says who sees the group and how people come in; a group that has started stays private once it is (D104,
 * D243). Who waits from outside is told when it becomes private: they see it no more.
 */
export const setGroupAdmission = defineAction(
  "set_group_admission",
  z.object({
    group_id: z.uuid(),
    is_public: z.boolean(),
    join_method: z.enum(["direct", "request_to_join", "invite_only"]).nullish(),
  }),
  ({ group_id, is_public, join_method }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "set_group_admission", { groupId: group_id, userId: caller.userId });
      const refusal = admissionRefusal(hasEverStarted(group), { wasPublic: group.is_public, isPublic: is_public });
      if (refusal) throw new AppError(refusal);
      const kept = group.join_method === "invite_only" ? undefined : group.join_method;
      const wished = join_method === "invite_only" ? undefined : (join_method ?? kept);
      const joinMethod = joinMethodOf(is_public, wished);
      if (is_public === group.is_public && joinMethod === group.join_method) return { success: true };
      await tx
        .updateTable("groups")
        .set({ is_public, join_method: joinMethod })
        .where("group_id", "=", group_id)
        .execute();
      await record(tx, group, "admission_set", {
        by: caller.userId,
        values: { is_public, join_method: joinMethod },
      });
      if (group.is_public && !is_public) await endWaiting(tx, group, now);
      failPoint("act:set_group_admission");
      return { success: true };
    }),
);

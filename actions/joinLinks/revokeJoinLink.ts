import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { AppError } from "../refusals/AppError.ts";
import { record } from "../record/record.ts";

/** The admin ends a join link: it leads nowhere from now on, also for who has opened it (D112). */
export const revokeJoinLink = defineAction(
  "revoke_join_link",
  z.object({ join_link_id: z.uuid() }),
  ({ join_link_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx, now) => {
      // For everybody else the link does not exist.
      const link = await tx
        .selectFrom("join_links as l")
        .innerJoin("groups as g", "g.group_id", "l.group_id")
        .select("l.group_id")
        .where("l.join_link_id", "=", join_link_id)
        .where("g.admin_id", "=", userId)
        .where("g.deleted_at", "is", null)
        .executeTakeFirst();
      if (!link) throw new AppError("join-link-not-found");
      const group = await lockGroupFor(tx, "revoke_join_link", { groupId: link.group_id, userId });
      const revoked = await tx
        .updateTable("join_links")
        .set({ revoked_at: now })
        .where("join_link_id", "=", join_link_id)
        .where("revoked_at", "is", null)
        .returning("join_link_id")
        .executeTakeFirst();
      if (revoked) await record(tx, group, "join_link_revoked", { by: userId, values: {} });
      failPoint("act:revoke_join_link");
      return { success: true };
    }),
);

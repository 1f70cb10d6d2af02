import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { forgetLinkVisits } from "../members/linkVisits.ts";
import { releaseMember } from "../members/releaseMember.ts";
import { isActiveMember } from "../members/queries.ts";
import { withAliases } from "../members/withAliases.ts";
import { lines } from "../middleware/textInput.ts";
import { tell } from "../news/tell.ts";
import { AppError } from "../refusals/AppError.ts";
import { checkWords } from "./words.ts";
import { record } from "../record/record.ts";

/**
 * Before the start the admin removes a member, who is told why and stays out for a while (D114, D119): the circle's record
 * remembers it. An open request of theirs to leave is answered by it.
 */
export const removeMember = defineAction(
  "remove_member",
  z.object({ group_id: z.uuid(), user_id: z.uuid(), reason: lines() }),
  async ({ group_id, reason, user_id }, { caller, db }) => {
    await inTransaction(db, async (tx, now) => {
      await checkWords(tx, reason);
      const group = await lockGroupFor(tx, "remove_member", { groupId: group_id, userId: caller.userId });
      if (reason === "") throw new AppError("removal-reason-required");
      if (user_id === caller.userId) throw new AppError("admin-cannot-leave");
      if (!(await isActiveMember(tx, group_id, user_id))) throw new AppError("member-not-found");
      await releaseMember(tx, group, user_id, { by: caller.userId, now });
      await forgetLinkVisits(tx, group, user_id);
      await offerFreeSeats(tx, group, now);
      await record(tx, group, "member_removed", { by: caller.userId, about: user_id, reason, values: {} });
      const occasion = `${group_id}:${user_id}:${now.getTime()}`;
      const [member] = await withAliases(tx, [user_id]);
      await tell(tx, "member_left", { group, values: { reason: "removed", member: member! }, occasion });
      await tell(tx, "member_removed", { to: [user_id], group, values: { note: reason }, occasion });
      failPoint("removeMember:before-commit");
    });
    return { success: true };
  },
);

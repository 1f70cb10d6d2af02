import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { insertGroup } from "./createGroup.ts";
import { termsInput } from "./groupTerms.ts";

/** The agreement is asked for when the circle is finished. */
export const pendingInput = termsInput.extend({ accept_agreement: z.boolean() });

/** Keeps a circle whose founder has not agreed yet: nobody else sees it, and it counts for nothing (D72, D73). */
export const savePendingGroup = defineAction(
  "save_pending_group",
  z.object({ input: pendingInput }),
  ({ input }, { db, caller }) =>
    inTransaction(db, async (tx, now) => {
      const { group_id, url_slug } = await insertGroup(tx, input, { userId: caller.userId, now, status: "pending" });
      failPoint("act:save_pending_group");
      return { success: true, group_id, url_slug };
    }),
);

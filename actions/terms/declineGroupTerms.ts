import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { offerFreeSeats } from "../groups/offerFreeSeats.ts";
import { releaseMember } from "../members/releaseMember.ts";
import { AppError } from "../refusals/AppError.ts";
import { openConsentOf } from "./consents.ts";
import { tellOfRelease } from "./tellOfRelease.ts";

/** A member does not accept changed terms and leaves at once, before the circle has started (D89). */
export const declineGroupTerms = defineAction(
  "decline_group_terms",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "decline_group_terms", { groupId: group_id, userId: caller.userId });
      if (!(await openConsentOf(tx, group_id, caller.userId))) throw new AppError("no-terms-to-answer");
      await releaseMember(tx, group, caller.userId, { now });
      await offerFreeSeats(tx, group, now);
      await tellOfRelease(tx, group, { userId: caller.userId, reason: "declined", now });
      failPoint("declineTerms:before-commit");
      return { success: true };
    }),
);

import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { recordAgreement } from "../members/recordAgreement.ts";
import { refuseOtherTerms, shownTerms } from "../members/shownTerms.ts";
import { AppError } from "../refusals/AppError.ts";
import { openConsentOf } from "./consents.ts";

/**
 * A member accepts changed terms: the ones that they were asked about, named by their hash, with the rules that stood beside
 * the tick, and no others (D89, D106, D267).
 */
export const acceptGroupTerms = defineAction(
  "accept_group_terms",
  z.object({
    group_id: z.uuid(),
    terms_hash: z.string().regex(/^[0-9a-f]{64}$/),
    accept_agreement: z.boolean(),
    shown_terms: shownTerms,
  }),
  ({ accept_agreement, group_id, shown_terms, terms_hash }, { caller, db }) =>
    inTransaction(db, async (tx, now) => {
      const group = await lockGroupFor(tx, "accept_group_terms", { groupId: group_id, userId: caller.userId });
      const asked = await openConsentOf(tx, group_id, caller.userId);
      // Accepted before, or changed back to what this member agreed to.
      if (!asked) return { success: true };
      if (asked.terms_hash !== terms_hash) throw new AppError("terms-changed-again");
      if (!accept_agreement) throw new AppError("agreement-required");
      await refuseOtherTerms(tx, group, shown_terms);
      await recordAgreement(tx, group, caller.userId, now);
      failPoint("acceptTerms:before-commit");
      return { success: true };
    }),
);

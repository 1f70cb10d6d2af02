import { z } from "zod";
import type { Tx } from "../db/database.ts";
import { shownTermsRefusal } from "../domain/agreement.ts";
import type { GroupRow } from "../groups/queries.ts";
import { AppError } from "../refusals/AppError.ts";
import { presentAgreement } from "./recordAgreement.ts";

/** The terms that stood beside the tick. Who shows none, a program of a partner, agrees to those that hold. */
export const shownTerms = z
  .object({
    contribution_amount: z.int(),
    currency: z.string(),
    frequency: z.string(),
    manual_start_enabled: z.boolean(),
    member_limit: z.int(),
    minimum_members_to_start: z.int(),
    payout_assignment_method: z.string(),
    payout_delay_days: z.int(),
    rules: z.string(),
    start_date: z.iso.date().nullish(),
  })
  .nullish();

/** The caller holds the group's lock, so the terms stay as they are until they are agreed to. @throws AppError terms-changed */
export async function refuseOtherTerms(tx: Tx, group: GroupRow, shown: z.output<typeof shownTerms>): Promise<void> {
  if (!shown) return;
  const { terms } = await presentAgreement(tx, group);
  const refusal = shownTermsRefusal({ ...shown, start_date: shown.start_date ?? null }, terms);
  if (refusal) throw new AppError(refusal);
}

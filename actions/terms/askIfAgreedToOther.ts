import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { sameTerms } from "../domain/terms.ts";
import { lastAgreement, presentAgreement } from "../members/recordAgreement.ts";
import { askToAccept } from "./askToAccept.ts";

/** Asks a new member whose request was written under other terms: nobody is bound to what they did not agree to (D89). */
export async function askIfAgreedToOther(tx: Tx, group: GroupRow, userId: string, now: Date): Promise<void> {
  const { terms, termsHash, version } = await presentAgreement(tx, group);
  const last = await lastAgreement(tx, group, userId);
  if (!last || (last.version === version && sameTerms(last.terms, terms))) return;
  await askToAccept(tx, group, { userId, termsBefore: last.terms, termsHash, now });
}

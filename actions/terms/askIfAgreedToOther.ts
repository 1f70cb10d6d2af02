import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { sameTerms } from "../domain/terms.ts";
import { lastAgreement, presentAgreement } from "../members/recordAgreement.ts";
import { askToAccept } from "./askToAccept.ts";
import { tellWhoAgreedToOtherRules } from "./tellOfRules.ts";

/**
 * Asks a new member whose request was written under other terms: nobody is bound to what they did not agree to (D89). Where
 * only the rules are others, which ask nobody, the member is told (D267).
 */
export async function askIfAgreedToOther(tx: Tx, group: GroupRow, userId: string, now: Date): Promise<void> {
  const { terms, termsHash, version } = await presentAgreement(tx, group);
  const last = await lastAgreement(tx, group, userId);
  if (!last) return;
  const { rules = terms.rules } = last.terms;
  if (last.version === version && sameTerms(last.terms, terms)) {
    if (rules !== terms.rules) await tellWhoAgreedToOtherRules(tx, group, { userId, agreementHash: last.termsHash });
    return;
  }
  await askToAccept(tx, group, { userId, termsBefore: last.terms, termsHash, now });
}

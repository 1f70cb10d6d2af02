import type { Tx } from "../db/database.ts";
import { agreementHash, agreementTerms, type AgreementTerms, type KeptTerms } from "../domain/agreement.ts";
import { currentCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";
import { noteConsent } from "../terms/consents.ts";

interface Agreement<Terms = AgreementTerms> {
  version: string;
  terms: Terms;
  termsHash: string;
}

/** Another run of the group than the current one (D260). */
type Run = Pick<AgreementTerms, "cycle" | "start_date">;

/** What somebody agrees to now: the newest text with the group's terms, and the hash over both (D106). */
export async function presentAgreement(tx: Tx, group: GroupRow, run?: Run): Promise<Agreement> {
  const text = await tx
    .selectFrom("agreement_texts")
    .select(["version", "body"])
    .orderBy("published_at", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { cycle, start_date } = run ?? (await currentCycle(tx, group));
  const terms = agreementTerms({ ...group, cycle, start_date });
  return { version: text.version, terms, termsHash: agreementHash(text.body, terms) };
}

/**
 * Keeps what a person agreed to, provably: the text's version, the group's terms, and the hash over both (D106). It
 * answers what a member was asked about changed terms (D89). Terms that somebody agreed to before are agreed to anew
 * where others came in between; agreed to twice in a row, they are one agreement.
 * @param run the cycle that is agreed to, where it is not the current one (D260)
 */
export async function recordAgreement(tx: Tx, group: GroupRow, userId: string, now: Date, run?: Run): Promise<void> {
  const { terms, termsHash, version } = await presentAgreement(tx, group, run);
  if ((await lastAgreement(tx, group, userId))?.termsHash !== termsHash)
    await tx
      .insertInto("group_agreements")
      .values({
        group_id: group.group_id,
        user_id: userId,
        version,
        terms: JSON.stringify(terms),
        terms_hash: termsHash,
        accepted_at: now,
      })
      .execute();
  if (!run) await noteConsent(tx, group.group_id, [userId], now);
}

/** What a person agreed to last in a group; undefined for who never did. The caller holds the group's lock. */
export async function lastAgreement(
  tx: Tx,
  { group_id }: GroupRow,
  userId: string,
): Promise<Agreement<KeptTerms> | undefined> {
  const last = await tx
    .selectFrom("group_agreements")
    .select(["version", "terms", "terms_hash"])
    .where("group_id", "=", group_id)
    .where("user_id", "=", userId)
    .orderBy("accepted_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && { version: last.version, terms: last.terms as unknown as KeptTerms, termsHash: last.terms_hash };
}

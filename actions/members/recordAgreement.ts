import type { Tx } from "../db/database.ts";
import { agreementHash, agreementTerms } from "../domain/agreement.ts";
import { currentCycle } from "../groups/cycles.ts";
import type { GroupRow } from "../groups/queries.ts";

/** Keeps what a person agreed to, provably: the text's version, the group's terms, and the hash over both (D106). */
export async function recordAgreement(tx: Tx, group: GroupRow, userId: string): Promise<void> {
  const text = await tx
    .selectFrom("agreement_texts")
    .select(["version", "body"])
    .orderBy("published_at", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { start_date } = await currentCycle(tx, group);
  const terms = agreementTerms({ ...group, start_date });
  await tx
    .insertInto("group_agreements")
    .values({
      group_id: group.group_id,
      user_id: userId,
      version: text.version,
      terms: JSON.stringify(terms),
      terms_hash: agreementHash(text.body, terms),
    })
    .onConflict((conflict) => conflict.constraint("group_agreements_one_per_terms").doNothing())
    .execute();
}

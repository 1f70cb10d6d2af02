import type { Tx } from "../db/database.ts";
import type { KeptTerms } from "../domain/agreement.ts";
import { hoursAfter, lastWholeDay } from "../domain/cycle.ts";
import type { GroupRow } from "../groups/queries.ts";
import { occasionOfDay } from "../news/occasionOfDay.ts";
import { tell } from "../news/tell.ts";
import { readLimit } from "../plans/catalogue.ts";

/**
 * Asks one member to accept the present terms within the hours of the catalogue, and tells them (D89). What they were asked
 * about before is forgotten.
 */
export async function askToAccept(
  tx: Tx,
  group: GroupRow,
  asked: { userId: string; termsBefore: KeptTerms; termsHash: string; now: Date },
): Promise<void> {
  const expiresAt = hoursAfter(asked.now, await readLimit(tx, "terms_answer"));
  const question = {
    terms_before: JSON.stringify(asked.termsBefore),
    terms_hash: asked.termsHash,
    asked_at: asked.now,
    expires_at: expiresAt,
    accepted_at: null,
  };
  await tx
    .insertInto("term_consents")
    .values({ group_id: group.group_id, user_id: asked.userId, ...question })
    .onConflict((conflict) => conflict.columns(["group_id", "user_id"]).doUpdateSet(question))
    .execute();
  await tellOfTerms(tx, group, { userId: asked.userId, expiresAt, now: asked.now });
}

/**
 * Tells a member that there are terms to accept (D89), once a day however often they change. Who has accepted in between is
 * told again, because silence would cost the membership.
 */
async function tellOfTerms(
  tx: Tx,
  group: GroupRow,
  { expiresAt, now, userId }: { userId: string; expiresAt: Date; now: Date },
): Promise<void> {
  const { agreed } = await tx
    .selectFrom("group_agreements")
    .select(({ fn }) => fn.countAll<number>().as("agreed"))
    .where("group_id", "=", group.group_id)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  await tell(tx, "terms_changed", {
    to: [userId],
    group,
    values: { until: lastWholeDay(expiresAt, group.time_zone) },
    occasion: occasionOfDay(group, userId, now, agreed),
  });
}

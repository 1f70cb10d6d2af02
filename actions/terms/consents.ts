import type { Tx } from "../db/database.ts";
import type { KeptTerms } from "../domain/agreement.ts";
import type { Asked } from "../domain/terms.ts";
import { activeMembers, type GroupRow } from "../groups/queries.ts";

/** The members whom a change of terms may have to ask: everybody but the admin, who made it. */
export async function askedMembers(tx: Tx, group: GroupRow): Promise<Asked[]> {
  const open = await tx
    .selectFrom("term_consents")
    .select(["user_id", "terms_before"])
    .where("group_id", "=", group.group_id)
    .where("accepted_at", "is", null)
    .execute();
  const openOf = new Map(open.map((row) => [row.user_id, row.terms_before as unknown as KeptTerms]));
  return (await activeMembers(tx, group.group_id))
    .filter(({ userId }) => userId !== group.admin_id)
    .map(({ userId }) => {
      const termsBefore = openOf.get(userId);
      return { userId, open: termsBefore ? { termsBefore } : null };
    });
}

/** Notes that people are bound by the present terms, whatever they were asked before. */
export async function noteConsent(tx: Tx, groupId: string, userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable("term_consents")
    .set({ accepted_at: now })
    .where("group_id", "=", groupId)
    .where("user_id", "in", userIds)
    .where("accepted_at", "is", null)
    .execute();
}

/** What a member is asked now; undefined where nothing is open. */
export function openConsentOf(tx: Tx, groupId: string, userId: string) {
  return tx
    .selectFrom("term_consents")
    .select("terms_hash")
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .where("accepted_at", "is", null)
    .executeTakeFirst();
}

/** How many members of a group have not yet answered, and by when all will have; null where nobody is asked. */
export async function unansweredTerms(tx: Tx, groupId: string): Promise<{ members: number; until: Date } | null> {
  const open = await tx
    .selectFrom("private.open_term_consents")
    .select("expires_at")
    .where("group_id", "=", groupId)
    .execute();
  if (open.length === 0) return null;
  return { members: open.length, until: new Date(Math.max(...open.map(({ expires_at }) => expires_at!.getTime()))) };
}

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { activeMembers } from "../groups/queries.ts";
import { tell } from "../news/tell.ts";

/** How late the event of a new version may come. An older version was told when it was written, and `told_news` may have forgotten it. */
const LATEST = sql`interval '7 days'`;
/** How long an unread notice stands for later versions too. */
const STANDS_FOR = sql`interval '1 day'`;

interface WrittenGroup {
  group_id: string;
  name: string;
  admin_id: string;
}

/**
 * Tells a circle of other rules than it began with (D267): a post for each version, and a notice for each member but the admin,
 * who wrote them. A notice of the last day that is not read stands for these rules too, so that writing them again and again
 * sends no letter each time. The caller holds the group's lock; called twice, it tells once.
 */
export async function tellOfRules(tx: Tx, group: WrittenGroup): Promise<void> {
  const newest = await tx
    .selectFrom("private.group_rules_versions")
    .select("version")
    .where("written_at", ">", sql<Date>`app_now() - ${LATEST}`)
    .where("group_id", "=", group.group_id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest || newest.version === 1) return;
  const { version } = newest;
  const occasion = `${group.group_id}:${version}`;
  await tell(tx, "rules_amended", { group, values: {}, occasion });
  await tell(tx, "rules_changed", { to: await whoKnowsOfNoOther(tx, group), group, values: {}, occasion });
}

/** Tells somebody who is let in under other rules than they had agreed to (D267). */
export async function tellWhoAgreedToOtherRules(
  tx: Tx,
  group: WrittenGroup,
  { agreementHash, userId }: { userId: string; agreementHash: string },
): Promise<void> {
  const occasion = `${group.group_id}:${userId}:${agreementHash}`;
  await tell(tx, "rules_changed", { to: [userId], group, values: {}, occasion });
}

async function whoKnowsOfNoOther(tx: Tx, group: WrittenGroup): Promise<string[]> {
  const unread = await tx
    .selectFrom("notifications")
    .select("user_id")
    .where("group_id", "=", group.group_id)
    .where("kind", "=", "rules_changed")
    .where("read", "=", false)
    .where("created_at", ">", sql<Date>`app_now() - ${STANDS_FOR}`)
    .where("dismissed_at", "is", null)
    .execute();
  const told = new Set(unread.map(({ user_id }) => user_id));
  return (await activeMembers(tx, group.group_id))
    .map(({ userId }) => userId)
    .filter((userId) => userId !== group.admin_id && !told.has(userId));
}

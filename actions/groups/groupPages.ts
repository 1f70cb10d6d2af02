import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { GroupStatus } from "../domain/groupActs.ts";

interface Asked {
  /** In which states the groups are. */
  statuses: readonly GroupStatus[];
  /** How many groups are in a page. */
  atOnce: number;
  /** After which group it begins, to come to that one last. Anywhere, so that looks that are cut off reach all in turn. */
  from?: string;
}

/**
 * Every group in one of these states that is neither frozen nor deleted, in pages: a look at the whole platform never holds more than one
 * of them. A group that comes into the state meanwhile may be missed.
 */
export async function* groupPages(
  db: Database,
  { atOnce, from = randomUUID(), statuses }: Asked,
): AsyncGenerator<string[]> {
  yield* pagesOf(db, { statuses, atOnce, after: from });
  yield* pagesOf(db, { statuses, atOnce, upTo: from });
}

interface Part extends Omit<Asked, "from"> {
  after?: string;
  upTo?: string;
}

async function* pagesOf(db: Database, { after, atOnce, statuses, upTo }: Part): AsyncGenerator<string[]> {
  let asked = db
    .selectFrom("groups")
    .select("group_id")
    .where("status", "in", statuses)
    .where("frozen_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("group_id")
    .limit(atOnce);
  if (upTo !== undefined) asked = asked.where("group_id", "<=", upTo);
  for (let last = after; ;) {
    const page = last === undefined ? asked : asked.where("group_id", ">", last);
    const groupIds = (await page.execute()).map(({ group_id }) => group_id);
    if (groupIds.length > 0) yield groupIds;
    if (groupIds.length < atOnce) return;
    last = groupIds.at(-1);
  }
}

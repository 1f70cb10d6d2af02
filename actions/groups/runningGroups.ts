import type { Database } from "../db/database.ts";

/**
 * Every group that has started, is not over and not frozen, in pages of as many: a look at the whole platform never holds more than one
 * of them. A group that starts meanwhile may be missed.
 */
export async function* runningGroups(db: Database, atOnce: number): AsyncGenerator<string[]> {
  let after: string | undefined;
  do {
    let page = db
      .selectFrom("groups")
      .select("group_id")
      .where("status", "=", "started")
      .where("frozen_at", "is", null)
      .where("deleted_at", "is", null)
      .orderBy("group_id")
      .limit(atOnce);
    if (after !== undefined) page = page.where("group_id", ">", after);
    const groupIds = (await page.execute()).map(({ group_id }) => group_id);
    if (groupIds.length > 0) yield groupIds;
    after = groupIds.length < atOnce ? undefined : groupIds.at(-1);
  } while (after !== undefined);
}

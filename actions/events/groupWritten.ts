import { sql } from "kysely";
import { z } from "zod";
import { promisesIn } from "../../schema/promises.ts";
import { inTransaction } from "../db/database.ts";
import { defineEvent } from "../define.ts";
import { tellOfRules } from "../terms/tellOfRules.ts";

const row = z.object({ group_id: z.uuid() });

/**
 * Looks through the words of a group that was founded or reworded, whoever wrote them and by whatever way: where they promise
 * profit or reward recruiting, a person looks at it (D226). Other words than before are looked at anew; words that promise
 * nothing any more end what nobody has looked at yet. The circle hears of other rules here, because an organizer writes them
 * by a plain mutation (D267). Safe to deliver again.
 */
export const groupWritten = defineEvent("group_written", row, async ({ new: written }, { db }) => {
  if (!written) return;
  await inTransaction(db, async (tx) => {
    // What stands there now: deliveries may be late and out of order.
    const group = await tx
      .selectFrom("groups")
      .select(["group_id", "admin_id", "name", "description", "rules"])
      .select(sql<string>`md5(jsonb_build_array(name, description, rules)::text)`.as("words_hash"))
      .where("group_id", "=", written.group_id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!group) return;
    await tellOfRules(tx, group);
    const { group_id, words_hash } = group;
    const { profit, recruiting } = promisesIn([group.name, group.description, group.rules]);
    if (!profit && !recruiting) {
      await tx.deleteFrom("group_reviews").where("group_id", "=", group_id).where("reviewed_at", "is", null).execute();
      return;
    }
    const found = { promises_profit: profit, rewards_recruiting: recruiting, words_hash };
    await tx
      .insertInto("group_reviews")
      .values({ group_id, ...found })
      .onConflict((conflict) =>
        conflict
          .column("group_id")
          .doUpdateSet({ ...found, found_at: sql<Date>`app_now()`, reviewed_at: null, reviewed_by: null })
          .where("group_reviews.words_hash", "<>", words_hash),
      )
      .execute();
  });
});

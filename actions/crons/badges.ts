import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/** How many people one transaction counts. */
const BATCH = 200;

/** Counts anew for whom time alone has changed something: a round opens, a vote ends, a message grows old (D193). */
export const badges = defineCron("badges", async ({ db }) => {
  for (;;) {
    const counted = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ people: string[] | null }>`
        select array_agg(x.user_id) as people from (
          select user_id from badge_counts where recount_at <= app_now() order by user_id limit ${BATCH} for update skip locked) x`.execute(
        tx,
      );
      const people = rows[0]?.people ?? [];
      if (people.length > 0) await sql`select private.recount_badges(${people}::uuid[])`.execute(tx);
      return people.length;
    });
    if (counted < BATCH) return;
  }
});

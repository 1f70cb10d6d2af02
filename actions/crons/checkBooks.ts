import { sql } from "kysely";
import { runChecks } from "../checks/runChecks.ts";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/** Runs every check of the books and stores the results for the platform's admins (D28). */
export const checkBooks = defineCron("check_books", async ({ db, log }) => {
  const results = await runChecks(db);
  for (const { name, violations } of results) {
    if (violations > 0) log.error({ check: name, violations }, "a check of the books found violations");
  }
  await inTransaction(db, async (tx, now) => {
    await tx
      .insertInto("book_checks")
      .values(
        results.map(({ name, violations, sample }) => ({
          name,
          violations,
          sample: JSON.stringify(sample),
          ran_at: now,
        })),
      )
      .execute();
    await tx
      .deleteFrom("book_checks")
      .where("ran_at", "<", sql<Date>`app_now() - interval '30 days'`)
      .execute();
  });
});

import { sql } from "kysely";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/**
 * Brings every score to what time alone has changed: graces that have ended, defaults, and marks that fade (D135). What
 * people do changes scores by triggers, in its own transaction.
 */
export const reputationScores = defineCron("reputation_scores", async ({ db }) => {
  await inTransaction(db, (tx) => sql`select private.look_at_scores()`.execute(tx));
});

import { sql } from "kysely";
import type { Services } from "../context.ts";
import { inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/** About how many marks one transaction looks at. A step covers an hour at least, so it can be more. */
const BATCH = 2000;

/**
 * Brings every score to what time alone has changed: graces that have ended, defaults, and marks that fade (D135). What
 * people do changes scores by triggers, in its own transaction.
 */
export const reputationScores = defineCron("reputation_scores", (services) => lookAtScores(services, BATCH));

/** After a silence it goes on step by step, and a look that was broken off goes on where it was. @param atOnce marks in a step */
export async function lookAtScores({ db }: Services, atOnce: number): Promise<void> {
  const step = () =>
    inTransaction(db, async (tx) => {
      // Graces that end at the same midnight are one step, however many circles there are.
      await sql`set local statement_timeout = '50s'`.execute(tx);
      const { rows } = await sql<{ is_done: boolean }>`
        select private.look_at_scores(private.next_look(${atOnce})) as is_done`.execute(tx);
      return rows[0]!.is_done;
    });
  while (!(await step()));
}

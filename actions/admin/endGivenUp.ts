import { sql } from "kysely";
import { z } from "zod";
import { isPaidOut } from "../contributions/paidOut.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { lines } from "../middleware/textInput.ts";
import { AppError } from "../refusals/AppError.ts";
import { auditGivenUp, readGivenUp } from "./givenUpWork.ts";

/**
 * A person has settled with its payer what the product cannot settle: money that went back, or was lost, after it had moved
 * on (D40). It leaves the list, and comes back when the provider says something else of the charge.
 * @throws AppError for what still waits for the provider's answer, or for money to be given back there
 */
export const endGivenUp = defineAction(
  "end_given_up",
  z.object({
    work_id: z.string().regex(/^[a-z_]{1,20}:[0-9a-z-]{1,64}$/),
    note: lines({ max: 1000 }).refine((given) => given !== ""),
  }),
  ({ note, work_id }, context) =>
    inTransaction(context.db, async (tx) => {
      const work = await readGivenUp(tx, context, work_id);
      if (work.kind !== "payment" || !(await settle(tx, work_id))) throw new AppError("given-up-work-not-over");
      await auditGivenUp(tx, context, { action: "end_given_up", note, work, workId: work_id });
      return { success: true };
    }),
);

/** @returns whether it was one that a person settles */
async function settle(tx: Tx, workId: string): Promise<boolean> {
  const { rows } = await sql`
    update private.payment_attempts a set settled_need = a.last_error, given_up_at = null, last_error = null
    from payments p where p.payment_id = a.payment_id and a.attempt_id::text = ${workId.slice("payment:".length)}
      and (a.last_error = 'dispute_lost'
        or a.last_error in ('given_back', 'lost_in_part') and p.status = 'completed' and (p.given_back_at is not null or ${isPaidOut}))
    returning a.attempt_id`.execute(tx);
  return rows.length > 0;
}

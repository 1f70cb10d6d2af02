import { sql } from "kysely";
import { z } from "zod";
import { isPaidOut } from "../contributions/paidOut.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import type { Cents } from "../domain/money.ts";
import { lockGroup } from "../groups/queries.ts";
import { lines } from "../middleware/textInput.ts";
import { AppError } from "../refusals/AppError.ts";
import { auditGivenUp, readGivenUp } from "./givenUpWork.ts";

/**
 * A person has settled with its payer what the product cannot settle: money that went back, or was lost, after it had moved
 * on (D40). It leaves the list, and comes back when the provider says something else of the charge.
 * @throws AppError for what still waits for the provider's answer, or for money to be given back there, and for what has
 * changed since they read the list, which `given_up_at` tells
 */
export const endGivenUp = defineAction(
  "end_given_up",
  z.object({
    given_up_at: z.iso.datetime({ offset: true }),
    work_id: z.string().regex(/^[a-z_]{1,20}:[0-9a-z-]{1,64}$/),
    note: lines({ max: 1000 }).refine((given) => given !== ""),
  }),
  ({ given_up_at, note, work_id }, context) =>
    inTransaction(context.db, async (tx) => {
      await lockGroupOf(tx, work_id);
      const work = await readGivenUp(tx, context, work_id);
      if (work.given_up_at.getTime() !== Date.parse(given_up_at)) throw new AppError("given-up-work-changed");
      const settled = work.kind === "payment" && (await settle(tx, work_id));
      if (!settled) throw new AppError("given-up-work-not-over");
      const details = { note, refunded_amount: settled.refunded_amount };
      await auditGivenUp(tx, context, { action: "end_given_up", details, work, workId: work_id });
      return { success: true };
    }),
);

/** Of a payment: nothing that the provider says of it is stored meanwhile. */
async function lockGroupOf(tx: Tx, workId: string): Promise<void> {
  const { rows } = await sql<{ group_id: string }>`
    select p.group_id from private.payment_attempts a join payments p using (payment_id)
    where 'payment:' || a.attempt_id = ${workId}`.execute(tx);
  if (rows[0]) await lockGroup(tx, rows[0].group_id);
}

/** @returns how much of it the provider has given back; undefined where it is none that a person settles */
async function settle(tx: Tx, workId: string): Promise<{ refunded_amount: Cents } | undefined> {
  const { rows } = await sql<{ refunded_amount: Cents }>`
    update private.payment_attempts a set settled_need = a.last_error, given_up_at = null, last_error = null
    from payments p where p.payment_id = a.payment_id and a.attempt_id::text = ${workId.slice("payment:".length)}
      and (a.last_error = 'dispute_lost'
        or a.last_error in ('given_back', 'lost_in_part') and p.status = 'completed' and (p.given_back_at is not null or ${isPaidOut}))
    returning p.refunded_amount`.execute(tx);
  return rows[0];
}

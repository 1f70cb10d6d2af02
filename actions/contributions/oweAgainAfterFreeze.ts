import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { readPayment } from "./attempts.ts";
import { oweAgain } from "./oweAgain.ts";

/**
 * Tells payers which payments went back to them while the group was frozen. Nobody told them then: whether such a contribution is
 * owed again depends on an exit, which a freeze leaves unsettled (D115, D263). Nobody is told twice. The caller holds the group's lock and has brought the group forward.
 */
export async function oweAgainAfterFreeze(tx: Tx, group: GroupRow): Promise<void> {
  const attempts = await tx
    .selectFrom("private.payment_attempts as a")
    .innerJoin("payments as p", (join) =>
      join.onRef("p.payment_id", "=", "a.payment_id").onRef("p.transaction_id", "=", "a.payment_intent_id"),
    )
    .selectAll("a")
    .where("p.group_id", "=", group.group_id)
    .where("p.status", "=", "failed")
    // Of a refund, nobody has anything to do any more only when the whole has gone back.
    .where(
      sql<boolean>`(p.failure_reason = 'dispute_lost' or p.refunded_amount > 0 and a.last_error is null and a.settled_need is null)`,
    )
    .orderBy("a.attempt_id")
    .execute();
  for (const attempt of attempts) {
    const payment = (await readPayment(tx, attempt.payment_id))!;
    const { currency, failure_reason, refunded_amount, total } = payment;
    const isLost = failure_reason === "dispute_lost";
    const charged = { cents: isLost ? total : refunded_amount, currency };
    await oweAgain(tx, { attempt, charged, group, payment, reason: isLost ? "dispute_lost" : "given_back" });
  }
}

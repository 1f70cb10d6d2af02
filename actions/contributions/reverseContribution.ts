import type { Tx } from "../db/database.ts";
import { contributionReversedPosting } from "../domain/ledger.ts";
import { post, postedRound } from "../ledger/post.ts";
import { markAttempt, needPerson, type PaymentRow } from "./attempts.ts";

/**
 * Takes a completed contribution out of the books (D40, D259): the payment has failed, its posting is reversed, and nobody
 * has to look at it any more. The receipt keeps its number. The caller knows that the payer's side has the money back and
 * that it has moved nowhere else, and holds the group's lock.
 */
export async function reverseContribution(
  tx: Tx,
  payment: PaymentRow,
  { attemptId, now, reason }: { attemptId: string; now: Date; reason: "dispute_lost" | "given_back" },
): Promise<void> {
  await markAttempt(tx, attemptId, { state: "failed" });
  await tx
    .updateTable("payments")
    .set({ status: "failed", failure_reason: reason, paid_at: null, returned_at: now })
    .where("payment_id", "=", payment.payment_id)
    .execute();
  const { transaction_id } = await tx
    .selectFrom("ledger_transactions")
    .select("transaction_id")
    .where("payment_id", "=", payment.payment_id)
    .where("kind", "=", "contribution")
    .executeTakeFirstOrThrow();
  await post(
    tx,
    contributionReversedPosting(postedRound(payment), {
      paymentId: payment.payment_id,
      payerId: payment.user_id,
      amount: payment.amount,
      fees: { service: payment.service_fee, processing: payment.processing_fee },
      reversesId: transaction_id,
    }),
  );
  await needPerson(tx, attemptId, null);
}

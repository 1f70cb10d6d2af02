import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { fateOfReturned, type MovedMoney, type ReturnedBy } from "../domain/returnedMoney.ts";
import type { AttemptRow, PaymentRow } from "./attempts.ts";
import { isPaidOut } from "./paidOut.ts";
import { reverseContribution } from "./reverseContribution.ts";

/**
 * Takes a completed contribution back whose payer has the whole money again: the payment failed and its posting is reversed
 * (D40). The receipt keeps its number. The caller holds the group's lock, brings the group forward, and then tells the payer
 * what is owed again (`oweAgain`).
 * @returns whether it was taken back; if not, its money has moved on and a person settles it
 */
export async function takeBack(
  tx: Tx,
  { attempt, now, payment, reason }: { attempt: AttemptRow; payment: PaymentRow; reason: ReturnedBy; now: Date },
): Promise<boolean> {
  if (fateOfReturned(await moneyOf(tx, payment.payment_id)) !== "taken_back") return false;
  await reverseContribution(tx, payment, { attemptId: attempt.attempt_id, reason, now });
  return true;
}

async function moneyOf(tx: Tx, paymentId: string): Promise<MovedMoney> {
  const { rows } = await sql<MovedMoney>`
    select p.given_back_at is not null as "isReturned",
      ${isPaidOut} as "isPaidOut"
    from payments p where p.payment_id = ${paymentId}`.execute(tx);
  return rows[0]!;
}

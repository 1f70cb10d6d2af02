import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { fateOfReturned, type MovedMoney } from "../domain/returnedMoney.ts";
import { oweAgain, type Returned } from "./oweAgain.ts";
import { isPaidOut } from "./paidOut.ts";
import { reverseContribution } from "./reverseContribution.ts";

/**
 * Takes a completed contribution back whose payer has the whole money again: the payment failed, its posting is reversed,
 * and, unless an exit has made it needless, the round is owed again and can be paid at any time, also after its grace (D40,
 * D279). The receipt keeps its number. The caller holds the group's lock.
 * @returns whether it was taken back; if not, its money has moved on and a person settles it
 */
export async function takeBack(
  tx: Tx,
  { attempt, group, now, payment, reason }: Returned & { now: Date },
): Promise<boolean> {
  if (fateOfReturned(await moneyOf(tx, payment.payment_id)) !== "taken_back") return false;
  await reverseContribution(tx, payment, { attemptId: attempt.attempt_id, reason, now });
  await oweAgain(tx, { attempt, group, payment, reason });
  return true;
}

async function moneyOf(tx: Tx, paymentId: string): Promise<MovedMoney> {
  const { rows } = await sql<MovedMoney>`
    select p.given_back_at is not null as "isReturned",
      ${isPaidOut} as "isPaidOut",
      exists (select from exits e join payout_distributions d on d.group_id = e.group_id and d.cycle = e.cycle and d.recipient_id = e.user_id
        where (e.group_id, e.cycle, e.user_id) = (p.group_id, p.cycle, p.user_id) and e.kind = 'before_receiving') as "isSettled"
    from payments p where p.payment_id = ${paymentId}`.execute(tx);
  return rows[0]!;
}

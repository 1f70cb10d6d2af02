import { sql } from "kysely";
import { isTakenBack } from "../contributions/takenBack.ts";
import type { Tx } from "../db/database.ts";
import { contributionReturnedPosting } from "../domain/ledger.ts";
import { failPoint } from "../faults.ts";
import type { GroupRow } from "../groups/queries.ts";
import { post, postedRound } from "../ledger/post.ts";
import { tell } from "../news/tell.ts";

interface Needless {
  payment_id: string;
  user_id: string;
  recipient_id: string;
  group_id: string;
  cycle: number;
  payout_round: number;
  currency: string;
  amount: number;
  service_fee: number;
  /** `free`: it has settled, and nothing of it has gone back. `on_its_way`: it may still bounce, or waits for a person. */
  progress: "free" | "on_its_way";
}

/**
 * Sends every contribution that an exit has made needless to its payer's balance, with the service fee (D117, D259). A
 * card's money goes at once, although it came early; a bank debit once it has settled, since it may still bounce (D31).
 * What the provider has given back whole has failed already, and is none (D40). The caller holds the group's lock.
 * @returns the recipients of the rounds in which such money is still on its way, or waits for a person
 */
export async function returnContributions(tx: Tx, group: GroupRow, now: Date): Promise<string[]> {
  const { rows } = await sql<Needless>`
    select p.payment_id, p.user_id, o.recipient_id, p.group_id, p.cycle, p.payout_round, p.currency, p.amount, p.service_fee,
      case when p.status = 'completed' and not ${isTakenBack}
          and (p.payment_method = 'card' or p.held_until is null or p.held_until <= ${now}) then 'free'
        else 'on_its_way' end as progress
    from obligations o join payments p on p.group_id = o.group_id and p.cycle = o.cycle
      and p.payout_round = o.payout_round and p.user_id = o.user_id and p.status <> 'failed'
    where o.group_id = ${group.group_id} and o.waived_at is not null and p.given_back_at is null
    order by p.payment_id`.execute(tx);
  for (const payment of rows) {
    if (payment.progress === "free") await giveBack(tx, group, payment, now);
  }
  return rows.filter(({ progress }) => progress === "on_its_way").map(({ recipient_id }) => recipient_id);
}

async function giveBack(tx: Tx, group: GroupRow, payment: Needless, now: Date): Promise<void> {
  const { amount, currency, cycle, payment_id, payout_round, service_fee, user_id } = payment;
  await tx.updateTable("payments").set({ given_back_at: now }).where("payment_id", "=", payment_id).execute();
  await post(
    tx,
    contributionReturnedPosting(postedRound(payment), {
      paymentId: payment_id,
      payerId: user_id,
      amount,
      serviceFee: service_fee,
    }),
  );
  failPoint("exit:returned");
  await tell(tx, "contribution_returned", {
    to: [user_id],
    group,
    values: { payment_id, cycle, round: payout_round, amount: { cents: amount + service_fee, currency } },
    occasion: payment_id,
  });
}

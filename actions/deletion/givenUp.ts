import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../db/database.ts";
import { debtGivenUpPosting } from "../domain/ledger.ts";
import { post, postedRound } from "../ledger/post.ts";
import { tell } from "../news/tell.ts";

/**
 * The shortfalls `s` of payouts `d` to a person that go with their account (D169): what others have defaulted on (D61) in cycles
 * that are over, with no payment under way or come. `o` is where each obligation stands.
 */
export const givenUpBy = (userId: string): RawBuilder<unknown> => sql`
  payout_shortfalls s join payout_distributions d using (payout_id)
  join obligation_standings o on o.group_id = d.group_id and o.cycle = d.cycle and o.payout_round = d.payout_round and o.user_id = s.payer_id
  join obligations b on b.group_id = o.group_id and b.cycle = o.cycle and b.payout_round = o.payout_round and b.user_id = o.user_id
  where d.recipient_id = ${userId} and s.settled_at is null and o.is_asked and o.is_cycle_over and o.payment_id is null and b.defaults_at <= o.at`;

interface Debt {
  payout_id: string;
  payer_id: string;
  group_id: string;
  group_name: string;
  cycle: number;
  payout_round: number;
  currency: string;
  /** Minor units. */
  amount: number;
}

/**
 * Gives up what others have defaulted on, so that they owe it to nobody: their marks stay, and the books move it from the one
 * position to the other (D28, D135, D169). The caller holds the locks of the person's circles.
 */
export async function giveUpDebts(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const debt of await debtsOf(tx, userId)) {
    const { amount, currency, cycle, group_id, payer_id, payout_id, payout_round } = debt;
    await tx
      .updateTable("obligations")
      .set({ waived_at: now })
      .where("group_id", "=", group_id)
      .where("cycle", "=", cycle)
      .where("payout_round", "=", payout_round)
      .where("user_id", "=", payer_id)
      .execute();
    await tx
      .updateTable("payout_shortfalls")
      .set({ given_up_at: now })
      .where("payout_id", "=", payout_id)
      .where("payer_id", "=", payer_id)
      .execute();
    await post(
      tx,
      debtGivenUpPosting(postedRound(debt), { payoutId: payout_id, payerId: payer_id, recipientId: userId, amount }),
    );
    await tell(tx, "debt_given_up", {
      to: [payer_id],
      group: { group_id, name: debt.group_name },
      values: { cycle, round: payout_round, amount: { cents: amount, currency } },
      occasion: `${payout_id}:${payer_id}`,
    });
  }
}

async function debtsOf(tx: Tx, userId: string): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select s.payout_id, s.payer_id, s.amount, d.group_id, g.name as group_name, d.cycle, d.payout_round, d.currency
    from (select s.payout_id, s.payer_id from ${givenUpBy(userId)}) lost
    join payout_shortfalls s using (payout_id, payer_id) join payout_distributions d using (payout_id) join groups g using (group_id)
    order by d.group_id, d.cycle, d.payout_round, s.payer_id`.execute(tx);
  return rows;
}

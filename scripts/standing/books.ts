/** What is owed, computed only from tables, without the product's views and functions. */
import { sql } from "kysely";
import type { Database } from "../../actions/db/database.ts";

export interface Debt {
  payerId: string;
  recipientId: string;
  round: number;
  isOfThisCycle: boolean;
  amount: number;
  isComing: boolean;
}

/** Contributions of past rounds that are due and have not arrived. */
export async function debtsIn(db: Database, groupId: string): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select o.user_id as "payerId", o.recipient_id as "recipientId", o.payout_round as round, o.amount::integer as amount,
      o.cycle = g.current_cycle as "isOfThisCycle", coalesce(p.is_processing, false) as "isComing"
    from obligations o join rounds r using (group_id, cycle, payout_round) join groups g using (group_id)
    join cycles c using (group_id, cycle)
    left join payments p on p.group_id = o.group_id and p.cycle = o.cycle and p.payout_round = o.payout_round
      and p.user_id = o.user_id and p.status <> 'failed'
    where o.group_id = ${groupId}::uuid and p.status is distinct from 'completed'
      and r.due_at <= least(app_now(), g.frozen_at)
      and not (g.status = 'inactive' and r.closed_at is null)
      and not (g.status = 'started' and o.cycle = g.current_cycle and o.payout_round = c.current_payout_round)`.execute(
    db,
  );
  return rows;
}

export const totalOf = (debts: readonly Debt[]): number => debts.reduce((sum, { amount }) => sum + amount, 0);

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** One member's contribution to a round. */
interface Owed {
  group_id: string;
  user_id: string;
  cycle: number;
  payout_round: number;
}

/** Whether the payer or the recipient has left before the own turn, so that settling this may end the contribution (D115). */
export async function mayStillEnd(tx: Tx, { cycle, group_id, payout_round, user_id }: Owed): Promise<boolean> {
  const { rows } = await sql`
    select from exits e join rounds r using (group_id, cycle)
    where r.group_id = ${group_id} and r.cycle = ${cycle} and r.payout_round = ${payout_round}
      and e.kind = 'before_receiving' and e.user_id in (${user_id}, r.recipient_id)`.execute(tx);
  return rows.length > 0;
}

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";

/** One member's contribution to a round. */
interface Owed {
  group_id: string;
  user_id: string;
  cycle: number;
  payout_round: number;
}

/**
 * Lets a member pay a round at any time, also after its grace, because their payment of it was taken back (D40, D279);
 * nothing where it is open so already, or paid by another payment. Another one that is under way may still fail, and then
 * nothing else would open the round. The caller holds the group's lock.
 */
export async function openTakenBack(tx: Tx, { cycle, group_id, payout_round, user_id }: Owed): Promise<void> {
  await sql`
    insert into late_allowances (round_id, user_id, reason)
    select round_id, user_id, 'taken_back' from obligation_standings
    where group_id = ${group_id} and cycle = ${cycle} and payout_round = ${payout_round} and user_id = ${user_id}
      and is_owed and not is_taken_back`.execute(tx);
}

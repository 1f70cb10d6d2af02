import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { allowanceEnd } from "../domain/lateOpenings.ts";
import type { GroupRow } from "../groups/queries.ts";
import { readLimit } from "../plans/catalogue.ts";

/** One member's contribution to a round. */
interface Owed {
  user_id: string;
  cycle: number;
  payout_round: number;
}

/**
 * Lets a member pay a round at once whose payment was taken back, for as many days as the admin's leave, where the round's
 * grace ends sooner (D40, D59): they could not ask for leave before. The caller holds the group's lock.
 */
export async function openTakenBack(
  tx: Tx,
  group: GroupRow,
  { cycle, payout_round, user_id }: Owed,
  now: Date,
): Promise<void> {
  const until = allowanceEnd(now, { days: await readLimit(tx, "late_allowance"), timeZone: group.time_zone });
  await sql`
    insert into late_allowances (round_id, user_id, reason, valid_until)
    select round_id, user_id, 'taken_back', ${until} from obligation_standings
    where group_id = ${group.group_id} and cycle = ${cycle} and payout_round = ${payout_round} and user_id = ${user_id}
      and is_owed and not is_cycle_over and grace_ends_at < ${until}`.execute(tx);
}

import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { wasTold } from "../news/tell.ts";

export interface Owing {
  user_id: string;
  payout_round: number;
  /** Minor units. */
  amount: number;
  due_date: string;
}

/** Who but the admin owes the round at hand and can pay it now. Whose debit is on its way owes nothing. */
export async function owingNow(tx: Tx, group: GroupRow): Promise<Owing[]> {
  const { rows } = await sql<Owing>`
    select user_id, payout_round, amount, due_date from obligation_standings
    where group_id = ${group.group_id} and user_id <> ${group.admin_id} and is_current and is_owed
      and state in ('early', 'due_today', 'grace', 'late_allowed') order by user_id`.execute(tx);
  return rows;
}

/**
 * Names today's reminder of the round at hand, and says until when it stands if it was sent: there is one a day in the
 * group's zone.
 */
export async function reminderOfToday(
  tx: Tx,
  group: GroupRow,
): Promise<{ occasion: string; remindedUntil: Date | null }> {
  const { rows } = await sql<{ occasion: string; tomorrow: Date }>`
    select private.reminder_occasion(g, group_current_payout_round(g)) as occasion,
      ((app_now() at time zone g.time_zone)::date + 1)::timestamp at time zone g.time_zone as tomorrow
    from groups g where g.group_id = ${group.group_id}`.execute(tx);
  const { occasion, tomorrow } = rows[0]!;
  return { occasion, remindedUntil: (await wasTold(tx, "payment_reminder", [occasion])) ? tomorrow : null };
}

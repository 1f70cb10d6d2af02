import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import { type Remindable, type ReminderHours, type ReminderTiming } from "../domain/reminders.ts";
import { limit, type Limits } from "../plans/catalogue.ts";

/** A contribution that somebody owes now, and what is known for reminding them. */
export interface Owing {
  group_id: string;
  user_id: string;
  cycle: number;
  payout_round: number;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  /** The last day of this member's grace, in the group's zone. */
  grace_end_date: string;
  lastTold: Date | null;
  terms: Remindable;
}

interface Row extends Omit<Owing, "terms" | "lastTold"> {
  due_date: string;
  opens_at: Date;
  due_at: Date;
  grace_ends_at: Date;
  reminder_timing: ReminderTiming;
  member_zone: string;
  reminded_at: Date | null;
}

/**
 * Who of these groups owes a contribution that is open or in its grace, and wants to be reminded of it: nobody who has paid, whose
 * debit is on its way, who receives or was excused, none of a frozen group, and nobody who may not pay (D191, D263).
 */
export async function readOwing(db: Database | Tx, groupIds: readonly string[]): Promise<Owing[]> {
  // From the rounds that are open on: all that is owed later is not looked at. The clock is asked once, not for each row.
  const { rows } = await sql<Row>`
    select o.group_id, o.user_id, o.cycle, o.payout_round, o.amount, o.currency, o.due_date, o.grace_end_date,
      o.opens_at, o.due_at, o.grace_ends_at, p.reminder_timing, coalesce(u.time_zone, o.time_zone) as member_zone, m.reminded_at
    from groups g
    join rounds r on r.group_id = g.group_id and r.cycle = g.current_cycle and r.opens_at <= (select app_now())
    join obligation_standings o on o.group_id = r.group_id and o.cycle = r.cycle and o.payout_round = r.payout_round
    join user_preferences p on p.user_id = o.user_id and p.payment_reminders
    join user_profiles u on u.user_id = o.user_id and u.deleted_at is null and u.suspended_at is null
    left join private.payment_reminders m on m.group_id = o.group_id and m.cycle = o.cycle
      and m.payout_round = o.payout_round and m.user_id = o.user_id
    where g.group_id = any (${groupIds}::uuid[]) and g.frozen_at is null and g.deleted_at is null
      and o.is_running and o.is_owed and o.state in ('early', 'due_today', 'grace') and o.grace_ends_at > (select app_now())
    order by o.group_id, o.payout_round, o.user_id`.execute(db);
  return rows.map(owingOf);
}

const owingOf = ({ due_at, due_date, grace_ends_at, member_zone, opens_at, reminded_at, ...owed }: Row): Owing => ({
  ...owed,
  lastTold: reminded_at,
  terms: {
    timing: owed.reminder_timing,
    timeZone: member_zone,
    dueDate: due_date,
    opensAt: opens_at,
    dueAt: due_at,
    graceEndsAt: grace_ends_at,
  },
});

export const reminderHours = (limits: Limits): ReminderHours => ({
  hour: limit(limits, "reminder_hour"),
  lastMinutes: limit(limits, "last_reminder"),
  quiet: { from: limit(limits, "quiet_from"), until: limit(limits, "quiet_until") },
});

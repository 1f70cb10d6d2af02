/** Writes contributions that their payers' banks want back, as far as each has come: whom they bar is drawn with the people. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../actions/db/database.ts";

/** Nobody has decided; a person has settled it; it was lost and is owed again; it was lost and paid again. */
export const DISPUTES = ["open", "settled", "lost", "paid_again"] as const;
export type Dispute = (typeof DISPUTES)[number];

/** Whether it keeps its payer out of further circles (D62). */
export const isBarring = (dispute: Dispute | null): boolean => dispute === "open" || dispute === "lost";

/** Each in the one round, not yet due, of a running circle that none of the questions is about. Foreign keys are off. */
export async function writeDisputes(tx: Tx, disputes: readonly { payer: string; dispute: Dispute }[]): Promise<void> {
  const group_id = randomUUID();
  const payers = sql`unnest(${disputes.map(({ payer }) => payer)}::uuid[], ${disputes.map(({ dispute }) => dispute)}::text[]) d (payer, dispute)`;
  await sql`insert into groups (group_id, url_slug, name, status, frequency, contribution_amount, currency, time_zone, admin_id,
      created_by, member_limit, minimum_members_to_start)
    select ${group_id}::uuid, ${group_id}, 'Disputed', 'started', 'weekly', 10000, 'USD', 'UTC', gen_random_uuid(),
      gen_random_uuid(), 50, 2`.execute(tx);
  await sql`insert into rounds (group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at,
      due_at, grace_ends_at, payout_at)
    select ${group_id}::uuid, 1, 1, gen_random_uuid(), day, day, day, app_now(), day, day + 1, day + 1
    from (select app_now()::date + 7 as day) t`.execute(tx);
  await sql`insert into obligations (group_id, cycle, payout_round, user_id, recipient_id, amount, grace_ends_at, defaults_at)
    select r.group_id, 1, 1, d.payer, r.recipient_id, 100, r.grace_ends_at, r.grace_ends_at
    from ${payers}, rounds r where r.group_id = ${group_id}::uuid`.execute(tx);
  const pay = (which: "disputed" | "again") => sql`
    insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency,
      payment_method, status, failure_reason, due_date, is_early, paid_at, returned_at, receipt_number, disputed_at)
    select d.payer, ${group_id}::uuid, 1, 1, 100, 0, 0, 100, 'USD', 'card', case when is_lost then 'failed' else 'completed' end,
      case when is_lost then 'dispute_lost' end, app_now()::date + 7, false, case when not is_lost then app_now() end,
      case when is_lost then app_now() end, nextval('receipt_number_seq'), case when ${which} = 'disputed' then app_now() end
    from ${payers}, lateral (select ${which} = 'disputed' and d.dispute in ('lost', 'paid_again') as is_lost) l
    where ${which} = 'disputed' or d.dispute = 'paid_again'`;
  await pay("disputed").execute(tx);
  await pay("again").execute(tx);
  await sql`insert into private.payment_attempts (payment_id, state, parameters, session_id, expires_at, settled_need)
    select p.payment_id, 'paid', '{}', gen_random_uuid()::text, app_now(), 'dispute_lost'
    from payments p join ${payers} on d.payer = p.user_id
    where p.group_id = ${group_id}::uuid and d.dispute = 'settled'`.execute(tx);
}

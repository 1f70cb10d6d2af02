import { type RawBuilder, sql } from "kysely";
import { type Database, inTransaction } from "../db/database.ts";
import { defineCron } from "../define.ts";

/**
 * Rows that are of no use any more, each kind with how long it is kept by the server's or the product's clock (D225).
 */
const LEFTOVERS: RawBuilder<unknown>[] = [
  sql`delete from auth.sessions where expires_at < now() - interval '1 day'`,
  sql`delete from auth.verifications where expires_at < now() - interval '1 day'`,
  sql`delete from auth.rate_limits where last_request < extract(epoch from now() - interval '1 day') * 1000`,
  sql`delete from auth.sign_in_attempts
      where window_ends_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`,
  sql`delete from auth.half_sign_ins where expires_at < now()`,
  sql`delete from auth.two_factors where confirmed_at is null and created_at < now() - interval '1 day'`,
  sql`delete from auth.email_changes where asked_at < now() - span_of('email_change_link')`,
  // A check that a person of the provider looks at may take days.
  sql`delete from auth.factor_recoveries where asked_at < now() - interval '30 days'`,
  sql`delete from private.ended_access where ended_at < now() - interval '1 hour'`,
  sql`delete from private.request_limits where resets_at < now()`,
  sql`delete from private.handled_deliveries where handled_at < now() - interval '30 days'`,
  sql`delete from private.outbox where coalesce(done_at, given_up_at) < now() - interval '30 days'`,
  // What Apple would not take back in all that time, and what was never exchanged.
  sql`delete from private.apple_grants g where g.way_in_id is null
      and not exists (select from private.outbox o where o.dedupe_key = 'apple-revoke:' || g.grant_id)`,
  sql`delete from private.apple_grants where holds = 'code' and created_at < now() - interval '1 day'`,
  sql`delete from private.provider_events where coalesce(done_at, given_up_at) < now() - interval '90 days'`,
  sql`select private.clear_event_log()`,
  sql`delete from performance_metrics where created_at < app_now() - make_interval(days => limit_of('metrics_kept'))`,
  sql`update support_tickets set diagnostics = null
      where diagnostics is not null and created_at < app_now() - make_interval(days => limit_of('metrics_kept'))`,
  sql`delete from private.support_questions
      where asked_at < now() - span_of('question_link') - interval '1 day'`,
  sql`delete from security_audit_logs where created_at < app_now() - make_interval(months => limit_of('security_log_kept'))`,
  sql`delete from data_exports where status in ('expired', 'failed')
      and asked_at < app_now() - make_interval(months => limit_of('security_log_kept'))`,
  sql`delete from private.withheld_messages where withheld_at < app_now() - make_interval(months => limit_of('withheld_kept'))`,
];

/** Support is asked about what may come back to a court: what nobody has touched for years goes, with what it was about. */
const OLD_TICKETS = sql`select ticket_id from support_tickets
  where updated_at < app_now() - make_interval(months => limit_of('tickets_kept'))`;
const TICKETS: RawBuilder<unknown>[] = [
  "private.reports",
  "private.support_questions",
  "ticket_attachments",
  "ticket_messages",
  "support_tickets",
].map((table) => sql`delete from ${sql.table(table)} where ticket_id in (${OLD_TICKETS})`);

/** Conversations of groups that are long over; the next tick goes on. */
const CHATS_AT_ONCE = 100;

/** Deletes what was said in groups that ended, and said their last word, long ago (D225). */
async function forgetTalk(db: Database): Promise<void> {
  const before = sql`app_now() - make_interval(months => limit_of('talk_kept'))`;
  const { rows } = await sql<{ group_id: string }>`
    select g.group_id from groups g where private.group_ended_at(g) < ${before}
      and exists (select from messages m where m.chat_id = g.group_id)
      and not exists (select from messages m where m.chat_id = g.group_id and m.created_at >= ${before})
    limit ${CHATS_AT_ONCE}`.execute(db);
  for (const { group_id } of rows) await sql`select private.forget_talk(${group_id}, ${before})`.execute(db);
}

/** Deletes rows whose time is over. Safe at any moment, and in two processes at once. */
export const cleanUp = defineCron("clean_up", async ({ db }) => {
  for (const leftover of LEFTOVERS) await leftover.execute(db);
  await inTransaction(db, async (tx) => {
    for (const rows of TICKETS) await rows.execute(tx);
  });
  await forgetTalk(db);
});

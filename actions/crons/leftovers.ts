import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/database.ts";

/** The most rows that one statement deletes. One that tried to delete all would run into its time limit at every tick. */
export const BATCH = 1000;

/** One kind of rows that are of no use any more. */
export interface Leftover {
  /** For the log. */
  name: string;
  /** Does away with up to a batch of them. @returns how many there were */
  next: (db: Database) => Promise<number>;
}

/** Does away with everything of one kind, a batch at a time. */
export async function clear({ next }: Leftover, db: Database): Promise<void> {
  while ((await next(db)) >= BATCH);
}

/** A batch of the rows that are over, without those that somebody holds: these are left to the next tick. */
const batchOf = (table: string, isOver: RawBuilder<unknown>) =>
  sql`ctid = any (array(select ctid from ${sql.table(table)} where ${isOver} limit ${BATCH} for update skip locked))`;

const run = (statement: RawBuilder<unknown>) => async (db: Database) =>
  Number((await statement.execute(db)).numAffectedRows);

const rows = (table: string, isOver: RawBuilder<unknown>): Leftover => ({
  name: table,
  next: run(sql`delete from ${sql.table(table)} where ${batchOf(table, isOver)}`),
});

/** Rows that stay, without what their columns held. */
const emptied = (table: string, columns: readonly string[], isOver: RawBuilder<unknown>): Leftover => ({
  name: `${table}.${columns.join(",")}`,
  next: run(
    sql`update ${sql.table(table)} set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = null`))}
      where ${batchOf(table, isOver)}`,
  ),
});

/** Rows of people whose account ended so long ago that nobody may have to prove anything about it any more. */
const ofLongGone = (table: string): Leftover =>
  rows(
    table,
    sql`user_id in (select user_id from user_profiles where deleted_at < app_now() - span_of('records_kept'))`,
  );

/** Each kind with how long it is kept by the server's or the product's clock (D225). */
export const LEFTOVERS: readonly Leftover[] = [
  rows("auth.sessions", sql`expires_at < now() - interval '1 day'`),
  rows("auth.verifications", sql`expires_at < now() - interval '1 day'`),
  rows(
    "auth.sign_in_attempts",
    sql`window_ends_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`,
  ),
  rows("auth.half_sign_ins", sql`expires_at < now()`),
  rows("auth.two_factors", sql`confirmed_at is null and created_at < now() - interval '1 day'`),
  rows("auth.email_changes", sql`asked_at < now() - span_of('email_change_link')`),
  // A check that a person of the provider looks at may take days.
  rows("auth.factor_recoveries", sql`asked_at < now() - interval '30 days'`),
  rows("private.ended_access", sql`ended_at < now() - interval '1 hour'`),
  rows("private.request_limits", sql`resets_at < now()`),
  rows("private.handled_deliveries", sql`handled_at < now() - interval '30 days'`),
  rows(
    "private.outbox",
    sql`coalesce(done_at, given_up_at) < now() - interval '30 days'
      -- It holds the name and the address of an account that is gone.
      or done_at is not null and payload ->> 'template' = 'account-deleted'`,
  ),
  // What Apple would not take back in all that time, and what was never exchanged.
  rows(
    "private.apple_grants",
    sql`way_in_id is null and not exists (
        select from private.outbox o where o.dedupe_key = 'apple-revoke:' || apple_grants.grant_id)
      or holds = 'code' and created_at < now() - interval '1 day'`,
  ),
  rows("private.provider_events", sql`coalesce(done_at, given_up_at) < now() - interval '90 days'`),
  {
    name: "hdb_catalog.event_log",
    next: async (db) => {
      const { rows: cleared } = await sql<{ count: number }>`
        select private.clear_event_log(${BATCH}) as count`.execute(db);
      return cleared[0]!.count;
    },
  },
  rows("performance_metrics", sql`created_at < app_now() - make_interval(days => limit_of('metrics_kept'))`),
  emptied(
    "support_tickets",
    ["diagnostics"],
    sql`diagnostics is not null and created_at < app_now() - make_interval(days => limit_of('metrics_kept'))`,
  ),
  // Until then the sender may send one again that nobody answered (D109).
  emptied(
    "group_invitations",
    ["invitee_email", "picked_alias"],
    sql`status <> 'pending' and invitee_email is not null
      and coalesce(answered_at, expires_at) < app_now() - make_interval(days => limit_of('invitee_kept'))`,
  ),
  rows("private.support_questions", sql`asked_at < now() - span_of('question_link') - interval '1 day'`),
  rows("security_audit_logs", sql`created_at < app_now() - make_interval(months => limit_of('security_log_kept'))`),
  rows(
    "data_exports",
    sql`status in ('expired', 'failed') and asked_at < app_now() - make_interval(months => limit_of('security_log_kept'))`,
  ),
  ofLongGone("identity_verifications"),
  ofLongGone("private.identity_fingerprints"),
  ofLongGone("group_agreements"),
  ofLongGone("term_consents"),
  ofLongGone("legal_acceptances"),
  // The ledger and its payments stay: others' books add up with them. From now on nobody can tell whose they were.
  ofLongGone("private.stripe_customers"),
  rows("private.withheld_messages", sql`withheld_at < app_now() - make_interval(months => limit_of('withheld_kept'))`),
  // By then no handler comes again that could tell it twice.
  rows("private.told_news", sql`told_at < app_now() - make_interval(months => limit_of('told_kept'))`),
];

import type { Pool } from "pg";
import type { Delivery } from "../../webhooks/delivery.ts";

/** An event that this engine has locked for delivery. */
export interface LockedEvent {
  id: string;
  schema: string;
  table: string;
  trigger: string;
  /** JSON text of `op`, `data`, `session_variables` and `trace_context`. */
  payload: string;
  tries: number;
  /** ISO text without a time zone. */
  createdAt: string;
}

const PENDING = "not delivered and not error and not archived";
const DUE = "(next_retry_at is null or next_retry_at <= now())";
/** The lock of an engine that died is void after this time. */
const LOCK_LIFE = "30 minutes";

/** Locks up to `limit` due events, oldest first, and skips those that another engine holds. */
export async function lockEvents(pool: Pool, triggers: readonly string[], limit: number): Promise<LockedEvent[]> {
  const { rows } = await pool.query<LockedEvent>({
    name: "hdb_lock_events",
    text: `
      update hdb_catalog.event_log set locked = now()
       where id in (
         select id from hdb_catalog.event_log
          where ${PENDING} and ${DUE} and trigger_name = any ($1)
            and (locked is null or locked < now() - interval '${LOCK_LIFE}')
          order by created_at limit $2 for update skip locked)
      returning id, schema_name as schema, table_name as table, trigger_name as trigger, payload::text, tries,
                to_json(created_at) #>> '{}' as "createdAt"`,
    values: [triggers, limit],
  });
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

export interface Outcome {
  /** Seconds until the next attempt; undefined: there is none. */
  retrySeconds: number | undefined;
}

/** Records the result of an attempt and unlocks the event. */
export async function recordDelivery(
  pool: Pool,
  event: LockedEvent,
  { delivered, status, request, response }: Delivery,
  { retrySeconds }: Outcome,
): Promise<void> {
  await pool.query({
    name: "hdb_record_delivery",
    text: `
      with logged as (
        insert into hdb_catalog.event_invocation_logs (trigger_name, event_id, status, request, response)
        values ($2, $1, $3, $4, $5))
      update hdb_catalog.event_log
         set delivered = $6, error = not $6 and $7::float8 is null, tries = tries + 1, locked = null,
             next_retry_at = now() + make_interval(secs => $7)
       where id = $1`,
    values: [event.id, event.trigger, status ?? null, request, response, delivered, retrySeconds ?? null],
  });
}

export async function unlockEvents(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query("update hdb_catalog.event_log set locked = null where id = any ($1)", [ids]);
}

/** Gives back what a crashed engine held. While no other engine runs, no lock can be in use. */
export async function unlockAllEvents(pool: Pool): Promise<void> {
  await pool.query(`update hdb_catalog.event_log set locked = null where locked is not null and ${PENDING}`);
}

/** Due events that are not delivered yet, whoever holds them. */
export async function countDueEvents(pool: Pool, triggers: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from hdb_catalog.event_log where ${PENDING} and ${DUE} and trigger_name = any ($1)`,
    [triggers],
  );
  return rows[0]?.count ?? 0;
}

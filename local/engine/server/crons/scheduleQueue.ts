import type { Pool } from "pg";
import type { Delivery } from "../../webhooks/delivery.ts";

/** The two kinds of scheduled work have tables of the same shape. */
export type Kind = "cron" | "scheduled";

const SETUP_LOCK = 7_203_844_122;

const common = `
  scheduled_time timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'locked', 'delivered', 'error', 'dead')),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  next_retry_at timestamptz`;
const logs = (kind: Kind): string => `
  create table if not exists hdb_catalog.hdb_${kind}_event_invocation_logs (
    id text primary key default gen_random_uuid(),
    event_id text not null references hdb_catalog.hdb_${kind}_events (id) on update cascade on delete cascade,
    status integer, request json, response json, created_at timestamptz not null default now());`;

const TABLES: Readonly<Record<Kind, string>> = {
  cron: `
    create table if not exists hdb_catalog.hdb_cron_events (
      id text primary key default gen_random_uuid(), trigger_name text not null, ${common},
      unique (trigger_name, scheduled_time));
    create index if not exists hdb_cron_events_scheduled on hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
      where status = 'scheduled';
    ${logs("cron")}`,
  scheduled: `
    create table if not exists hdb_catalog.hdb_scheduled_events (
      id text primary key default gen_random_uuid(), webhook_conf json not null, retry_conf json, payload json,
      header_conf json, comment text, ${common});
    ${logs("scheduled")}`,
};

export async function createTables(pool: Pool, kind: Kind): Promise<void> {
  await pool.query(`
    select pg_advisory_xact_lock(${SETUP_LOCK});
    create schema if not exists hdb_catalog;
    ${TABLES[kind]}`);
}

export async function hasTables(pool: Pool, kind: Kind): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    `hdb_catalog.hdb_${kind}_events`,
  ]);
  return rows[0]?.there === true;
}

/** Milliseconds of real time until the next retry of this kind; undefined: none is waiting. */
export async function nextRetryMs(pool: Pool, kind: Kind): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_retry_at) - now()) * 1000)::float8 as ms
       from hdb_catalog.hdb_${kind}_events where status = 'scheduled' and next_retry_at is not null`,
  );
  return rows[0]?.ms ?? undefined;
}

/** Records the result of an attempt. @param retrySeconds undefined: there is no further attempt */
export async function recordAttempt(
  pool: Pool,
  kind: Kind,
  id: string,
  { delivered, status, request, response }: Delivery,
  retrySeconds: number | undefined,
): Promise<void> {
  await pool.query(
    `with logged as (
       insert into hdb_catalog.hdb_${kind}_event_invocation_logs (event_id, status, request, response)
       values ($1, $2, $3, $4))
     update hdb_catalog.hdb_${kind}_events
        set tries = tries + 1, next_retry_at = now() + make_interval(secs => $6),
            status = case when $5 then 'delivered' when $6::float8 is null then 'error' else 'scheduled' end
      where id = $1`,
    [id, status ?? null, request, response, delivered, retrySeconds ?? null],
  );
}

/** Gives locked work back: this engine's when it stops, all of it after a crash. */
export async function unlock(pool: Pool, kind: Kind, ids?: readonly string[]): Promise<void> {
  await pool.query(
    `update hdb_catalog.hdb_${kind}_events set status = 'scheduled'
      where status = 'locked' and ($1::text[] is null or id = any ($1))`,
    [ids ?? null],
  );
}

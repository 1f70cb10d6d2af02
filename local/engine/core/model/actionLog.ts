import type { Pool } from "pg";
import type { Session } from "../../interface.ts";

/** Where asynchronous calls and their results are kept, as in Hasura. */
export const ACTION_LOG = "hdb_catalog.hdb_action_log";
/** The channel on which each new call is announced, so that a worker looks at once. */
export const ACTION_CHANNEL = "hdb_async_actions";

/** Serialises engines that create the table at once. */
const SETUP_LOCK = 7_203_844_123;

const TABLE = `
  create schema if not exists hdb_catalog;
  create table if not exists ${ACTION_LOG} (
    id uuid primary key default gen_random_uuid(),
    action_name text,
    input_payload jsonb not null,
    request_headers jsonb not null,
    session_variables jsonb not null,
    response_payload jsonb,
    errors jsonb,
    created_at timestamptz not null default now(),
    response_received_at timestamptz,
    status text not null check (status in ('created', 'processing', 'completed', 'error'))
  );
  create index if not exists hdb_action_log_created on ${ACTION_LOG} (created_at) where status = 'created';`;

/** A call that was written down. */
export interface LoggedCall {
  id: string;
  action: string;
  input: Record<string, unknown>;
  sessionVariables: Record<string, string>;
  clientHeaders: Record<string, string>;
}

export async function createActionLog(pool: Pool): Promise<void> {
  await pool.query(`select pg_advisory_xact_lock(${SETUP_LOCK}); ${TABLE}`);
}

/** Writes a call down and wakes the workers. @returns its id */
export async function logCall(
  pool: Pool,
  action: string,
  input: Record<string, unknown>,
  session: Session,
  clientHeaders: Readonly<Record<string, string>>,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with logged as (
       insert into ${ACTION_LOG} (action_name, input_payload, session_variables, request_headers, status)
       values ($1, $2, $3, $4, 'created') returning id)
     select id, pg_notify('${ACTION_CHANNEL}', '') from logged`,
    [action, JSON.stringify(input), JSON.stringify(session.variables), JSON.stringify(kept(clientHeaders))],
  );
  return rows[0]!.id;
}

/** The admin's secret is never forwarded, so it is not stored with the call either. */
function kept(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { "x-hasura-admin-secret": _secret, "x-hasura-access-key": _key, ...others } = headers;
  return others;
}

/** Locks up to `limit` calls of these actions, oldest first, and skips those that another engine holds. */
export async function claimCalls(pool: Pool, actions: readonly string[], limit: number): Promise<LoggedCall[]> {
  const { rows } = await pool.query<LoggedCall>({
    name: "hdb_claim_calls",
    text: `
      update ${ACTION_LOG} set status = 'processing'
       where id in (
         select id from ${ACTION_LOG} where status = 'created' and action_name = any ($1)
          order by created_at limit $2 for update skip locked)
      returning id, action_name as action, input_payload as input,
                session_variables as "sessionVariables", request_headers as "clientHeaders"`,
    values: [actions, limit],
  });
  return rows;
}

export async function recordResult(pool: Pool, id: string, output: unknown): Promise<void> {
  await pool.query(`update ${ACTION_LOG} set response_payload = $2, status = 'completed' where id = $1`, [
    id,
    JSON.stringify(output),
  ]);
}

export async function recordFailure(pool: Pool, id: string, errors: unknown): Promise<void> {
  await pool.query(`update ${ACTION_LOG} set errors = $2, status = 'error' where id = $1`, [
    id,
    JSON.stringify(errors),
  ]);
}

/** Gives back calls that a stopping engine can no longer wait for; the next engine makes them again. */
export async function giveBack(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(`update ${ACTION_LOG} set status = 'created' where status = 'processing' and id = any ($1)`, [ids]);
}

import type { Pool, PoolClient } from "pg";
import type { EventOperation, EventTrigger } from "./definitions.ts";
import { ident, triggerBody, triggerName, type Column } from "./triggerSql.ts";

/** A lock that lets engines install one after the other. */
const INSTALL_LOCK = 7_203_844_121;

const TABLES = `
  create schema if not exists hdb_catalog;
  create table if not exists hdb_catalog.event_log (
    id text primary key default gen_random_uuid(),
    schema_name text not null,
    table_name text not null,
    trigger_name text not null,
    payload jsonb not null,
    delivered boolean not null default false,
    error boolean not null default false,
    tries integer not null default 0,
    created_at timestamp not null default now(),
    locked timestamptz,
    next_retry_at timestamptz,
    archived boolean not null default false
  );
  create index if not exists event_log_fetch_events
    on hdb_catalog.event_log (locked nulls first, next_retry_at nulls first, created_at)
    where not delivered and not error and not archived;
  create table if not exists hdb_catalog.event_invocation_logs (
    id text primary key default gen_random_uuid(),
    trigger_name text not null,
    event_id text not null,
    status integer,
    request json,
    response json,
    created_at timestamp not null default now()
  );
  create index if not exists event_invocation_logs_event_id_idx on hdb_catalog.event_invocation_logs (event_id);`;

interface InstallOptions {
  stringifyNumbers: boolean;
  /** Whether correct triggers are built again too. */
  recreate: boolean;
}

interface Wanted {
  name: string;
  operation: EventOperation;
  body: string;
  table: EventTrigger["table"];
}

/**
 * Brings the SQL triggers of a database in line with metadata. Correct triggers are left alone; triggers that metadata
 * no longer names are removed and their pending events archived.
 * @throws Error naming a trigger whose table or column does not exist
 */
export async function installTriggers(
  pool: Pool,
  triggers: ReadonlyMap<string, EventTrigger>,
  { stringifyNumbers, recreate }: InstallOptions,
): Promise<void> {
  const client = await pool.connect();
  try {
    if (triggers.size === 0 && !(await hasEventLog(client))) return;
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [INSTALL_LOCK]);
    await client.query(TABLES);
    const wanted = await describeTriggers(client, triggers, stringifyNumbers);
    await apply(client, wanted, recreate);
    await client.query(
      `update hdb_catalog.event_log set archived = true
        where not delivered and not error and not archived and trigger_name <> all ($1)`,
      [[...triggers.keys()]],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function hasEventLog(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('hdb_catalog.event_log') is not null as there",
  );
  return rows[0]?.there === true;
}

async function describeTriggers(
  client: PoolClient,
  triggers: ReadonlyMap<string, EventTrigger>,
  stringifyNumbers: boolean,
): Promise<Map<string, Wanted>> {
  const wanted = new Map<string, Wanted>();
  for (const trigger of triggers.values()) {
    const columns = await readColumns(client, trigger.table);
    if (columns.length === 0) throw new Error(`event trigger ${trigger.name}: its table does not exist`);
    for (const operation of Object.keys(trigger.operations) as EventOperation[]) {
      const name = triggerName(trigger, operation);
      try {
        const body = triggerBody(trigger, operation, columns, stringifyNumbers);
        wanted.set(name, { name, operation, body, table: trigger.table });
      } catch (error) {
        throw new Error(`event trigger ${trigger.name}: ${(error as Error).message}`, { cause: error });
      }
    }
  }
  return wanted;
}

async function readColumns(client: PoolClient, { schema, name }: EventTrigger["table"]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, t.typname as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_type t on t.oid = a.atttypid
      where n.nspname = $1 and c.relname = $2 and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
    [schema, name],
  );
  return rows;
}

async function apply(client: PoolClient, wanted: ReadonlyMap<string, Wanted>, recreate: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; body: string; schema: string | null; table: string | null }>(
    `select p.proname as name, p.prosrc as body, n.nspname as schema, c.relname as table
       from pg_proc p
       left join pg_trigger t on t.tgfoid = p.oid and t.tgname = p.proname and not t.tgisinternal
         and t.tgparentid = 0
       left join pg_class c on c.oid = t.tgrelid
       left join pg_namespace n on n.oid = c.relnamespace
      where p.pronamespace = 'hdb_catalog'::regnamespace and p.proname like 'notify\\_hasura\\_%'`,
  );
  const right = new Set<string>();
  for (const { name, body, schema, table } of rows) {
    const target = wanted.get(name);
    const inPlace = target !== undefined && target.table.schema === schema && target.table.name === table;
    if (!recreate && inPlace && target.body === body) right.add(name);
    else await client.query(`drop function if exists hdb_catalog.${ident(name)}() cascade`);
  }
  for (const { name, operation, body, table } of wanted.values()) {
    if (right.has(name)) continue;
    await client.query(
      `create function hdb_catalog.${ident(name)}() returns trigger language plpgsql as $hasura$${body}$hasura$`,
    );
    await client.query(
      `create trigger ${ident(name)} after ${operation} on ${ident(table.schema)}.${ident(table.name)}
         for each row execute function hdb_catalog.${ident(name)}()`,
    );
  }
}

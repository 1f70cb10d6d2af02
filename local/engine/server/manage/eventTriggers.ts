import type { Pool } from "pg";
import type { EventTrigger } from "../events/definitions.ts";
import { RequestError } from "../http/RequestError.ts";
import type { Session } from "../../interface.ts";
import { notExists, parseFailed, record, SUCCESS, text, type Commands } from "./calls.ts";
import type { MetadataStore } from "./metadataStore.ts";
import { page } from "./page.ts";
import { requireSource } from "./sources.ts";

interface Parts {
  pool: Pool;
  store: MetadataStore;
  events: { find(trigger: string): EventTrigger | undefined; wake(): void };
}

const STATUS: Readonly<Record<string, string>> = {
  pending: "not delivered and not error",
  processed: "delivered or error",
  undelivered: "not delivered",
  delivered: "delivered",
  error: "error",
};

/** The calls for single events of event triggers. The triggers themselves are part of the document. */
export function eventTriggerCommands({ pool, store, events }: Parts): Commands {
  /** The trigger that the arguments name. */
  const find = (args: unknown): EventTrigger => {
    requireSource(store.document, record(args));
    const name = text(args, "name");
    const trigger = events.find(name);
    if (!trigger) throw notExists(`event trigger "${name}" does not exist`);
    return trigger;
  };
  return {
    pg_invoke_event_trigger: {
      changes: false,
      async run(args, { session }) {
        const trigger = find(args);
        const { payload } = record(args);
        if (payload === undefined) throw parseFailed('key "payload" not found', "$");
        if (!trigger.manual) {
          throw new RequestError(400, "not-supported", "manual mode is not enabled for event trigger");
        }
        const id = await insertManual(pool, trigger, payload, session);
        events.wake();
        return { event_id: id };
      },
    },
    pg_redeliver_event: {
      changes: false,
      async run(args) {
        requireSource(store.document, record(args));
        await redeliver(pool, text(args, "event_id"));
        events.wake();
        return SUCCESS;
      },
    },
    pg_get_event_logs: {
      changes: false,
      async run(args) {
        const { name } = find(args);
        const { status } = record(args);
        const condition = status === undefined ? "true" : STATUS[String(status)];
        if (!condition) throw parseFailed(`unexpected status "${String(status)}"`, "$.status");
        const { limit, offset } = page(args);
        const { rows } = await pool.query(
          `select id, schema_name, table_name, trigger_name, payload, delivered, error, tries, created_at::text, locked,
                  next_retry_at, archived
             from hdb_catalog.event_log where trigger_name = $1 and (${condition})
            order by created_at desc limit $2 offset $3`,
          [name, limit, offset],
        );
        return rows;
      },
    },
    pg_get_event_invocation_logs: {
      changes: false,
      async run(args) {
        const { name } = find(args);
        const { limit, offset } = page(args);
        const { rows } = await pool.query(
          `select id, trigger_name, event_id, status, request, response, created_at::text
             from hdb_catalog.event_invocation_logs where trigger_name = $1
            order by created_at desc limit $2 offset $3`,
          [name, limit, offset],
        );
        return rows;
      },
    },
  };
}

/** @returns the event's id */
async function insertManual(
  pool: Pool,
  { name, table }: EventTrigger,
  row: unknown,
  session: Session,
): Promise<string> {
  const payload = {
    op: "MANUAL",
    data: { old: null, new: row },
    session_variables: session.variables,
    trace_context: null,
  };
  const { rows } = await pool.query<{ id: string }>(
    `insert into hdb_catalog.event_log (schema_name, table_name, trigger_name, payload) values ($1, $2, $3, $4)
     returning id`,
    [table.schema, table.name, name, JSON.stringify(payload)],
  );
  return rows[0]!.id;
}

/** Gives an event all its attempts again. @throws RequestError when there is no such event or it is being delivered */
async function redeliver(pool: Pool, id: string): Promise<void> {
  // Without an event trigger the log does not exist.
  const log = await pool.query<{ there: boolean }>("select to_regclass('hdb_catalog.event_log') is not null as there");
  if (!log.rows[0]!.there) throw notExists("event not found");
  const { rows } = await pool.query<{ locked: boolean }>(
    `with chosen as (select id, locked is not null as locked from hdb_catalog.event_log where id = $1 for update),
          renewed as (update hdb_catalog.event_log set delivered = false, error = false, tries = 0, next_retry_at = null
                       where id in (select id from chosen where not locked))
     select locked from chosen`,
    [id],
  );
  if (!rows[0]) throw notExists("event not found");
  if (rows[0].locked) throw new RequestError(400, "busy", "event is already being processed");
}

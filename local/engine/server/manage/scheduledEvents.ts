import type { Pool } from "pg";
import { hasTables, type Kind } from "../crons/scheduleQueue.ts";
import { notExists, parseFailed, record, SUCCESS, text, type Commands } from "./calls.ts";
import { page } from "./page.ts";

interface Parts {
  pool: Pool;
  crons: { createScheduledEvent(args: unknown): Promise<string> };
}

const EVENT_COLUMNS: Readonly<Record<Kind, string>> = {
  cron: "id, trigger_name, scheduled_time, status, tries, created_at, next_retry_at",
  scheduled: `id, webhook_conf, scheduled_time, retry_conf, payload, header_conf, status, tries, created_at,
              next_retry_at, comment`,
};

/** The calls for one-off events, and for the events of cron triggers. */
export function scheduledEventCommands({ pool, crons }: Parts): Commands {
  return {
    create_scheduled_event: {
      changes: false,
      run: async (args) => ({ ...SUCCESS, event_id: await crons.createScheduledEvent(args) }),
    },
    delete_scheduled_event: {
      changes: false,
      async run(args) {
        const kind = readKind(args);
        const id = text(args, "event_id");
        const deleted = (await hasTables(pool, kind))
          ? await pool.query(`delete from hdb_catalog.hdb_${kind}_events where id = $1`, [id])
          : undefined;
        if (!deleted?.rowCount) throw notExists(`${kind} event with id "${id}" does not exist`);
        return SUCCESS;
      },
    },
    get_scheduled_events: {
      changes: false,
      async run(args) {
        const kind = readKind(args);
        const { status } = record(args);
        return list(pool, kind, args, "events", {
          columns: EVENT_COLUMNS[kind],
          from: `hdb_catalog.hdb_${kind}_events as event`,
          where: "($1::text[] is null or status = any ($1))",
          order: "scheduled_time",
          value: Array.isArray(status) ? status : null,
        });
      },
    },
    get_scheduled_event_invocations: {
      changes: false,
      run: (args) => {
        const kind = readKind(args);
        const { event_id: id } = record(args);
        return list(pool, kind, args, "invocations", {
          columns: "log.id, log.event_id, log.status, log.request, log.response, log.created_at",
          from: `hdb_catalog.hdb_${kind}_event_invocation_logs as log
                 join hdb_catalog.hdb_${kind}_events as event on event.id = log.event_id`,
          where: "($1::text is null or log.event_id = $1)",
          order: "log.created_at desc",
          value: typeof id === "string" ? id : null,
        });
      },
    },
  };
}

interface Selection {
  columns: string;
  from: string;
  /** Of `$1`. */
  where: string;
  order: string;
  value: unknown;
}

async function list(
  pool: Pool,
  kind: Kind,
  args: unknown,
  name: "events" | "invocations",
  { columns, from, where, order, value }: Selection,
): Promise<unknown> {
  const { limit, offset } = page(args, null);
  const counted = record(args).get_rows_count === true;
  const trigger = kind === "cron" ? ofTrigger(args) : undefined;
  if (!(await hasTables(pool, kind))) return { [name]: [], ...(counted ? { count: 0 } : {}) };
  const ofOneTrigger = kind === "cron" ? "event.trigger_name = $2" : "false";
  const selected = `from ${from} where ${where} and ($2::text is null or ${ofOneTrigger})`;
  const values = [value, trigger ?? null];
  const { rows } = await pool.query(
    `select coalesce(json_agg(to_json(chosen)), '[]') as rows
       from (select ${columns} ${selected} order by ${order} limit $3 offset $4) as chosen`,
    [...values, limit, offset],
  );
  const found = { [name]: (rows[0] as { rows: unknown[] }).rows };
  if (!counted) return found;
  const count = await pool.query<{ count: number }>(`select count(*)::int as count ${selected}`, values);
  return { ...found, count: count.rows[0]!.count };
}

/** Invocations may be asked for by the id of an event alone. */
function ofTrigger(args: unknown): string | undefined {
  const { event_id: id, trigger_name: name } = record(args);
  if (typeof name === "string" || typeof id !== "string") return text(args, "trigger_name");
  return undefined;
}

function readKind(args: unknown): Kind {
  const type = text(args, "type");
  if (type === "one_off") return "scheduled";
  if (type === "cron") return "cron";
  throw parseFailed(`unexpected type "${type}", expected "one_off" or "cron"`, "$.type");
}

import type { Pool } from "pg";
import { RequestError } from "../http/RequestError.ts";
import { fillTemplate, resolveHeaders, type ConfiguredHeader } from "../../webhooks/template.ts";
import { readRetryConf, type RetryConf, type RetryConfMetadata } from "./retryConf.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** A one-off event that this engine has locked and will deliver. */
export interface LockedOneOff {
  id: string;
  webhook: string;
  scheduledTime: Date;
  createdAt: Date;
  /** JSON text. */
  payload: string | null;
  comment: string | null;
  headers: ConfiguredHeader[] | null;
  retry: RetryConfMetadata | null;
  tries: number;
}

/**
 * Stores the event of `create_scheduled_event`.
 * @returns its id
 * @throws RequestError naming the argument at fault, with its path below the arguments
 */
export async function createOneOff(pool: Pool, args: unknown, env: Env): Promise<string> {
  const {
    webhook,
    schedule_at: scheduleAt,
    payload,
    headers,
    retry_conf: retry,
    comment,
  } = (args ?? {}) as Record<string, unknown>;
  if (typeof webhook !== "string") throw parseFailed('key "webhook" not found', "$");
  if (typeof scheduleAt !== "string" || Number.isNaN(Date.parse(scheduleAt))) {
    throw parseFailed("schedule_at is not an ISO 8601 instant", "$.schedule_at");
  }
  if (headers !== undefined && headers !== null && !Array.isArray(headers)) {
    throw parseFailed("expected a list of headers", "$.headers");
  }
  try {
    fillTemplate(webhook, env);
    resolveHeaders(headers as ConfiguredHeader[] | undefined, env);
  } catch (error) {
    throw parseFailed((error as Error).message, "$");
  }
  const { rows } = await pool.query<{ id: string }>(
    `insert into hdb_catalog.hdb_scheduled_events
       (webhook_conf, scheduled_time, payload, header_conf, retry_conf, comment)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      JSON.stringify(webhook),
      new Date(scheduleAt),
      payload === undefined ? null : JSON.stringify(payload),
      headers ? JSON.stringify(headers) : null,
      retry ? JSON.stringify(retry) : null,
      typeof comment === "string" ? comment : null,
    ],
  );
  return rows[0]!.id;
}

/** Locks the events that are due by the business clock, and those due for a retry. */
export async function lockDueOneOffs(pool: Pool, now: Date): Promise<LockedOneOff[]> {
  const { rows } = await pool.query<LockedOneOff>(
    `update hdb_catalog.hdb_scheduled_events set status = 'locked'
      where id in (select id from hdb_catalog.hdb_scheduled_events
                    where status = 'scheduled'
                      and case when next_retry_at is null then scheduled_time <= $1 else next_retry_at <= now() end
                    for update skip locked)
      returning id, webhook_conf #>> '{}' as webhook, scheduled_time as "scheduledTime", created_at as "createdAt",
                payload::text, comment, header_conf as headers, retry_conf as retry, tries`,
    [now],
  );
  return rows;
}

/** Marks events dead that are older than their own tolerance. */
export async function buryOneOff(pool: Pool, id: string): Promise<void> {
  await pool.query("update hdb_catalog.hdb_scheduled_events set status = 'dead' where id = $1", [id]);
}

export async function nextOneOffAt(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ next: Date | null }>(
    `select min(scheduled_time) as next from hdb_catalog.hdb_scheduled_events
      where status = 'scheduled' and next_retry_at is null`,
  );
  return rows[0]?.next ?? undefined;
}

export function retryOf({ retry }: LockedOneOff): RetryConf {
  return readRetryConf(retry);
}

function parseFailed(message: string, path: string): RequestError {
  return new RequestError(400, "parse-failed", message, path);
}

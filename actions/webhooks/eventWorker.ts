import { type Kysely, sql } from "kysely";
import type { Services } from "../context.ts";
import type { DB } from "../db/schema.ts";

export interface WaitingEvent {
  eventId: string;
  eventType: string;
  objectId: string | null;
  payload: unknown;
}

/** What an event of a provider means: reads the object from the provider and applies it. Safe to run again. */
export type ApplyEvent = (event: WaitingEvent, services: Services) => Promise<void>;

export type Appliers = Record<"stripe" | "didit", ApplyEvent>;

/** Longest wait between two tries, and after how many tries an event is left for people to look at. */
const LONGEST_WAIT_S = 3600;
const MOST_ATTEMPTS = 30;

/**
 * Works through the stored events that are due, oldest first. Two events about one object never run together, in this
 * process or another: an advisory lock on the object keeps them apart.
 * @returns how many were looked at
 */
export async function drainProviderEvents(services: Services, appliers: Appliers): Promise<number> {
  const { db } = services;
  const { rows } = await sql<{ provider: keyof Appliers; event_id: string }>`
    select provider, event_id from private.provider_events
    where processed_at is null and attempts < ${MOST_ATTEMPTS}
      and received_at + least(power(2, attempts) - 1, ${LONGEST_WAIT_S} * attempts) * interval '1 second' <= now()
    order by received_at limit 50`.execute(db);
  for (const row of rows) {
    await db.connection().execute((connection) => applyLocked(connection, row, services, appliers[row.provider]));
  }
  return rows.length;
}

async function applyLocked(
  connection: Kysely<DB>,
  { event_id, provider }: { provider: string; event_id: string },
  services: Services,
  apply: ApplyEvent,
): Promise<void> {
  const event = await connection
    .selectFrom("private.provider_events")
    .selectAll()
    .where("provider", "=", provider)
    .where("event_id", "=", event_id)
    .executeTakeFirstOrThrow();
  const lock = sql`hashtextextended(${`${provider}:${event.object_id ?? event_id}`}, 0)`;
  const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_lock(${lock}) as "isMine"`.execute(connection);
  // Somebody works on this object now; the event stays for the next round.
  if (!rows[0]!.isMine) return;
  try {
    const mark = connection
      .updateTable("private.provider_events")
      .where("provider", "=", provider)
      .where("event_id", "=", event_id)
      .where("processed_at", "is", null);
    // Read again under the lock: another process may have finished it in between.
    const isWaiting = await connection
      .selectFrom("private.provider_events")
      .select("event_id")
      .where("provider", "=", provider)
      .where("event_id", "=", event_id)
      .where("processed_at", "is", null)
      .executeTakeFirst();
    if (!isWaiting) return;
    try {
      const { event_type: eventType, object_id: objectId, payload } = event;
      await apply({ eventId: event_id, eventType, objectId, payload }, services);
      await mark.set({ processed_at: sql`now()`, last_error: null }).execute();
    } catch (error) {
      services.log.warn(
        { err: error, provider, eventId: event_id },
        "could not apply a provider event; it will be tried again",
      );
      const last_error = error instanceof Error ? error.message.slice(0, 500) : "not an error";
      await mark.set((eb) => ({ attempts: eb("attempts", "+", 1), last_error })).execute();
    }
  } finally {
    await sql`select pg_advisory_unlock(${lock})`.execute(connection);
  }
}

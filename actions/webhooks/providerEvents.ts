import type { Database } from "../db/database.ts";

export interface ProviderEvent {
  provider: "stripe" | "didit" | "apple";
  eventId: string;
  eventType: string;
  /** The provider's object that the event is about, if any. */
  objectId: string | null;
  payload: object;
}

/**
 * Stores an event; a second delivery changes nothing. Characters that Postgres cannot store are replaced, because the
 * provider would repeat a refused event for days.
 */
export async function storeProviderEvent(db: Database, event: ProviderEvent): Promise<void> {
  await db
    .insertInto("private.provider_events")
    .values({
      provider: event.provider,
      event_id: storable(event.eventId),
      event_type: storable(event.eventType),
      object_id: event.objectId === null ? null : storable(event.objectId),
      payload: JSON.stringify(event.payload, (_, value: unknown) => storableValue(value)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces U+0000 and half surrogate pairs, which Postgres cannot store. */
const STAND_IN = "\uFFFD";
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", STAND_IN);

/** Whether a character of a stored id was replaced, so that it names no object of the provider. */
export const isMangled = (id: string): boolean => id.includes(STAND_IN);

function storableValue(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), inner]));
}

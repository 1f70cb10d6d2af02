import type { Database } from "../db/database.ts";

export interface ProviderEvent {
  provider: "stripe" | "didit" | "apple";
  eventId: string;
  eventType: string;
  /** The provider's object that the event is about, if any. */
  objectId: string | null;
  /** What is kept of the event besides its names: never what it says of a person. */
  payload: Readonly<Record<string, string | number | null | undefined>>;
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
      payload: JSON.stringify(event.payload, (_, value: unknown) =>
        typeof value === "string" ? storable(value) : value,
      ),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Replaces U+0000 and half surrogate pairs, which Postgres cannot store. */
const STAND_IN = "\uFFFD";
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", STAND_IN);

/** Whether a character of a stored id was replaced, so that it names no object of the provider. */
export const isMangled = (id: string): boolean => id.includes(STAND_IN);

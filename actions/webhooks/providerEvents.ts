import type { Database } from "../db/database.ts";

export interface ProviderEvent {
  provider: "stripe" | "didit";
  eventId: string;
  eventType: string;
  /** The provider's object that the event is about; null where it is about none. */
  objectId: string | null;
  payload: object;
}

/** Keeps an event once; the same again changes nothing. */
export async function storeProviderEvent(db: Database, event: ProviderEvent): Promise<void> {
  await db
    .insertInto("private.provider_events")
    .values({
      provider: event.provider,
      event_id: event.eventId,
      event_type: event.eventType,
      object_id: event.objectId,
      payload: JSON.stringify(event.payload),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

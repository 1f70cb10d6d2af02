import type { Services } from "../context.ts";
import { drain, PermanentFailure } from "../jobs/worker.ts";
import { isMangled } from "./providerEvents.ts";

export interface WaitingEvent {
  eventId: string;
  eventType: string;
  objectId: string | null;
  payload: unknown;
}

/** Reads the event's object from the provider and applies it. Safe to run again. */
export type ApplyEvent = (event: WaitingEvent, services: Services) => Promise<void>;

export type Appliers = Record<"stripe" | "didit" | "apple", ApplyEvent>;

interface EventRow {
  provider: keyof Appliers;
  event_id: string;
  event_type: string;
  object_id: string | null;
  payload: unknown;
}

/**
 * Applies the stored events that are due, never two about one object at once. An event that fails for three days, as
 * long as a provider would repeat it, is given up. @returns how many were tried
 */
export function drainProviderEvents(services: Services, appliers: Appliers): Promise<number> {
  return drain<EventRow>(services, {
    table: "private.provider_events",
    id: "provider_event_id",
    subject: "provider || ' ' || coalesce(object_id, event_id)",
    firstWaitS: 1,
    giveUpAfterH: 72,
    run: async ({ event_id: eventId, event_type: eventType, object_id: objectId, payload, provider }) => {
      if (objectId && isMangled(objectId))
        throw new PermanentFailure("the event's object has an id that cannot be read");
      await appliers[provider]({ eventId, eventType, objectId, payload }, services);
    },
  });
}

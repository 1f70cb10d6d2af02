import type Stripe from "stripe";
import type { Deliveries } from "../simulator/deliveries.ts";
import { resourceMissing } from "./apiErrors.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import { flag, list, readParameters, text, type ParameterTable } from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";
import { API_VERSION } from "./version.ts";

/** What caused an event: a caller's request, or nothing (`null`s) when it happened by itself or on a page. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

const BY_ITSELF: Cause = { id: null, idempotency_key: null };

/** Writes an event for every change and sends it to the webhook endpoint. */
export class Events {
  readonly #store: Store;
  readonly #deliveries: Deliveries;
  #cause: Cause = BY_ITSELF;

  constructor(store: Store, deliveries: Deliveries) {
    this.#store = store;
    this.#deliveries = deliveries;
  }

  /** Events emitted inside `work` name this request as their cause. */
  causedBy<Result>(cause: Cause, work: () => Result): Result {
    this.#cause = cause;
    try {
      return work();
    } finally {
      this.#cause = BY_ITSELF;
    }
  }

  /** @param previous the former values of the changed fields, for `*.updated` events */
  emit(type: Stripe.Event["type"], object: object, previous?: object): void {
    const event = {
      id: this.#store.newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created: this.#store.clock.seconds(),
      data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
      livemode: false,
      pending_webhooks: 1,
      request: this.#cause,
      type,
      // The union of all event types pairs each type with its object; the callers of emit keep that pairing.
    } as Stripe.Event;
    this.#store.insert("event", event);
    this.#deliveries.enqueue({ eventId: event.id, type, body: JSON.stringify(event, null, 2) });
  }

  /** @throws ApiError when there is no such event */
  resend(eventId: string): void {
    const event = this.#store.find("event", eventId);
    if (!event) throw resourceMissing("event", eventId);
    this.#deliveries.enqueue({ eventId, type: event.type, body: JSON.stringify(event, null, 2) });
  }
}

const listParameters: ParameterTable<Stripe.EventListParams> = {
  ...pageParameters,
  created: createdFilter,
  delivery_success: flag,
  type: text(),
  types: list(text(), { most: 20 }),
};

/** GET /v1/events and /v1/events/:id: how a lost webhook is found again. */
export function eventResource(store: Store, deliveries: Deliveries): Resource {
  const withPending = (event: Stripe.Event): Stripe.Event => ({
    ...event,
    pending_webhooks: deliveries.isPending(event.id) ? 1 : 0,
  });
  const wasDelivered = (event: Stripe.Event) =>
    deliveries.list().some((delivery) => delivery.eventId === event.id && delivery.state === "delivered");
  return {
    "GET /v1/events": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const types = given.types ?? (given.type ? [given.type] : undefined);
      const matching = store
        .all("event")
        .filter((event) => !types || types.some((type) => matchesType(event.type, type)))
        .filter((event) => matchesCreated(event.created, given.created))
        .filter((event) => given.delivery_success === undefined || wasDelivered(event) === given.delivery_success);
      const page = listPage("/v1/events", matching, given, "event");
      return { ...page, data: page.data.map(withPending) };
    },
    "GET /v1/events/:id": ({ params }) => {
      const event = store.find("event", params.id!);
      if (!event) throw resourceMissing("event", params.id!);
      return withPending(event);
    },
  };
}

/** `charge.*` names a family. */
function matchesType(type: string, wanted: string): boolean {
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

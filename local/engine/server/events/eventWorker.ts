import type { Pool } from "pg";
import { log, messageOf } from "../../log.ts";
import { ClaimedWork } from "../claimedWork.ts";
import { deliver, type Delivery } from "../../webhooks/delivery.ts";
import type { EventTrigger } from "./definitions.ts";
import { countDueEvents, lockEvents, recordDelivery, unlockEvents, type LockedEvent } from "./eventQueue.ts";

interface Options {
  pool: Pool;
  /** How many deliveries run at a time. */
  poolSize: number;
  fetchIntervalMs: number;
}

const BATCH = 100;
/** Milliseconds between tries to record a result while the database is away. */
const RECORD_RETRIES_MS = [200, 500, 1000, 2000, 4000, 8000];
const DRAIN_MS = 60_000;
const DRAIN_STEP_MS = 25;

/** Takes events from the log to their handlers: each at least once, in no particular order. */
export class EventWorker {
  readonly #options: Options;
  readonly #work: ClaimedWork<LockedEvent>;
  #triggers: ReadonlyMap<string, EventTrigger> = new Map();
  #names: readonly string[] = [];

  constructor(options: Options) {
    const { pool, poolSize } = options;
    this.#options = options;
    this.#work = new ClaimedWork({
      what: "events",
      places: poolSize,
      batch: BATCH,
      claim: async (most) => (this.#names.length === 0 ? [] : lockEvents(pool, this.#names, most)),
      process: (event) =>
        this.#process(event).catch((error: unknown) => {
          log("error", "an event's delivery was not recorded", { error: messageOf(error) });
        }),
      giveBack: (ids) => unlockEvents(pool, ids),
    });
  }

  /** From now on these triggers' events are delivered. The log table exists if there is a trigger. */
  use(triggers: ReadonlyMap<string, EventTrigger>): void {
    this.#triggers = triggers;
    this.#names = [...triggers.keys()];
    if (triggers.size === 0) this.#work.rest();
    else this.#work.poll(this.#options.fetchIntervalMs);
  }

  /** Looks for due events now. */
  wake(): void {
    this.#work.wake();
  }

  /** Answers when no due event is left. @returns how many are left when that takes too long */
  async drain(): Promise<{ left: number }> {
    const deadline = Date.now() + DRAIN_MS;
    for (;;) {
      if (this.#names.length === 0) return { left: 0 };
      await this.#work.finish();
      const left = await countDueEvents(this.#options.pool, this.#names);
      if (left === 0 || Date.now() > deadline) return { left };
      await wait(DRAIN_STEP_MS);
    }
  }

  /** Waits a moment for running deliveries and gives the others back. */
  close(): Promise<void> {
    return this.#work.close();
  }

  async #process(event: LockedEvent): Promise<void> {
    const trigger = this.#triggers.get(event.trigger);
    if (!trigger) return unlockEvents(this.#options.pool, [event.id]);
    const delivery = await deliver(trigger, eventBody(event, trigger));
    const outcome = { retrySeconds: retrySeconds(delivery, event, trigger) };
    for (const pause of RECORD_RETRIES_MS) {
      try {
        return await recordDelivery(this.#options.pool, event, delivery, outcome);
      } catch {
        await wait(pause);
      }
    }
    await recordDelivery(this.#options.pool, event, delivery, outcome);
  }
}

/** A handler's Retry-After is obeyed even when no attempt is left. */
function retrySeconds(delivery: Delivery, { tries }: LockedEvent, trigger: EventTrigger): number | undefined {
  if (delivery.delivered) return undefined;
  return delivery.retryAfterSeconds ?? (tries < trigger.retries ? trigger.intervalSeconds : undefined);
}

/** The payload is passed on as the database wrote it, so numbers keep every digit. */
function eventBody({ id, createdAt, schema, table, payload, tries }: LockedEvent, trigger: EventTrigger): string {
  const head = JSON.stringify({
    id,
    created_at: createdAt,
    trigger: { name: trigger.name },
    table: { schema, name: table },
    delivery_info: { current_retry: tries, max_retries: trigger.retries },
  });
  return `${head.slice(0, -1)},"event":${payload}}`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

import type { Pool } from "pg";
import type { Metadata } from "../../interface.ts";
import type { Notifications } from "../notifications.ts";
import type { Settings } from "../settings.ts";
import { readEventTriggers, type EventTrigger } from "./definitions.ts";
import { unlockAllEvents } from "./eventQueue.ts";
import { EventWorker } from "./eventWorker.ts";
import { installTriggers } from "./installTriggers.ts";
import { EVENT_CHANNEL } from "./triggerSql.ts";

interface Parts {
  pool: Pool;
  notifications: Notifications;
  settings: Settings["events"];
  env: Readonly<Record<string, string | undefined>>;
}

export interface Events {
  /**
   * Installs the triggers of the metadata and delivers their events from then on.
   * @param options.recreateEventTriggers whether correct SQL triggers are built again too
   * @throws Error naming the trigger at fault
   */
  apply(metadata: Metadata, options?: { recreateEventTriggers?: boolean }): Promise<void>;
  find(trigger: string): EventTrigger | undefined;
  /** Looks for due events now. */
  wake(): void;
  drain(): Promise<{ left: number }>;
  close(): Promise<void>;
}

/**
 * Event triggers: an event is written in the transaction of the change, and a worker that the database wakes delivers
 * it.
 */
export async function openEvents({ pool, notifications, settings, env }: Parts): Promise<Events> {
  const { poolSize, fetchIntervalMs, stringifyNumbers } = settings;
  const worker = new EventWorker({ pool, poolSize, fetchIntervalMs });
  let first = true;
  let triggers: ReadonlyMap<string, EventTrigger> = new Map();
  await notifications.listen(EVENT_CHANNEL, {
    notified: () => worker.wake(),
    connectionChanged: () => worker.wake(),
  });
  return {
    async apply(metadata, { recreateEventTriggers: recreate = false } = {}) {
      triggers = readEventTriggers(metadata, env);
      await installTriggers(pool, triggers, { stringifyNumbers, recreate });
      if (first && triggers.size > 0 && notifications.cameAlone) await unlockAllEvents(pool);
      first = false;
      worker.use(triggers);
    },
    find: (trigger) => triggers.get(trigger),
    wake: () => worker.wake(),
    drain: () => worker.drain(),
    close: () => worker.close(),
  };
}

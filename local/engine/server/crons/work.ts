import type { DeliveryTarget } from "../../webhooks/delivery.ts";
import { fillTemplate, resolveHeaders } from "../../webhooks/template.ts";
import type { LockedTick } from "./cronTicks.ts";
import type { CronTrigger } from "./definitions.ts";
import { retryOf, type LockedOneOff } from "./oneOffEvents.ts";
import type { RetryConf } from "./retryConf.ts";
import type { Kind } from "./scheduleQueue.ts";

/** One thing to deliver, of either kind. */
export interface Work {
  kind: Kind;
  id: string;
  /** Of the cron trigger; undefined for a one-off event. */
  name: string | undefined;
  /** ISO 8601, whole seconds. */
  scheduledTime: string;
  tries: number;
  target: DeliveryTarget;
  retry: RetryConf;
  /** JSON text; keys without a value are left out. */
  body: string;
}

export function tickWork({ id, scheduledTime, tries }: LockedTick, trigger: CronTrigger): Work {
  const { name, payload, comment } = trigger;
  const time = instant(scheduledTime);
  return {
    kind: "cron",
    id,
    name,
    scheduledTime: time,
    tries,
    target: trigger,
    retry: trigger,
    body: JSON.stringify({ id, name, scheduled_time: time, payload: payload ?? undefined, comment }),
  };
}

/** @throws Error when a variable that the event names is no longer set */
export function oneOffWork(event: LockedOneOff, env: Readonly<Record<string, string | undefined>>): Work {
  const { id, scheduledTime, createdAt, payload, comment, headers, tries } = event;
  const time = instant(scheduledTime);
  const retry = retryOf(event);
  const head = JSON.stringify({
    id,
    scheduled_time: time,
    created_at: createdAt.toISOString(),
    comment: comment ?? undefined,
  });
  return {
    kind: "scheduled",
    id,
    name: undefined,
    scheduledTime: time,
    tries,
    target: {
      url: fillTemplate(event.webhook, env),
      headers: resolveHeaders(headers ?? [], env),
      configuredHeaders: headers ?? [],
      timeoutMs: retry.timeoutMs,
    },
    retry,
    body: payload === null ? head : `${head.slice(0, -1)},"payload":${payload}}`,
  };
}

/** As Hasura writes it. */
function instant(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, "Z");
}

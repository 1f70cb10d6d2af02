import { fillTemplate, resolveHeaders, type ConfiguredHeader } from "../../webhooks/template.ts";
import { readRetryConf, type RetryConf, type RetryConfMetadata } from "./retryConf.ts";
import { checkSchedule } from "../../core/model/schedule.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** A cron trigger whose environment variables are filled in. */
export interface CronTrigger extends RetryConf {
  name: string;
  schedule: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  configuredHeaders: readonly ConfiguredHeader[];
  payload: unknown;
  comment: string | undefined;
}

interface CronMetadata {
  name: string;
  webhook: string;
  schedule: string;
  payload?: unknown;
  headers?: ConfiguredHeader[];
  retry_conf?: RetryConfMetadata;
  comment?: string | null;
}

/** @throws Error naming the trigger and what is wrong with it */
export function readCronTriggers(metadata: readonly unknown[] | undefined, env: Env): ReadonlyMap<string, CronTrigger> {
  const triggers = new Map<string, CronTrigger>();
  for (const trigger of (metadata ?? []) as CronMetadata[]) {
    const { name, webhook, schedule, payload, headers, retry_conf: retry, comment } = trigger;
    try {
      checkSchedule(schedule);
      triggers.set(name, {
        name,
        schedule,
        payload,
        comment: comment ?? undefined,
        url: fillTemplate(webhook, env),
        headers: resolveHeaders(headers, env),
        configuredHeaders: headers ?? [],
        ...readRetryConf(retry),
      });
    } catch (error) {
      throw new Error(`cron trigger ${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  return triggers;
}

import { RequestError } from "../http/RequestError.ts";
import type { Metadata } from "../../interface.ts";
import { checkSchedule } from "../../core/model/schedule.ts";
import { notExists, parseFailed, record, SUCCESS, text, type Commands } from "./calls.ts";
import type { MetadataStore } from "./metadataStore.ts";

interface Parts {
  store: MetadataStore;
  crons: { forget(trigger: string): Promise<void> };
}

interface Cron {
  name: string;
  include_in_metadata?: boolean;
}

/** The calls for cron triggers; the calls for their events are elsewhere. */
export function cronTriggerCommands({ store, crons }: Parts): Commands {
  return {
    create_cron_trigger: {
      changes: true,
      async run(args) {
        const { replace, ...trigger } = readTrigger(args);
        const others = all(store.document).filter(({ name }) => name !== trigger.name);
        if (others.length < all(store.document).length && replace !== true) {
          throw new RequestError(400, "already-exists", `cron trigger with name: ${trigger.name} already exists`);
        }
        await store.replace({ ...store.document, cron_triggers: [...others, trigger] });
        return SUCCESS;
      },
    },
    delete_cron_trigger: {
      changes: true,
      async run(args) {
        const wanted = text(args, "name");
        const others = all(store.document).filter(({ name }) => name !== wanted);
        if (others.length === all(store.document).length) {
          throw notExists(`cron trigger with name: "${wanted}" does not exist`);
        }
        await store.replace({ ...store.document, cron_triggers: others });
        await crons.forget(wanted);
        return SUCCESS;
      },
    },
    get_cron_triggers: { changes: false, run: async () => ({ cron_triggers: all(store.document) }) },
  };
}

/** Whether a cron trigger is part of the files. */
export function isListed(cron: unknown): boolean {
  return (cron as Cron).include_in_metadata !== false;
}

/**
 * The next document, with the cron triggers that are in no file.
 * @throws RequestError where the document has a trigger of the same name
 */
export function keepUnlisted(current: Metadata, next: Metadata): Metadata {
  const unlisted = all(current).filter((cron) => !isListed(cron));
  if (unlisted.length === 0) return next;
  for (const { name } of all(next)) {
    if (!unlisted.some((cron) => cron.name === name)) continue;
    const message = `cron trigger with name "${name}" already exists as a cron trigger with "included_in_metadata" as false`;
    throw new RequestError(400, "already-exists", message);
  }
  return { ...next, cron_triggers: [...all(next), ...unlisted] };
}

function all({ cron_triggers: crons }: Metadata): Cron[] {
  return (crons ?? []) as Cron[];
}

function readTrigger(args: unknown): Cron & Record<string, unknown> {
  const trigger = record(args);
  for (const key of ["name", "webhook", "schedule"]) text(args, key);
  if (typeof trigger.include_in_metadata !== "boolean") throw parseFailed('key "include_in_metadata" not found', "$");
  try {
    checkSchedule(trigger.schedule as string);
  } catch (error) {
    throw parseFailed((error as Error).message, "$.schedule");
  }
  return trigger as unknown as Cron & Record<string, unknown>;
}
